// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { Market } from "../api/matches";
import { cardsOf } from "../rules/cards";
import { mergeJoinable } from "./markets";
import {
  type BuilderPick,
  canJoin,
  findPick,
  lineOf,
  pickOf,
  pickState,
  renewPicks,
  togglePick,
} from "./picks";

const MATCH = 1001;

function market(id: number, specifier: string | null, change: Partial<Market> = {}): Market {
  return {
    id,
    name: `Market ${id}`,
    status: 1,
    specifier,
    outcomes: [
      { id: 1, name: "Yes", active: true, odds: 1500 },
      { id: 2, name: "No", active: true, odds: 2500 },
    ],
    market_groups: [{ groupKey: "main" }],
    priority: 100 - id,
    most_balanced: false,
    custom_bet_groups: ["score"],
    ...change,
  };
}

function pick(from: Market, outcomeId: number): BuilderPick {
  const found = pickOf(MATCH, from, outcomeId);
  if (!found) throw new Error(`market ${from.id} has no outcome ${outcomeId}`);
  return found;
}

const WIN = market(1, null);
const GOALS = market(18, "total=2.5");
const CORNERS = market(166, "total=9.5", { custom_bet_groups: ["corners"] });
const BOTH = market(29, null, { custom_bet_groups: ["score", "corners"] });

describe("picking", () => {
  test("a picked outcome is dropped", () => {
    const picks = [pick(WIN, 1), pick(GOALS, 1)];
    expect(togglePick(picks, pick(WIN, 1))).toEqual([pick(GOALS, 1)]);
  });

  test("another outcome of a line replaces the first one", () => {
    const picks = togglePick([pick(WIN, 1), pick(GOALS, 1)], pick(WIN, 2));
    expect(picks.map(({ key }) => key)).toEqual(["1001:18:total=2.5:1", "1001:1::2"]);
  });

  test("another line of a market is another pick", () => {
    const other = market(18, "total=3.5");
    expect(togglePick([pick(GOALS, 1)], pick(other, 2))).toHaveLength(2);
  });

  test("an outcome that the market lacks cannot be picked", () => {
    expect(pickOf(MATCH, WIN, 9)).toBeUndefined();
    expect(findPick(MATCH, [WIN], { marketId: 1, specifier: null, outcomeId: 9 })).toBeUndefined();
    expect(findPick(MATCH, [WIN], { marketId: 2, specifier: null, outcomeId: 1 })).toBeUndefined();
  });
});

describe("joining", () => {
  const joins = (picks: readonly BuilderPick[], one: Market) =>
    canJoin(picks, lineOf(one), one.custom_bet_groups);

  test("one group must contain them all", () => {
    expect(joins([pick(WIN, 1)], GOALS)).toBe(true);
    expect(joins([pick(WIN, 1)], CORNERS)).toBe(false);
    expect(joins([pick(WIN, 1)], BOTH)).toBe(true);
    expect(joins([pick(BOTH, 1)], CORNERS)).toBe(true);
    // Each shares a group with the market of both, but no group has all three.
    expect(joins([pick(WIN, 1), pick(BOTH, 1)], CORNERS)).toBe(false);
  });

  test("a pick of the same line does not matter: it would be replaced", () => {
    expect(joins([pick(WIN, 1)], WIN)).toBe(true);
    expect(joins([pick(CORNERS, 1)], market(166, "total=9.5"))).toBe(true);
  });

  test("a market without a group cannot be joined", () => {
    expect(joins([], market(2, null, { custom_bet_groups: [] }))).toBe(false);
  });
});

describe("a pick's state", () => {
  const price = { odds: 1500, active: true, marketStatus: 1, listed: true };
  test.each([
    ["takes bets", price, 0, ""],
    ["takes bets live", price, 1, ""],
    ["is suspended with its market", { ...price, marketStatus: -1 }, 0, "suspended"],
    ["is suspended by itself", { ...price, active: false }, 0, "suspended"],
    ["is gone with its match", price, 4, "gone"],
    ["is gone with its market", { ...price, marketStatus: -3 }, 0, "gone"],
    ["is gone when nobody lists it", { ...price, listed: false }, 0, "gone"],
    ["is gone when it is unknown", undefined, 0, "gone"],
  ] as const)("%s", (_, known, status, state) => {
    expect(pickState(known, status)).toBe(state);
  });
});

describe("the operator's markets", () => {
  test("are added, removed and reshaped; otherwise the list stays the same object", () => {
    const list = mergeJoinable([], [WIN, GOALS, market(2, null, { custom_bet_groups: [] })]);
    expect(list).toEqual([WIN, GOALS]);
    const moved = { ...GOALS, outcomes: GOALS.outcomes.map((one) => ({ ...one, odds: 9000 })) };
    expect(mergeJoinable(list, [moved])).toBe(list);
    expect(mergeJoinable(list, [{ ...GOALS, status: -3 }])).toBe(list);
    expect(mergeJoinable(list, [market(5, null, { status: -3 })])).toBe(list);
    expect(mergeJoinable(list, [market(5, null, { status: -1 })])).toHaveLength(3);
    expect(mergeJoinable(list, [{ ...WIN, custom_bet_groups: [] }])).toEqual([GOALS]);
    const grown = { ...WIN, outcomes: [...WIN.outcomes, { ...moved.outcomes[0], id: 3 }] };
    expect(mergeJoinable(list, [grown as Market])).toEqual([grown, GOALS]);
  });

  test("form cards in the operator's order, the most balanced line first", () => {
    const low = market(18, "total=1.5");
    const high = market(18, "total=3.5");
    const balanced = { ...GOALS, most_balanced: true };
    const cards = cardsOf([high, low, balanced, WIN]);
    expect(cards.map(({ name }) => name)).toEqual(["Market 1", "Market 18"]);
    expect(cards[1]?.lines.map(({ specifier }) => specifier)).toEqual([
      "total=2.5",
      "total=1.5",
      "total=3.5",
    ]);
  });

  test("rename the picks; unlisted picks stay unchanged", () => {
    const renamed = { ...WIN, name: "Match result", custom_bet_groups: ["other"] };
    const picks = renewPicks(MATCH, [pick(WIN, 1), pick(GOALS, 1)], [renamed]);
    expect(picks[0]).toMatchObject({ marketName: "Match result", groups: ["other"] });
    expect(picks[1]).toEqual(pick(GOALS, 1));
  });
});
