/**
 * What a tester wants certain providers to do, as a cookie that the calls bring along. A script of its own, without
 * imports: `before-paint.ts` starts it ahead of the core, and so of the first call, where the key is stored, or the
 * cookie is left of an earlier page.
 */
import { readStored } from "../core/storage";
import { TEST_PROVIDERS_KEY } from "../core/test-providers-key";

/** What a key and a value may be made of: nothing that separates pairs, or ends a cookie. */
const PLAIN = /^[\w.-]+$/;

const cookie = cookieOf(readStored("local", TEST_PROVIDERS_KEY));
// biome-ignore lint/suspicious/noDocumentCookie: the calls of this page wait for it, and the cookie store answers later
document.cookie = `${TEST_PROVIDERS_KEY}=${cookie}; path=/; samesite=lax${cookie ? "" : "; max-age=-1"}`;

/** `key:value|key:value`; nothing where there are none. */
function cookieOf(stored: unknown): string {
  if (stored === undefined) return "";
  if (stored === null || typeof stored !== "object" || Array.isArray(stored)) {
    console.warn(`storage key "${TEST_PROVIDERS_KEY}" is no object of providers:`, stored);
    return "";
  }
  const pairs = Object.entries(stored).filter(([key, value]) => {
    const isPlain = PLAIN.test(key) && typeof value === "string" && PLAIN.test(value);
    if (!isPlain) console.warn(`storage key "${TEST_PROVIDERS_KEY}": refused`, key, value);
    return isPlain;
  });
  return pairs.map(([key, value]) => `${key}:${value}`).join("|");
}
