import { expect, test } from "vitest";
import type { Market } from "../../api/matches";
import type { MarketCardProps } from "../../api/props.gen";
import { marketOf } from "../../rules/markets";
import { mergeMarkets } from "./cards";

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

const CARD: MarketCardProps = {
  key: "18",
  name: "Total goals",
  groups: ["main", "totals"],
  columns: 2,
  lines: [marketOf(total("2.5")), marketOf(total("1.5")), marketOf(total("10.5"))],
};

const lines = (cards: readonly MarketCardProps[]) =>
  cards.map((card) => card.lines.map((line) => line.specifier.replace("total=", "")));

test("known markets change nothing: prices belong to the writer", () => {
  const cards = [CARD];
  expect(mergeMarkets(cards, [total("2.5", -1), total("10.5")])).toBe(cards);
});

test("a new line is sorted among the others by its value, below the most balanced one", () => {
  expect(lines(mergeMarkets([CARD], [total("3.5"), total("0.5")]))).toEqual([
    ["2.5", "0.5", "1.5", "3.5", "10.5"],
  ]);
});

test("a market that takes no more bets adds no line and no card", () => {
  const cards = [CARD];
  expect(mergeMarkets(cards, [total("3.5", -2), { ...total("3.5", 0), id: 19 }])).toBe(cards);
});

test("a new market is a new card at the end; its lines join it", () => {
  const half = { ...total("1.5"), id: 68, name: "1st half total" };
  const merged = mergeMarkets([CARD], [half, { ...half, specifier: "total=2.5" }]);
  expect(merged.map(({ key, name }) => [key, name])).toEqual([
    ["18", "Total goals"],
    ["68", "1st half total"],
  ]);
  expect(lines(merged)[1]).toEqual(["1.5", "2.5"]);
});

test("a market with the same id and another name has its own card and key", () => {
  const player = { ...total("player=7"), specifier: "player=7", name: "Goals by Saka" };
  expect(mergeMarkets([CARD], [player]).map((card) => card.key)).toEqual(["18", "18-2"]);
});

test("a new outcome joins its line", () => {
  const [card] = mergeMarkets([CARD], [total("1.5", 1, [12, 13, 14])]);
  expect(card?.lines[1]?.outcomes.map((one) => one.id)).toEqual([12, 13, 14]);
  expect(card?.lines[0]).toBe(CARD.lines[0]);
});
