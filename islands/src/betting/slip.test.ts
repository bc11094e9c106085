import { describe, expect, it } from "vitest";
import { nextSlip, type SlipEvent } from "./slip";
import { after, context, multi, rules, told } from "./testing/slips";

const stake = (betId: string, text: string): SlipEvent => ({
  kind: "stake",
  betId,
  text,
  by: "stake",
});

describe("the stakes of bets that are joined and split", () => {
  const singles = after(context("abc", multi()), stake("b1", "10"), stake("b2", "20.01"));

  it("are kept as a whole through every type, there and back", () => {
    const given = context("abc", multi());
    const combo = nextSlip(singles, { kind: "type", type: "combo" }, given);
    expect(told(combo)).toEqual(["combo abc 30.01"]);
    const system = nextSlip(combo, { kind: "type", type: "system" }, given);
    expect(told(system)).toEqual(["system 203 abc 30.01"]);
    const back = nextSlip(system, { kind: "type", type: "single" }, given);
    expect(told(back)).toEqual(["single a 10.01", "single b 10", "single c 10"]);
  });

  it("go into a custom bet that takes all of their selections, and stay where it does not", () => {
    const built = nextSlip(
      singles,
      { kind: "custom_bet", selectionIds: ["a", "c"], odds: 3000 },
      context("abc", rules()),
    );
    expect(told(built)).toEqual(["custom_bet ac 10", "single b 20.01"]);
  });
});
