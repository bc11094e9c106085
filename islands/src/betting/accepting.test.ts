/** Whether changes have to be accepted before placing. */
import { describe, expect, it } from "vitest";
import { betNeedsAccepting, slipNeedsAccepting } from "./accepting";
import { newBet } from "./arrange";
import { acceptSelections } from "./slip";
import type { Slip, SlipBet } from "./slip-types";
import { context, picked } from "./testing/slips";

const combo = newBet(1, ["a", "b"], context("ab"));
const custom = (odds?: number): SlipBet => ({
  ...combo,
  type: "custom_bet",
  ...(odds !== undefined && { customOdds: { odds, accepted: 3000 } }),
});
const same = [picked("a"), picked("b")];
const moved = [picked("a"), picked("b", { isChanged: true })];
const gone = [picked("a"), picked("b", { isNotAvailable: true })];

describe("a bet", () => {
  it("needs accepting for a moved price or a selection that is gone", () => {
    const needs = [same, moved, gone].map((list) => betNeedsAccepting(combo, list, "none"));
    expect(needs).toEqual([false, true, true]);
  });

  it("of the bet builder needs it for its joined price, as far as the mode asks", () => {
    const needs = (odds: number | undefined, mode: "none" | "higher" | "any") =>
      betNeedsAccepting(custom(odds), moved, mode);
    expect([needs(3000, "none"), needs(undefined, "none")]).toEqual([false, false]);
    expect([needs(3100, "none"), needs(3100, "higher"), needs(3100, "any")]).toEqual([
      true,
      false,
      false,
    ]);
    expect([needs(2900, "higher"), needs(2900, "any")]).toEqual([true, false]);
    expect(betNeedsAccepting(custom(), gone, "any")).toBe(true);
  });
});

describe("a slip", () => {
  const slip = (...bets: readonly SlipBet[]): Slip => ({ version: 2, bets, next: 9 });

  it("needs accepting when one of its bets does, or a selection that is in none yet", () => {
    const other = newBet(2, ["c"], context("c"));
    const list = [...same, picked("c", { isChanged: true })];
    expect(slipNeedsAccepting(slip(combo, other), list, "none")).toBe(true);
    expect(slipNeedsAccepting(slip(combo), list, "none")).toBe(true);
    expect(slipNeedsAccepting(slip(combo), same, "none")).toBe(false);
    expect(slipNeedsAccepting(slip(custom(3000)), moved, "none")).toBe(false);
    expect(slipNeedsAccepting(slip(custom(2900), other), [...same, picked("c")], "none")).toBe(
      true,
    );
  });

  it("keeps all of a combo but what is gone, and nothing of a custom bet whose match is over", () => {
    const over = [picked("a", { matchStatus: "others" }), picked("b"), picked("c")];
    const kept = (bet: SlipBet) => acceptSelections(slip(bet), over).map(({ id }) => id);
    expect(kept(combo)).toEqual(["a", "b", "c"]);
    expect(kept(custom(3000))).toEqual(["c"]);
    const live = over.map((one) => ({ ...one, matchStatus: "live" as const }));
    expect(acceptSelections(slip(custom(3000)), live)).toEqual(live);
  });
});
