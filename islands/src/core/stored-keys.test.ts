// @vitest-environment node
/** The table of stored keys matches the code: nothing else is written, and each key has its writer. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { STORED } from "./stored-keys";

const SRC = join(import.meta.dirname, "..");

/** The files that browsers run: neither tests, nor the rules that tests share, nor this table. */
const files = new Map(
  readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => !/\.test\.tsx?$|(^|\/)(rules|testing)\/|^core\/stored-keys\.ts$/.test(name))
    .map((name) => [name, readFileSync(join(SRC, name), "utf8")]),
);

/** Files whose text matches, without comments. */
function filesWith(pattern: RegExp): string[] {
  const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return [...files].filter(([, text]) => pattern.test(code(text))).map(([name]) => name);
}

const STORAGES = ["local", "session"] as const;

/** Stores under a key: directly, or as a value of all tabs. */
const STORES = /\b(?:writeStored|sharedStore)(?:<\w+>)?\(/;
const TOOLS = ["state/shared-store.ts", "core/storage.ts"];

it("only one file opens the browser's storages", () => {
  expect(filesWith(/\b(localStorage|sessionStorage)\b/)).toEqual(["core/storage.ts"]);
  expect(
    filesWith(/\b(indexedDB|cookieStore|storageBuckets)\b|\bcaches\.|navigator\.storage/),
  ).toEqual([]);
});

it("cookies are written by the files of the table", () => {
  const writers = Object.values(STORED.cookie).map(({ by }) => by);
  expect(filesWith(/document\.cookie\s*=[^=]/).sort()).toEqual([...new Set(writers)].sort());
});

it.each(
  STORAGES.flatMap((area) =>
    Object.entries(STORED[area]).map(([key, it]) => [area, key, it] as const),
  ),
)("%s %s has its writer", (area, key, { by }) => {
  const name = new RegExp(`["']${key.replaceAll("-", "\\-")}["']`);
  if (by === null) {
    expect(filesWith(new RegExp(`readStored\\(["']${area}`)).length).toBeGreaterThan(0);
    return;
  }
  expect(files.get(by), by).toMatch(STORES);
  // The name is a constant of this file, or of one that it shares the key with.
  expect(filesWith(name).length, `a file that names "${key}"`).toBeGreaterThan(0);
});

it("each file that stores is in the table", () => {
  const known = STORAGES.flatMap((area) => Object.values(STORED[area]).map(({ by }) => by));
  const writers = filesWith(STORES).filter((name) => !TOOLS.includes(name));
  // These write a key whose main writer is another file.
  const others = ["live/list-view.ts", "account/gates.ts", "odds-format/shared/choose.ts"];
  expect(
    writers.filter((name) => !known.includes(name as never) && !others.includes(name)),
  ).toEqual([]);
});
