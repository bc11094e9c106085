// @vitest-environment node
/** Addresses of scripts: a text, or what a browser with Trusted Types wants. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scriptUrls } from "./script-urls";

/** A browser's type: no text, but it can be read as one. */
class TrustedScriptURL {
  constructor(private readonly url: string) {}
  toString(): string {
    return this.url;
  }
}

const below = (name: string) => `/assets/${name}.js`;
let created: string[];

/** As a browser, whose policy allows each name once. */
function createPolicy(as: string, rules: { createScriptURL(name: string): string }) {
  if (created.includes(as)) throw new TypeError(`Policy "${as}" already exists.`);
  created.push(as);
  return { createScriptURL: (name: string) => new TrustedScriptURL(rules.createScriptURL(name)) };
}

beforeEach(() => {
  created = [];
});
afterEach(() => vi.unstubAllGlobals());

test("a browser without Trusted Types gets a text", () => {
  expect(scriptUrls("mine", below).createScriptURL("core")).toBe("/assets/core.js");
});

test("a browser with Trusted Types gets its own type, by a policy that is made once", () => {
  vi.stubGlobal("trustedTypes", { createPolicy });
  const urls = scriptUrls("mine", below);
  for (const name of ["core", "listing"]) {
    const url: unknown = urls.createScriptURL(name);
    expect(url).toBeInstanceOf(TrustedScriptURL);
    expect(String(url)).toBe(`/assets/${name}.js`);
  }
  expect(created).toEqual(["mine"]);
});
