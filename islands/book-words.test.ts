/** The chapters that are written by hand have every word that the code has of their subject. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LISTING_NAMES } from "./src/address/listing-names";
import { SORT_FIELDS, TIMES } from "./src/listing/query";
import { BOOK } from "./src/testing/rules-book";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** The words of a chapter that are written as code, alone or in a call or a message. */
const words = (chapter: string) =>
  [...read(`${BOOK}${chapter}.md`).matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) => [
    code,
    ...(code.match(/[\w.]+/g) ?? []),
  ]);

/** The codes of the operator, and those of the page itself. */
const CODES = "error-codes and errors";

const wire = read("src/api/wire.gen.ts");

/** The words of an enumeration of the wire. */
function enumerated(name: string): string[] {
  const [, union = ""] = new RegExp(`export type ${name} = (.*);`).exec(wire) ?? [];
  return [...union.matchAll(/"(\w+)"/g)].map(([, word = ""]) => word);
}

/** The words of a text that a pattern finds. */
const found = (path: string, pattern: RegExp) =>
  [...read(path).matchAll(pattern)].map(([, word = ""]) => word);

const TABLES: readonly (readonly [chapters: string, what: string, words: readonly string[]])[] = [
  ...[
    "SportKind",
    "Provider",
    "TournamentKind",
    "Side",
    "BetKind",
    "BetStatus",
    "BetResult",
    "OddsAcceptMode",
    "OddsFormat",
    "BonusStatus",
    "LimitKind",
    "LimitStatus",
  ].map((name) => ["entities", name, enumerated(name)] as const),
  ["push", "the events", [...wire.matchAll(/"event_name": "(\w+)"/g)].map(([, name = ""]) => name)],
  ["errors", "problems of the push", found("src/push/problems.ts", /\| "(push\.\w+)"/g)],
  [CODES, "refusals of bets", found("src/slip/refusals.ts", /^ {2}"?(\w+)"?: "slip-error/gm)],
  [CODES, "refusals of limits", found("src/limits/prompt.ts", /^ {2}(\w+): "\w+",$/gm)],
  [CODES, "refusals of fields", found("src/account/sign-up/fields.ts", /^ {2}(\w+): "\w+",$/gm)],
  ["addresses", "parameters of lists", LISTING_NAMES],
  ["addresses", "times of lists", TIMES],
  ["addresses", "fields to sort by", SORT_FIELDS],
  [
    "addresses",
    "forms",
    found("src/account/shared/sign-in.ts", /^ {2}\| "([\w-]+)"/gm).filter(
      (form) => !form.endsWith("-reminder"),
    ),
  ],
];

test.each(TABLES)("%s has %s", (chapters, _, all) => {
  expect(all.length).toBeGreaterThan(1);
  const known = new Set(chapters.split(" and ").flatMap(words));
  expect(all.filter((word) => !known.has(word))).toEqual([]);
});
