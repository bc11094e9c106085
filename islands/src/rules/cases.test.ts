/**
 * The generator's output for the operator's matches and markets (`cases/`, written by
 * `generator/site/tests/site/cases`), replayed on the browser's rules.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ListSource } from "../api/props.gen";
import type { Market, Match } from "../api/wire.gen";
import { cardsOf, hasJoinable, tabsOf } from "./cards";
import { groupsOf, type ListRules } from "./lists";
import { onPage } from "./on-page";

interface Case<I> {
  readonly about: string;
  readonly input: I;
  readonly expected: unknown;
}

type ListInput = Pick<ListRules, "zone"> & {
  readonly list: { readonly kind: ListSource["kind"]; readonly id?: number };
  readonly limit: number;
  readonly matches: readonly Match[];
  readonly markets: Readonly<Record<string, readonly Market[]>>;
};

const FOLDER = join(import.meta.dirname, "cases");
const NAMES = readdirSync(FOLDER).sort();
const LISTS = NAMES.filter((name) => name.startsWith("list-"));
const MARKETS = NAMES.filter((name) => name.startsWith("markets-"));

function read<I>(name: string): Case<I> {
  return JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Case<I>;
}

test("every case is replayed", () => {
  expect(NAMES).toEqual([...LISTS, ...MARKETS]);
  expect(LISTS.length).toBeGreaterThan(10);
  expect(MARKETS.length).toBeGreaterThan(10);
});

test.each(LISTS)("%s", (name) => {
  const { about, input, expected } = read<ListInput>(name);
  const { limit, zone } = input;
  const { kind, id = null } = input.list;
  const rules = { list: { kind, id, limit, most: null, sport: null }, zone, prefix: "" };
  const beside = (id: number) => {
    const markets = input.markets[id] ?? [];
    return { markets, more: cardsOf(markets).length };
  };
  expect(groupsOf(input.matches, rules, beside), about).toEqual(expected);
  expect(groupsOf(input.matches.toReversed(), rules, beside), "sent in another order").toEqual(
    expected,
  );
});

test.each(MARKETS)("%s", (name) => {
  const { about, input, expected } = read<{ readonly markets: readonly Market[] }>(name);
  const all = cardsOf(input.markets);
  const cards = all.slice(0, onPage(all));
  const shown = {
    cards,
    rest: all.length - cards.length,
    tabs: tabsOf(input.markets, all),
    joins: hasJoinable(input.markets),
  };
  expect(shown, about).toEqual(expected);
});
