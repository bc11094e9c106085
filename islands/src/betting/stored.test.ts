/** What of a stored slip is read again: all that is valid, and nothing of a slip that is not. */
import { describe, expect, it } from "vitest";
import type { AmountProblem } from "./money";
import type { Slip, SlipBet } from "./slip-types";
import type { StakeSource } from "./stake";
import { readSlip } from "./stored";

const bet: SlipBet = {
  id: "b1",
  type: "combo",
  selectionIds: ["a", "b"],
  stake: { text: "5", amount: { ok: true, value: 500 }, currency: "ZAR", source: "stake" },
  bonus: "auto",
};
const slipOf = (...bets: readonly unknown[]) => ({ version: 2, bets, next: 9 });
const read = (change: object) => readSlip(slipOf({ ...bet, ...change }));
const readStake = (change: object) => read({ stake: { ...bet.stake, ...change } });
const first = (slip: Slip | undefined) => slip?.bets[0];

describe("of a stored slip is read", () => {
  it.each<[string, Partial<SlipBet>]>([
    ["a single", { type: "single", selectionIds: ["a"] }],
    ["a combo", {}],
    ["a system", { type: "system", systemId: 203 }],
    ["a custom bet", { type: "custom_bet", customOdds: { odds: 3000, accepted: 2900 } }],
    ["a custom bet without a price", { type: "custom_bet" }],
    ["a bonus that was declined", { bonus: "none" }],
    ["a bonus that was chosen", { bonus: { id: 0, type: "freebet" } }],
    [
      "a stake of another currency",
      { stake: { ...bet.stake, convertedFrom: { value: 25, currency: "EUR" } } },
    ],
  ])("%s", (_, change) => {
    expect(read(change)).toEqual(slipOf({ ...bet, ...change }));
  });

  it.each<StakeSource>(["stake", "profit", "sharing"])("a stake by %s", (source) => {
    expect(first(readStake({ source }))?.stake.source).toBe(source);
  });

  it.each<AmountProblem>([
    "empty",
    "negative",
    "exponent",
    "not_a_number",
    "too_precise",
    "too_large",
  ])("a stake that is %s", (problem) => {
    const amount = { ok: false, problem };
    expect(first(readStake({ amount }))?.stake.amount).toEqual(amount);
  });

  it("the choice of singles, and no other", () => {
    expect(readSlip({ ...slipOf(bet), chosen: "single" })).toEqual({
      ...slipOf(bet),
      chosen: "single",
    });
    expect(readSlip({ ...slipOf(bet), chosen: "combo" })).toEqual(slipOf(bet));
  });

  it("an empty slip", () => {
    expect(readSlip(slipOf())).toEqual(slipOf());
    expect(readSlip({ ...slipOf(), next: 0 })).toEqual({ ...slipOf(), next: 0 });
  });

  it("nothing that a bet does not have, nor what the operator says anew", () => {
    const more = { offers: [], message: "Too low.", colour: "red" };
    expect(read(more)).toEqual(slipOf(bet));
    expect(Object.keys(first(read({})) ?? {}).sort()).toEqual(Object.keys(bet).sort());
    expect(first(readStake({ colour: "red" }))?.stake).toEqual(bet.stake);
  });

  it("no price of a custom bet, system or amount before conversion that is none", () => {
    const type = "custom_bet";
    for (const customOdds of [
      null,
      3000,
      { odds: 3000 },
      { accepted: 3000 },
      { odds: -1, accepted: 1 },
    ]) {
      expect(read({ type, customOdds })).toEqual(slipOf({ ...bet, type }));
    }
    for (const systemId of [null, "203", -1, 1.5]) {
      expect(read({ systemId })).toEqual(slipOf(bet));
    }
    for (const convertedFrom of [
      null,
      5,
      [],
      { value: 5 },
      { value: "5", currency: "EUR" },
      { value: 5, currency: 1 },
    ]) {
      expect(readStake({ convertedFrom })).toEqual(slipOf(bet));
    }
  });
});

describe("nothing is read of a slip", () => {
  it.each<[string, unknown]>([
    ["that is a text", "slip"],
    ["that is a list", [2]],
    ["without bets", { version: 2, next: 1 }],
    ["with bets that are no list", { version: 2, bets: { length: 0 }, next: 1 }],
    ["without a next id", { version: 2, bets: [] }],
    ["with a next id that is a text", { version: 2, bets: [], next: "9" }],
    ["with a next id below 0", { version: 2, bets: [], next: -1 }],
    ["with a next id in parts", { version: 2, bets: [], next: 1.5 }],
    ["with a next id that is too large to count", { version: 2, bets: [], next: 2 ** 53 }],
    ["with a bet that is nothing", slipOf(bet, null)],
    ["with a bet that is a list", slipOf(bet, [])],
    ["with the next id taken", { ...slipOf(bet), next: 1 }],
    ["with an id that is no number", slipOf({ ...bet, id: "bx" })],
    ["with an id twice", slipOf(bet, { ...bet, selectionIds: ["c"] })],
  ])("%s", (_, stored) => {
    expect(readSlip(stored)).toBeUndefined();
  });

  it.each<[string, object]>([
    ["an id that is a number", { id: 1 }],
    ["an unknown type", { type: "double" }],
    ["no selections", { selectionIds: [] }],
    ["selections that are no list", { selectionIds: "ab" }],
    ["selections that are no texts", { selectionIds: ["a", 1] }],
    ["no stake", { stake: undefined }],
    ["no bonus", { bonus: undefined }],
    ["an unknown choice of a bonus", { bonus: "later" }],
    ["a bonus of an unknown kind", { bonus: { id: 1, type: "gift" } }],
    ["a bonus without an id", { bonus: { type: "freebet" } }],
  ])("with a bet that has %s", (_, change) => {
    expect(read(change)).toBeUndefined();
  });

  it.each<[string, object]>([
    ["without a text", { text: undefined }],
    ["with a number for a text", { text: 5 }],
    ["without a currency", { currency: undefined }],
    ["of an unknown source", { source: "gift" }],
    ["without an amount", { amount: undefined }],
    ["with an amount that is a number", { amount: 500 }],
    ["with an amount without a value", { amount: { ok: true } }],
    ["with an amount below 0", { amount: { ok: true, value: -5 } }],
    ["refused without a reason", { amount: { ok: false } }],
    ["refused for an unknown reason", { amount: { ok: false, problem: "odd" } }],
    ["that is neither", { amount: { value: 500 } }],
  ])("with a stake %s", (_, change) => {
    expect(readStake(change)).toBeUndefined();
  });
});
