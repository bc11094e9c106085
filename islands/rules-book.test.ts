import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Chapter, rulesOf } from "./src/testing/row";
import { BOOK, MARK, pagesOf, TABLES } from "./src/testing/rules-book";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const tables = Object.values(TABLES).map((folder) => {
  const source = `src/${folder}/rules.json`;
  const chapters: readonly Chapter[] = JSON.parse(read(source));
  return { chapters, pages: pagesOf(chapters, `islands/${source}`) };
});
const pages = new Map(tables.flatMap((table) => [...table.pages]));

test("the book's chapters of rules are those of the tables; else `npm run rules -- --book` writes them", () => {
  const written = readdirSync(new URL(BOOK, import.meta.url))
    .map((name): [string, string] => [name, read(BOOK + name)])
    .filter(([name, text]) => pages.has(name) || text.includes(MARK));
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(pages));
});

test("no two chapters have the same name, and no two rules the same id", () => {
  expect(pages.size).toBe(tables.flatMap(({ chapters }) => chapters).length);
  const ids = tables.flatMap(({ chapters }) => rulesOf(chapters)).map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z]+\.[1-9]\d*$/.test(id))).toEqual([]);
});

test("the numbers of a topic go up in the order in which they are read", () => {
  const last = new Map<string, number>();
  for (const { id } of tables.flatMap(({ chapters }) => rulesOf(chapters))) {
    const [word = "", number] = id.split(".");
    expect(Number(number), id).toBe((last.get(word) ?? 0) + 1);
    last.set(word, Number(number));
  }
});
