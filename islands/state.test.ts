/** The check of module state finds what a module changes, and nothing else. */
import { expect, test } from "vitest";
import { faultsOf, stateOf } from "./state.mjs";

const found = (text: string) => stateOf("a.ts", text).map(({ name, line }) => `${line} ${name}`);

test("every variable of a module that can be set", () => {
  expect(found("let a = 1;\nexport let b: string;\nvar c, d;\nlet { e } = f();")).toEqual([
    "1 a",
    "2 b",
    "3 c",
    "3 d",
    "4 { e }",
  ]);
  expect(found("declare let a: number;\nconst b = 1;")).toEqual([]);
});

test.each([
  ["const all = new Map<string, number>();", "all.set(key, 1);"],
  ["export const all = new WeakSet();", "if (all?.delete(key)) return;"],
  ["const all: string[] = [];", "all.push(key);"],
  ["const all = [] as string[];", "all[0] = key;"],
  ["const all = { count: 0 };", "all.count += 1;"],
  ["const all = { count: 0 } satisfies All;", "all.count++;"],
  ["const all = { of: new Set() };", "all.of.add(key);"],
  ["const all: Record<string, number> = {};", "delete all[key];"],
  ["const all = {};", "Object.assign(all, { key });"],
])("%s that %s changes", (declared, changes) => {
  expect(found(`${declared}\nfunction change(key) { ${changes} }`)).toEqual(["1 all"]);
  expect(found(`${declared}\nfunction read(key) { return all[key] ?? other.push(key); }`)).toEqual(
    [],
  );
});

test("state of a function is its own", () => {
  const text = "function createCounter() { let count = 0; const all = []; all.push(count); }";
  expect(found(`${text}\nexport const { next } = createCounter();`)).toEqual([]);
});

test("what another module changes is state, too", () => {
  const tree = new Map([
    ["live/counts.ts", "export const counts = { now: 0 };\nexport const $count = atom(0);"],
    [
      "live/shared/search.ts",
      'import { $count, counts as all } from "../counts";\nall.now += 1;\n$count.set(1);',
    ],
  ]);
  expect(faultsOf(tree, {})).toEqual([
    expect.stringMatching(/^live\/counts\.ts:1: module state: counts \(changed in place\); /),
  ]);
});

test("an exception has its file and name, and is needed", () => {
  const tree = new Map([["slip/a.ts", "const ok = 1;\nlet a = 1;\nlet b = 1;"]]);
  expect(faultsOf(tree, { "slip/a.ts a": "why" })).toEqual([
    expect.stringMatching(/^slip\/a\.ts:3: module state: b \(let\); /),
  ]);
  const unused = { "slip/a.ts a": "why", "slip/a.ts b": "why", "slip/a.ts c": "why" };
  expect(faultsOf(tree, unused)).toEqual([
    "slip/a.ts c: has no state any more, and needs no exception",
  ]);
});

test("there are at most 15 exceptions", () => {
  const names = Array.from({ length: 16 }, (_, place) => `a${place}`);
  const tree = new Map([["a.ts", names.map((name) => `let ${name};`).join("\n")]]);
  const exceptions = Object.fromEntries(names.map((name) => [`a.ts ${name}`, "why"]));
  expect(faultsOf(tree, exceptions)).toEqual(["there are more than 15 exceptions"]);
});
