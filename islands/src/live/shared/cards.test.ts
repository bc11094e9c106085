import { expect, test } from "vitest";
import type { Market } from "../../api/matches";
import { cardsNow } from "./cards";

function total(line: string, status = 1, outcomes = [12, 13]): Market {
  return {
    id: 18,
    name: "Total goals",
    status,
    specifier: `total=${line}`,
    outcomes: outcomes.map((id) => ({ id, name: `${id} ${line}`, active: true, odds: 1900 })),
    market_groups: [{ groupKey: "totals" }],
    priority: 1,
    most_balanced: false,
    custom_bet_groups: [],
  };
}

const MARKETS = [{ ...total("2.5"), most_balanced: true }, total("1.5"), total("10.5")];
const CARDS = cardsNow([], MARKETS);

const lines = (cards: ReturnType<typeof cardsNow>) =>
  cards.map((card) => card.lines.map((line) => line.specifier.replace("total=", "")));

test("other prices and states of known markets change nothing: they belong to the writer", () => {
  const moved = MARKETS.map((market) => ({
    ...market,
    status: -1,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, odds: 1500, active: false })),
  }));
  expect(cardsNow(CARDS, moved)).toBe(CARDS);
});

test("a new line is sorted among the others by its value, below the most balanced one", () => {
  const more = [...MARKETS, total("3.5"), total("0.5")];
  expect(lines(cardsNow(CARDS, more))).toEqual([["2.5", "0.5", "1.5", "3.5", "10.5"]]);
});

test("another line becomes the most balanced one", () => {
  const [first, second, third] = MARKETS as [Market, Market, Market];
  const now = [{ ...first, most_balanced: false }, { ...second, most_balanced: true }, third];
  expect(lines(cardsNow(CARDS, now))).toEqual([["1.5", "2.5", "10.5"]]);
});

test("a dropped line leaves, and a card with its last one; an unchanged card stays the same object", () => {
  const half = { ...total("1.5"), id: 68, name: "1st half total" };
  const both = cardsNow(CARDS, [...MARKETS, half]);
  expect(lines(both)).toEqual([["2.5", "1.5", "10.5"], ["1.5"]]);
  expect(both[0]).toBe(CARDS[0]);
  const fewer = cardsNow(both, [...MARKETS.slice(0, 2), total("10.5", 0), { ...half, status: 0 }]);
  expect(lines(fewer)).toEqual([["2.5", "1.5"]]);
});

test("a market with the same id and another name has its own card and key", () => {
  const player = { ...total("player=7"), specifier: "player=7", name: "Goals by Saka" };
  expect(cardsNow(CARDS, [...MARKETS, player]).map((card) => card.key)).toEqual(["18", "18-2"]);
});

test("a new outcome joins its line", () => {
  const now = MARKETS.map((market) =>
    market.specifier === "total=1.5" ? total("1.5", 1, [12, 13, 14]) : market,
  );
  const [card] = cardsNow(CARDS, now);
  expect(card?.lines[1]?.outcomes.map((one) => one.id)).toEqual([12, 13, 14]);
  expect(card?.lines[0]).toEqual(CARDS[0]?.lines[0]);
});
