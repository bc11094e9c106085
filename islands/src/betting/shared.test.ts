/** How the answer for a share code becomes bets of the slip. */
import { expect, it } from "vitest";
import type { SharedPlacement } from "../api/schemas/bets";
import { sharedBets } from "./shared";

const selection = (match_id: number, specifier: string | null = null) => ({
  match_id,
  market_id: 18,
  specifier,
  outcome_id: 12,
  odds: 1900,
});
const two = [selection(1), selection(2, "total=2.5")];
const keys = ["1:18::12", "2:18:total=2.5:12"];
const zar = (value: number) => ({ value, currency: "ZAR" });
const shared = (change: Partial<SharedPlacement> = {}, available: readonly string[] = keys) =>
  sharedBets([{ stake: zar(500), selections: two, ...change }], new Set(available));

it.each<[string, Partial<SharedPlacement>, string]>([
  ["one selection", { selections: two.slice(0, 1) }, "single"],
  ["several", {}, "combo"],
  ["a system", { system_id: 203 }, "system"],
  ["a joined price", { custom_odds: 3000 }, "custom_bet"],
])("a shared bet of %s is a %s", (_, change, type) => {
  expect(shared(change).map((bet) => bet.type)).toEqual([type]);
});

it("a shared bet keeps its selections, system, joined price and stake", () => {
  expect(shared({ system_id: 203 })).toEqual([
    { type: "system", selectionIds: keys, systemId: 203, stake: zar(500) },
  ]);
  expect(shared({ custom_odds: 3000 })).toEqual([
    { type: "custom_bet", selectionIds: keys, customOdds: 3000, stake: zar(500) },
  ]);
});

it("a joined price of 1.00 or less is none: the operator is asked for one", () => {
  for (const custom_odds of [1, 1000]) {
    expect(shared({ custom_odds })).toEqual([
      { type: "custom_bet", selectionIds: keys, stake: zar(500) },
    ]);
  }
});

it("a stake of 0 is none", () => {
  expect(shared({ stake: zar(0) })[0]?.stake).toBeUndefined();
  expect(shared({ stake: zar(1) })[0]?.stake).toEqual(zar(1));
});

it("selections that cannot be picked any more are left out, and a bet without any left", () => {
  expect(shared({}, keys.slice(1))).toEqual([
    { type: "single", selectionIds: [keys[1]], stake: zar(500) },
  ]);
  expect(shared({}, [])).toEqual([]);
});

it("a custom bet that lost a selection has no price", () => {
  expect(shared({ custom_odds: 3000 }, keys.slice(1))).toEqual([
    { type: "custom_bet", selectionIds: [keys[1]], stake: zar(500) },
  ]);
});
