/** Imports in `src/` point one way; and the check finds planted violations. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { check, type Tree } from "./check";

const SRC = join(import.meta.dirname, "../src");

test("imports of src point one way", () => {
  const entries = readdirSync(SRC, { recursive: true, encoding: "utf8" });
  const paths = entries
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path));
  const tree = new Map(paths.map((path) => [path, readFileSync(join(SRC, path), "utf8")]));
  expect(tree.size).toBeGreaterThan(100);
  expect(check(tree)).toEqual([]);
});

/**
 * What writes to the console itself: the report, until a reporter takes over; the core and the scripts beside it, which
 * have no room for it; one line of quick bet; and what a test needs.
 */
const WRITERS =
  /^(report|core|test-providers|testing)\/|^main\.ts$|^time-zone\/page\.ts$|\.test\.tsx?$/;

test("only the report writes to the console", () => {
  const paths = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !WRITERS.test(path));
  const writing = paths.filter((path) =>
    /\bconsole\.\w+\(/.test(readFileSync(join(SRC, path), "utf8")),
  );
  expect(writing).toEqual([]);
});

/**
 * What makes HTML or code of a text. The security policy demands Trusted Types, and its policies only make addresses of our
 * own scripts (`src/trusted/script-urls.ts`): browsers refuse all of these.
 */
const SINKS =
  /\b(?:dangerouslySetInnerHTML|(?:inner|outer)HTML\s*=|setHTMLUnsafe|parseHTMLUnsafe|insertAdjacentHTML|createContextualFragment|DOMParser|document\.write|srcdoc|execCommand|importScripts|eval\(|new Function|set(?:Timeout|Interval)\(["'`])/;

/** What makes a script of an address; with it, where the address is one that a policy has made. */
const SCRIPTS = /createElement\("script"\)|new (?:Shared)?Worker\(|serviceWorker\.register/;
const TRUSTED = ["core/before-paint.ts", "push/port.ts"];

/** Both load a third party's script, which may write HTML as it likes: a site that has one does not demand Trusted Types. */
const OF_OTHERS = ["account/deposit/spi.ts", "notifications/device.ts"];

test("no text becomes HTML or code, and only a policy's addresses become scripts", () => {
  const paths = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path));
  const having = (what: RegExp) =>
    paths.filter((path) => what.test(readFileSync(join(SRC, path), "utf8"))).sort();
  expect(having(SINKS)).toEqual([]);
  expect(having(SCRIPTS)).toEqual([...OF_OTHERS, ...TRUSTED].sort());
  expect(having(/\bscriptUrls\("/)).toEqual(TRUSTED);
});

/** A small tree that follows the rules. */
const TREE: Readonly<Record<string, string>> = {
  "main.ts": 'void import("./islands");',
  "islands.ts": 'import "./slip/island";\nimport "./odds/island";',
  "core/prices.ts": "export const price = 1;",
  "betting/odds.ts": 'import { price } from "../core/prices";\nexport const odds = price;',
  "odds/island.ts": 'import { pick } from "../slip/shared/pick";\npick();',
  "slip/island.ts": 'import { rest } from "./rest";\nrest();',
  "slip/rest.ts": "export const rest = () => {};",
  "slip/shared/pick.ts":
    'import { odds } from "../../betting/odds";\nexport const pick = () => odds;',
  "slip/testing/slips.ts": "export const SLIPS = [];",
  "slip/rest.test.ts": 'import { SLIPS } from "./testing/slips";\nimport "../odds/island";\nSLIPS;',
};

function planted(files: Readonly<Record<string, string>>): Tree {
  return new Map(Object.entries({ ...TREE, ...files }));
}

test("a tree that follows the rules passes, whatever its tests import", () => {
  expect(check(planted({}))).toEqual([]);
});

describe("planted violations are found", () => {
  test.each<[what: string, files: Record<string, string>, finding: string]>([
    [
      "the ground imports a feature",
      { "core/prices.ts": '\nimport "../slip/shared/pick";' },
      "core/prices.ts:2 imports slip/shared/pick.ts: core/ knows no feature",
    ],
    [
      "a dynamic import goes up",
      { "betting/odds.ts": 'export const odds = import("../slip/rest");' },
      "betting/odds.ts:1 imports slip/rest.ts: betting/ knows no feature",
    ],
    [
      "a type goes up",
      { "core/prices.ts": 'import type { Odds } from "../betting/odds";' },
      "core/prices.ts:1 imports betting/odds.ts: core/ may import address/, trusted/",
    ],
    [
      "a type is named in place",
      { "core/prices.ts": 'export type Odds = import("../betting/odds").Odds;' },
      "core/prices.ts:1 imports betting/odds.ts: core/ may import address/, trusted/",
    ],
    [
      "something is exported again",
      { "core/prices.ts": 'export * from "../betting/odds";' },
      "core/prices.ts:1 imports betting/odds.ts: core/ may import address/, trusted/",
    ],
    [
      "a feature imports what another keeps for itself",
      { "odds/island.ts": 'import { rest } from "../slip/rest";\nimport "../slip/shared/pick";' },
      "odds/island.ts:1 imports slip/rest.ts: other features may only import from slip/shared/",
    ],
    [
      "a part imports an entry",
      { "slip/rest.ts": 'export const rest = () => import("../islands");' },
      "slip/rest.ts:1 imports islands.ts: an entry is imported by no part of the page",
    ],
    [
      "the page imports what is there for tests",
      { "slip/rest.ts": 'export { SLIPS as rest } from "./testing/slips";' },
      "slip/rest.ts:1 imports slip/testing/slips.ts: it is only for tests",
    ],
    [
      "what is shared is not used",
      { "odds/island.ts": "" },
      "slip/shared/pick.ts is in shared/, but no other feature imports it: move it out",
    ],
    [
      "two files import each other",
      { "slip/rest.ts": 'import "./island";' },
      "files in a circle: slip/island.ts -> slip/rest.ts -> slip/island.ts",
    ],
    [
      "a file imports itself",
      { "slip/rest.ts": 'void import("./rest");' },
      "files in a circle: slip/rest.ts -> slip/rest.ts",
    ],
    [
      "two features know each other, by files that are in no circle",
      {
        "odds/shared/list.ts": "export const list = [];",
        "slip/rest.ts":
          'import { list } from "../odds/shared/list";\nexport const rest = () => list;',
      },
      "folders in a circle: slip -> odds -> slip",
    ],
  ])("%s", (_, files, finding) => {
    expect(check(planted(files))).toContain(finding);
  });
});

test("an unreadable file is named", () => {
  expect(() => check(planted({ "slip/rest.ts": "import {" }))).toThrow(
    "slip/rest.ts cannot be read",
  );
});
