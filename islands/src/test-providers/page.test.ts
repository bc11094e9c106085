import { beforeEach, expect, test, vi } from "vitest";
import { TEST_PROVIDERS_KEY } from "../core/test-providers-key";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
const write = vi.spyOn(document, "cookie", "set");

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  leave("; max-age=-1");
  vi.stubGlobal("origin", location.origin);
  warn.mockClear();
  write.mockClear();
});

/** Leaves a cookie as an earlier page did. */
function leave(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the script does
  document.cookie = `${TEST_PROVIDERS_KEY}=${value}; path=/`;
}

/** A page of a tester who stored this text. */
async function opens(stored?: string): Promise<string> {
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem(TEST_PROVIDERS_KEY, stored);
  vi.resetModules();
  await import("./page");
  return document.cookie;
}

test("pairs are written for the session, and for all of the host", async () => {
  const stored = JSON.stringify({ betradar: "feed-2", "pay.card": "3ds_fails" });
  expect(await opens(stored)).toBe("testCustomProviders=betradar:feed-2|pay.card:3ds_fails");
  expect(write.mock.calls).toEqual([
    ["testCustomProviders=betradar:feed-2|pay.card:3ds_fails; path=/; samesite=lax"],
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test("the next page without the key has no cookie", async () => {
  expect(await opens('{"betradar":"feed-2"}')).not.toBe("");
  expect(await opens()).toBe("");
  expect(warn).not.toHaveBeenCalled();
});

test.each<[key: string, value: unknown]>([
  ["a|b", "c"],
  ["a", "b|c"],
  ["a:b", "c"],
  ["a", "b; domain=.example"],
  ["a", "ü"],
  ["a", "c\n"],
  ["", "c"],
  ["a", ""],
  ["a", 7],
  ["a", null],
])("a pair of %j and %j is refused and named, and the others are written", async (key, value) => {
  expect(await opens(JSON.stringify({ oddin: "up", [key]: value }))).toBe(
    "testCustomProviders=oddin:up",
  );
  expect(warn.mock.calls).toEqual([[expect.stringContaining("refused"), key, value]]);
});

test.each(["7", "null", '["a"]', '"a:b"', "{a:b}"])(
  "%s is no object of providers: there is no cookie, and a warning",
  async (stored) => {
    expect(await opens('{"betradar":"feed-2"}')).not.toBe("");
    expect(await opens(stored)).toBe("");
    expect(warn).toHaveBeenCalledTimes(1);
  },
);

/** The scripts that the script before the paint starts, in order, and whether each waits for the ones before it. */
async function started(
  stored?: string,
  isAllowed = true,
): Promise<[name: string, inOrder: boolean][]> {
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem(TEST_PROVIDERS_KEY, stored);
  document.head.innerHTML = "";
  const append = vi.spyOn(document.head, "append").mockImplementation(() => {});
  const own = document.createElement("script");
  own.dataset.core = "/assets/core-12345678.js";
  if (isAllowed) own.dataset.test = "";
  vi.spyOn(document, "currentScript", "get").mockReturnValue(own);
  vi.spyOn(customElements, "define").mockImplementation(() => {});
  history.replaceState(null, "", "/?page=2");
  vi.resetModules();
  await import("../core/before-paint");
  const scripts = append.mock.calls.flat() as HTMLScriptElement[];
  append.mockRestore();
  return scripts.map(({ src, async }) => [
    /assets\/(.*)-12345678\.js$/.exec(src)?.[1] ?? src,
    !async,
  ]);
}

test("a tester's page runs it before anything that makes a call", async () => {
  const inOrder = [
    ["test-providers", true],
    ["core", true],
    ["listing", true],
  ];
  expect(await started('{"betradar":"feed-2"}')).toEqual(inOrder);
  // The key is gone, and the cookie is not.
  leave("betradar:feed-2");
  expect(await started()).toEqual(inOrder);
});

test("a site whose settings have no testers does not load it", async () => {
  const names = (await started('{"betradar":"feed-2"}', false)).map(([name]) => name);
  expect(names).toEqual(["core", "listing"]);
});

test("any other page does not load it", async () => {
  expect((await started()).map(([name]) => name)).toEqual(["core", "listing"]);
});

test("a page in a sandboxed frame, whose cookies may not be asked for, starts as any other", async () => {
  const asked = vi.spyOn(document, "cookie", "get").mockImplementation(() => {
    throw new DOMException("The document is sandboxed", "SecurityError");
  });
  vi.stubGlobal("origin", "null");
  expect((await started()).map(([name]) => name)).toEqual(["core", "listing"]);
  asked.mockRestore();
});
