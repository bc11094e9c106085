/** The table of islands agrees with the templates, the styles, the words and the cases of the parity tests. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { GENERATED } from "./generate.mjs";
import { ISLANDS, type Island, LATER_STYLES, OTHER_ENTRIES } from "./islands.mjs";
import { CASES } from "./parity/cases";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SRC = join(ROOT, "islands/src");
const ROWS: readonly (readonly [string, Island])[] = Object.entries(ISLANDS);

/** Elements that no component draws: alerts are kept by plain code, with the words beside them. */
const WITHOUT_ROW = ["alerts"];

/** Only a browser draws it: elsewhere its macro is a part of a page. */
const WITHOUT_CASE = ["match-centre"];

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
const unique = (all: readonly string[]) => [...new Set(all)].sort();

test.each(Object.entries(GENERATED))("src/%s is up to date", (file, content) => {
  expect(
    readFileSync(join(SRC, file), "utf8"),
    "stale: run `npm run generate --prefix islands`",
  ).toBe(content);
});

test("every island of a template has a row, and every row a template", () => {
  const named = filesIn("templates/islands").flatMap((file) =>
    [...read(`templates/islands/${file}`).matchAll(/<sb-island [^>]*data-name="([\w-]+)"/g)].map(
      ([, name]) => name ?? "",
    ),
  );
  expect(unique(named)).toEqual(unique([...Object.keys(ISLANDS), ...WITHOUT_ROW]));
});

test("every island has a case of the parity tests", () => {
  const drawn = CASES.map(({ island }) => island);
  expect(unique([...drawn, ...WITHOUT_CASE])).toEqual(unique(Object.keys(ISLANDS)));
});

test("every entry in a folder of src is loaded", () => {
  const known = [...ROWS.flatMap(([, { entry }]) => entry ?? []), ...OTHER_ENTRIES];
  const entries = filesIn("islands/src").filter((file) =>
    /^[\w-]+\/(island|entry)\.ts$/.test(file),
  );
  expect(entries.map((file) => file.replace(/\.ts$/, "")).sort()).toEqual(unique(known));
});

describe.each(ROWS)("%s", (name, { component, withoutReact, words, style, entry }) => {
  test("its files are there", () => {
    for (const place of [component, withoutReact]) {
      const [file, exported] = place?.split("#") ?? [];
      const path = [".ts", ".tsx"].map((end) => join(SRC, file + end)).find(existsSync);
      if (!place) continue;
      expect(path, `islands/src/${file} is missing`).toBeDefined();
      expect(readFileSync(path ?? "", "utf8")).toMatch(new RegExp(`\\b${exported ?? ""}\\b`));
    }
    if (words) expect(filesIn("locales/en/islands")).toContain(`${words}.ftl`);
    if (style) expect(filesIn("templates/styles")).toContain(LATER_STYLES[style]);
  });

  test("an entry that registers it loads its style", () => {
    if (!entry) return;
    const code = readFileSync(join(SRC, `${entry}.ts`), "utf8");
    expect(code).toContain(`registerLater("${name}"`);
    expect(code.includes("withStyle(")).toBe(style !== undefined);
    if (style) expect(code).toContain(`withStyle("${style}"`);
  });
});
