/** The factor on the stake of a bet in the slip. */
import { expect, it } from "vitest";
import type { BonusOffer } from "./bonus";
import { betOdds, boosted, linesOfBet, systemOf } from "./price";
import { reduced, whole } from "./rational";
import type { SlipBet } from "./slip-types";
import { noStake } from "./stake";
import { SYSTEMS } from "./testing/slips";

const bet = (change: Partial<SlipBet>): SlipBet => ({
  id: "b1",
  type: "combo",
  selectionIds: ["a", "b", "c"],
  stake: noStake("ZAR"),
  bonus: "auto",
  ...change,
});
const system = bet({ type: "system", systemId: 203 });
const odds = [2000, 3000, 4000];

it("a system is found by its id, and only for a system bet", () => {
  expect(systemOf(system, SYSTEMS)).toEqual({ id: 203, win_count: 2, total_count: 3 });
  expect(systemOf(bet({ systemId: 203 }), SYSTEMS)).toBeUndefined();
  expect(systemOf(system, [])).toBeUndefined();
});

it("only a system has several lines", () => {
  expect(linesOfBet(system, SYSTEMS)).toBe(3n);
  expect(linesOfBet(bet({}), SYSTEMS)).toBe(1n);
  expect(linesOfBet(system, [])).toBe(1n);
});

it("there are no odds while a selection has no price, joined outcomes aside", () => {
  for (const none of [0, 1000]) {
    expect(betOdds(bet({}), [2000, none, 4000], SYSTEMS)).toBeUndefined();
    expect(betOdds(system, [2000, none, 4000], SYSTEMS)).toBeUndefined();
  }
  const custom = bet({ type: "custom_bet", customOdds: { odds: 3000, accepted: 3000 } });
  expect(reduced(betOdds(custom, [2000, 0, 4000], SYSTEMS) ?? whole(0))).toEqual(whole(3));
});

it("the odds are the product of a combo, and the mean of a system's lines", () => {
  expect(betOdds(bet({}), odds, SYSTEMS)).toEqual({
    numerator: 24_000_000_000n,
    denominator: 1_000_000_000n,
  });
  // (2 × 3 + 2 × 4 + 3 × 4) ÷ 3.
  expect(betOdds(system, odds, SYSTEMS)).toEqual({ numerator: 26n, denominator: 3n });
  expect(reduced(betOdds(system, odds, []) ?? whole(0))).toEqual(whole(24));
});

it("the odds of a custom bet are its joined price, once there is one", () => {
  const custom = { type: "custom_bet", customOdds: { odds: 5500, accepted: 5000 } } as const;
  expect(betOdds(bet(custom), odds, SYSTEMS)).toEqual({ numerator: 5500n, denominator: 1000n });
  expect(betOdds(bet({ type: "custom_bet" }), odds, SYSTEMS)).toBeUndefined();
});

it("a boost that is used multiplies them", () => {
  const offer: BonusOffer = {
    id: 1,
    type: "comboboost",
    isUsable: true,
    factor: 1050,
  };
  expect(boosted(whole(2), bet({ offers: [offer] }))).toEqual({
    numerator: 2100n,
    denominator: 1000n,
  });
  const others = [
    { ...offer, isUsable: false },
    { ...offer, factor: undefined },
  ];
  for (const other of others) expect(boosted(whole(2), bet({ offers: [other] }))).toEqual(whole(2));
  expect(boosted(whole(2), bet({ offers: [offer], bonus: "none" }))).toEqual(whole(2));
  expect(boosted(whole(2), bet({}))).toEqual(whole(2));
});
