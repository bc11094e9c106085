import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { possibleReturn } from "./payout";
import { thousandths } from "./rational";
import { noStake, setStake, splitEvenly, stakeAmount, typedStake } from "./stake";
import { ZAR } from "./testing/slips";

const odds = fc.integer({ min: 1001, max: 1_000_000 });

describe("the stake of a potential win", () => {
  it.each<[string, number, number]>([
    ["100", 2000, 5000],
    ["100", 3000, 3334],
    ["0.01", 2000, 1],
    ["0", 2000, 0],
  ])("of R%s at %i thousandths is %i", (text, price, value) => {
    const stake = typedStake(text, "profit", ZAR, "en-ZA");
    expect(stakeAmount(stake, thousandths(price), "ZAR")).toEqual({ ok: true, value });
  });

  it("is the smallest with at least that return", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), odds, (wanted, price) => {
        const stake = setStake(wanted, "profit", ZAR, "en-ZA");
        const amount = stakeAmount(stake, thousandths(price), "ZAR");
        const value = amount.ok ? BigInt(amount.value) : -1n;
        expect(possibleReturn(value, thousandths(price)) >= BigInt(wanted)).toBe(true);
        expect(possibleReturn(value - 1n, thousandths(price)) < BigInt(wanted)).toBe(true);
      }),
    );
  });

  it("moves by the ratio of old to new odds, to the subunit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), odds, odds, (wanted, before, after) => {
        const stake = setStake(wanted, "profit", ZAR, "en-ZA");
        const [old, now] = [before, after].map((price) => {
          const amount = stakeAmount(stake, thousandths(price), "ZAR");
          return amount.ok ? BigInt(amount.value) : 0n;
        });
        // Both were rounded up by less than one: old × before = now × after, within that.
        const gap = (old ?? 0n) * BigInt(before) - (now ?? 0n) * BigInt(after);
        expect(gap < BigInt(before) && -gap < BigInt(after)).toBe(true);
      }),
    );
  });

  it("is unknown without a price", () => {
    const stake = typedStake("100", "profit", ZAR, "en-ZA");
    expect(stakeAmount(stake, undefined, "ZAR")).toEqual({ ok: false, problem: "empty" });
  });

  it("has the reason why the amount is invalid", () => {
    const stake = typedStake("1e3", "profit", ZAR, "en-ZA");
    expect(stakeAmount(stake, thousandths(2000), "ZAR")).toEqual({
      ok: false,
      problem: "exponent",
    });
  });
});

it("a stake in another currency does not count", () => {
  const stake = typedStake("5", "stake", ZAR, "en-ZA");
  expect(stakeAmount(stake, undefined, "EUR")).toEqual({ ok: false, problem: "empty" });
  expect(stakeAmount(noStake("EUR"), undefined, "EUR")).toEqual({ ok: false, problem: "empty" });
});

it("splitEvenly makes parts that differ by at most one, and loses nothing", () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 30 }), (value, count) => {
      const parts = splitEvenly(value, count);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(value);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      expect(parts).toHaveLength(count);
    }),
  );
});
