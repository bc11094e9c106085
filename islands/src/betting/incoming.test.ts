/** Bets that come from storage, the bet builder or a share code. */
import { describe, expect, it } from "vitest";
import { newBet } from "./arrange";
import { addCustomBet, addShared, restore } from "./incoming";
import type { SharedBet } from "./shared";
import type { Slip, SlipBet } from "./slip-types";
import { noStake, typedStake } from "./stake";
import { context, EUR, multi, rules, SYSTEMS, slipOf, summary, ZAR } from "./testing/slips";

const given = context("abcdef", multi());
const stakeOf = (text: string) => typedStake(text, "stake", ZAR, "en-ZA");
const bet = (number: number, ids: string, change: Partial<SlipBet> = {}): SlipBet => ({
  ...newBet(number, [...ids], given),
  ...change,
});
const customOdds = { odds: 3000, accepted: 3000 };

describe("a slip from storage", () => {
  it("has its stakes written in this page's language, and else is the same", () => {
    const slip = slipOf(bet(1, "a", { stake: stakeOf("1,234") }), bet(2, "b"));
    expect(restore(slip, rules())).toBe(slip);
    const read = restore(slip, rules({ tag: "pt-BR" }));
    expect(summary(read)).toEqual(["single a 1234", "single b"]);
    expect(read.bets[1]).toBe(slip.bets[1]);
  });
});

describe("a built custom bet", () => {
  const build = (slip: Slip, ids: string, odds = 3000) =>
    addCustomBet(slip, { selectionIds: [...ids], odds }, given);

  it("comes first, with its price accepted, and a number of its own", () => {
    const slip = build(slipOf(bet(1, "c")), "ab");
    expect(slip.bets).toStrictEqual([
      bet(9, "ab", { type: "custom_bet", customOdds }),
      bet(1, "c"),
    ]);
    expect(slip.next).toBe(10);
  });

  it("keeps the order in which it was built", () => {
    expect(build(slipOf(bet(1, "ab")), "ba").bets[0]?.selectionIds).toEqual(["b", "a"]);
  });

  it("takes the stake of bets that it has all selections of, and is no system", () => {
    const system = bet(1, "abc", { type: "system", systemId: 203, stake: stakeOf("6") });
    expect(build(slipOf(system), "abc").bets).toStrictEqual([
      bet(9, "abc", { type: "custom_bet", customOdds, stake: stakeOf("6") }),
    ]);
  });

  it("takes single selections from other bets, with what was said about those", () => {
    const before = bet(1, "abc", { stake: stakeOf("6"), message: "Too low." });
    expect(build(slipOf(before), "a").bets).toStrictEqual([
      bet(9, "a", { type: "custom_bet", customOdds }),
      bet(1, "bc", { stake: stakeOf("6") }),
    ]);
  });

  it("makes a combo of the one before", () => {
    const before = bet(1, "cd", { type: "custom_bet", customOdds });
    expect(build(slipOf(before), "ab").bets[1]).toStrictEqual(bet(1, "cd"));
  });

  it("of nothing is none", () => {
    const slip = slipOf(bet(1, "a"));
    expect(build(slip, "")).toBe(slip);
  });
});

describe("shared bets", () => {
  const zar = (value: number) => ({ value, currency: "ZAR" });
  const add = (slip: Slip, ...shared: readonly SharedBet[]) => addShared(slip, shared, given);
  const sharedStake = (text: string) => ({ ...stakeOf(text), source: "sharing" as const });

  it("come after the others, with their type, system and stake", () => {
    const system: SharedBet = {
      type: "system",
      selectionIds: [..."abc"],
      systemId: 203,
      stake: zar(600),
    };
    const slip = add(slipOf(bet(1, "d")), system);
    expect(slip).toStrictEqual({
      version: 2,
      bets: [
        bet(1, "d"),
        bet(9, "abc", { type: "system", systemId: 203, stake: sharedStake("6") }),
      ],
      next: 10,
    });
    expect(SYSTEMS[0]?.id).toBe(203);
  });

  it("that are singles are the player's choice; others are not", () => {
    const single: SharedBet = { type: "single", selectionIds: ["a"] };
    expect(add(slipOf(), single)).toStrictEqual({
      version: 2,
      bets: [bet(9, "a", { stake: noStake("ZAR", "sharing") })],
      next: 10,
      chosen: "single",
    });
    expect("chosen" in add(slipOf(), { type: "combo", selectionIds: ["a", "b"] })).toBe(false);
  });

  it("of the bet builder come first, with their price and stake", () => {
    const custom: SharedBet = {
      type: "custom_bet",
      selectionIds: ["a", "b"],
      customOdds: 3000,
      stake: zar(600),
    };
    const slip = add(slipOf(bet(1, "c")), custom);
    expect(slip.bets).toStrictEqual([
      bet(9, "ab", { type: "custom_bet", customOdds, stake: sharedStake("6") }),
      bet(1, "c"),
    ]);
    const priceless = add(slipOf(bet(1, "c")), { ...custom, customOdds: undefined });
    expect(priceless.bets).toStrictEqual([
      bet(1, "c"),
      bet(9, "ab", { type: "custom_bet", stake: sharedStake("6") }),
    ]);
  });

  it("do not replace the player's own stake", () => {
    const own = bet(1, "ab", { stake: stakeOf("5") });
    for (const type of ["combo", "custom_bet"] as const) {
      const shared: SharedBet = {
        type,
        selectionIds: ["a", "b"],
        stake: zar(600),
        ...(type === "custom_bet" && { customOdds: 3000 }),
      };
      expect(add(slipOf(own), shared).bets.map((one) => one.stake)).toEqual([stakeOf("5")]);
    }
  });

  it("take their selections from other bets", () => {
    const slip = add(slipOf(bet(1, "abc")), { type: "single", selectionIds: ["b"] });
    expect(summary(slip)).toEqual(["combo ac", "single b"]);
  });

  it("of nothing are none", () => {
    const slip = slipOf(bet(1, "a"));
    expect(add(slip)).toBe(slip);
    expect(add(slip, { type: "combo", selectionIds: [] })).toBe(slip);
    const custom = { type: "custom_bet", selectionIds: [], customOdds: 3000 } as const;
    expect(add(slip, custom)).toBe(slip);
  });

  it("in another currency keep the amount that was shared", () => {
    const euro = context("a", rules({ unit: EUR }));
    const [own] = addShared(
      slipOf(),
      [{ type: "single", selectionIds: ["a"], stake: zar(2000) }],
      euro,
    ).bets;
    expect(own?.stake).toStrictEqual({
      text: "1",
      amount: { ok: true, value: 100 },
      currency: "EUR",
      source: "sharing",
      convertedFrom: zar(2000),
    });
    const shared: SharedBet = { type: "single", selectionIds: ["a"], stake: zar(600) };
    expect("convertedFrom" in (add(slipOf(), shared).bets[0]?.stake ?? {})).toBe(false);
  });
});
