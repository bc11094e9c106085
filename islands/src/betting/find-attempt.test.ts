// @vitest-environment node
import { describe, expect, it } from "vitest";
import { findAttempt, type Knowledge, type ListedBet, reachesBefore } from "./find-attempt";
import type { Attempt, AttemptBet } from "./ticket";

const combo: AttemptBet = {
  id: "1",
  type: "combo",
  stake: 5000,
  currency: "ZAR",
  selections: [
    { match_id: 1001, market_id: 1, specifier: null, outcome_id: 1, odds: 1850 },
    { match_id: 1002, market_id: 18, specifier: "total=2.5", outcome_id: 12, odds: 1900 },
  ],
  picks: [],
};
const attempt: Attempt = {
  id: "one",
  sentAt: Date.parse("2026-11-20T12:00:00Z"),
  bets: [combo],
};
const bet = (change: Partial<ListedBet> = {}): ListedBet => ({
  id: "b1",
  type: "combo",
  stake: { value: 5000, currency: "ZAR" },
  system: null,
  created_at: "2026-11-20T12:00:01Z",
  selections: [
    {
      match: { id: 1002 },
      market: { id: 18 },
      outcome: { id: 12 },
      specifier: "total=2.5",
      odds: 1900,
    },
    { match: { id: 1001 }, market: { id: 1 }, outcome: { id: 1 }, specifier: null, odds: 1850 },
  ],
  ...change,
});
const moved = bet().selections.map((one) => ({ ...one, odds: one.odds + 10 }));
const KNOWS: Knowledge = { clockOffset: 0, isOfAnother: () => false };
const found = (listed: ListedBet[], knowledge = KNOWS, of = attempt) => {
  const { bets, isUnsure } = findAttempt(of, listed, knowledge);
  return isUnsure ? "unsure" : bets.map((one) => one?.id);
};

describe("where the operator names attempts", () => {
  it.each<[string, ListedBet[], unknown]>([
    ["the named one", [bet({ id: "b0", attempt_id: "two" }), bet({ attempt_id: "one" })], ["b1"]],
    ["no equal bet of another attempt", [bet({ attempt_id: "two" })], [undefined]],
    ["no equal bet that was placed elsewhere", [bet({ attempt_id: null })], [undefined]],
    [
      "the named one, whatever else of it the operator lists in other words",
      [bet({ attempt_id: "one", type: "trixie", created_at: "2020-01-01T00:00:00Z" })],
      ["b1"],
    ],
    [
      "the named one, even if it is alone with another stake",
      [bet({ attempt_id: "one", stake: { value: 4999, currency: "ZAR" } })],
      ["b1"],
    ],
  ])("it takes %s", (_, listed, ids) => {
    expect(found(listed)).toEqual(ids);
  });
});

describe("where it does not", () => {
  it("the bet is known by its content, in any order of selections", () => {
    expect(found([bet({ id: "b0", stake: { value: 1, currency: "ZAR" } }), bet()])).toEqual(["b1"]);
    const turned = { ...combo, selections: [...combo.selections].reverse() };
    expect(found([bet()], KNOWS, { ...attempt, bets: [turned] })).toEqual(["b1"]);
  });

  it.each<[string, ListedBet]>([
    ["another stake", bet({ stake: { value: 5001, currency: "ZAR" } })],
    ["another currency", bet({ stake: { value: 5000, currency: "EUR" } })],
    ["another type", bet({ type: "system", system: { id: 1 } })],
    ["another system", bet({ system: { id: 1 } })],
    ["fewer selections", bet({ selections: bet().selections.slice(1) })],
    ["a time before the sending", bet({ created_at: "2026-11-20T11:58:59Z" })],
    ["a time after an operator may place it", bet({ created_at: "2026-11-20T12:01:46Z" })],
    ["a time that cannot be read", bet({ created_at: "yesterday" })],
    [
      "another line of a market",
      bet({
        selections: bet().selections.map((one) => ({
          ...one,
          specifier: one.specifier && "total=3.5",
        })),
      }),
    ],
  ])("a bet with %s is not it", (_, other) => {
    expect(found([other])).toEqual([undefined]);
  });

  it("an older word for a combo is one, and an unknown word says nothing", () => {
    expect(found([bet({ type: "double" })])).toEqual(["b1"]);
    expect(found([bet({ type: "multi" })])).toEqual(["b1"]);
  });

  it("times are compared by the operator's clock", () => {
    const day = 24 * 3_600_000;
    const late = bet({ created_at: "2026-11-21T12:00:01Z" });
    expect(found([late])).toEqual([undefined]);
    expect(found([late], { ...KNOWS, clockOffset: day })).toEqual(["b1"]);
    expect(found([bet()], { ...KNOWS, clockOffset: day })).toEqual([undefined]);
  });

  it.each([
    ["2026-11-19T12:00:00Z", "b1"],
    ["2026-11-19T11:59:59Z", undefined],
  ])(
    "where that clock is unknown, one of %s is %s: clocks may differ by a day",
    (created_at, id) => {
      const knowledge = { ...KNOWS, clockOffset: undefined };
      expect(found([bet({ created_at })], knowledge)).toEqual([id]);
    },
  );

  it("a bet of another attempt is not it", () => {
    expect(found([bet()], { ...KNOWS, isOfAnother: (id) => id === "b1" })).toEqual([undefined]);
  });

  it("prices decide between bets that are alike, and alone they decide nothing", () => {
    const other = bet({ id: "b0", selections: moved });
    expect(found([other])).toEqual(["b0"]);
    expect(found([other, bet()])).toEqual(["b1"]);
  });

  it("it says so when two bets could be the one", () => {
    expect(found([bet(), bet({ id: "b2" })])).toBe("unsure");
    const listed = [bet({ selections: moved }), bet({ id: "b2", selections: moved })];
    expect(found(listed)).toBe("unsure");
  });

  it("no bet is used for two of the same attempt", () => {
    const twice = { ...attempt, bets: [combo, { ...combo, id: "2", stake: 6000 }] };
    const other = bet({ id: "b2", stake: { value: 6000, currency: "ZAR" } });
    expect(found([bet()], KNOWS, twice)).toEqual(["b1", undefined]);
    expect(found([other, bet()], KNOWS, twice)).toEqual(["b1", "b2"]);
  });
});

it.each([
  ["2026-11-20T11:59:00Z", 0, false],
  ["2026-11-20T11:58:59Z", 0, true],
  ["2026-11-20T11:58:59Z", -10_000, false],
  ["2026-11-20T11:00:00Z", undefined, false],
  ["2026-11-19T11:00:00Z", undefined, true],
])("a list back to %s, at a clock off by %s, is long enough: %s", (oldest, offset, isEnough) => {
  expect(reachesBefore(attempt.sentAt, oldest, offset)).toBe(isEnough);
});
