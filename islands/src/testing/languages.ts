/** The site's languages, as listed in `content/site.toml`: tests cover all of them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { KNOWN } from "./locales.gen";

/** A language of the site. */
export type Language = (typeof KNOWN)[number];

/** The site's languages, the default first. */
export const LANGUAGES: readonly Language[] = codes().map((code) => {
  const language = KNOWN.find((known) => known.code === code);
  if (!language) throw new Error(`content/site.toml names \`${code}\`, which is no known locale`);
  return language;
});

/** Those in which islands are hydrated by the tests: a long one, right to left, without spaces. */
export const HYDRATED = LANGUAGES.filter(({ code }) => ["en-ZA", "br", "ar", "ja"].includes(code));

/** The language whose paths have no prefix. */
export const DEFAULT = LANGUAGES[0] as Language;

function codes(): string[] {
  const settings = join(import.meta.dirname, "../../../content/site.toml");
  const [, list] = /^locales\s*=\s*\[([^\]]*)\]/m.exec(readFileSync(settings, "utf8")) ?? [];
  const found = [...(list ?? "").matchAll(/"([^"]+)"/g)].map(([, code]) => code ?? "");
  if (found.length === 0) throw new Error("content/site.toml has no `locales`");
  return found;
}
