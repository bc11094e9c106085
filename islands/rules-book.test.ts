import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Chapter, rulesOf } from "./src/testing/row";
import { BOOK, bookPages, MARK, TABLES } from "./src/testing/rules-book";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const tables = new Map(
  Object.values(TABLES).map((folder): [string, readonly Chapter[]] => {
    const source = `src/${folder}/rules.json`;
    return [`islands/${source}`, JSON.parse(read(source))];
  }),
);
const chapters = [...tables.values()].flat();
const ids = rulesOf(chapters).map(({ id }) => id);

test("the book's pages are those of the tables; else `npm run rules -- --book` writes them", () => {
  const pages = bookPages(tables);
  const written = readdirSync(new URL(BOOK, import.meta.url))
    .map((name): [string, string] => [name, read(BOOK + name)])
    .filter(([name, text]) => pages.has(name) || text.includes(MARK));
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(pages));
});

test("no two chapters have the same name, and no two rules the same id", () => {
  expect(new Set(chapters.map(({ chapter }) => chapter)).size).toBe(chapters.length);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("an id is a word and a number, which goes up in the order in which the rules are read", () => {
  const last = new Map<string, number>();
  for (const id of ids) {
    const [, word = "", number] = /^([a-z]+)\.([1-9]\d*)$/.exec(id) ?? [];
    expect(Number(number), id).toBe((last.get(word) ?? 0) + 1);
    last.set(word, Number(number));
  }
});
