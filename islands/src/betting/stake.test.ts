import { describe, expect, it } from "vitest";
import fc from "../testing/properties";
import { possibleReturn } from "./payout";
import { thousandths } from "./rational";
import { noStake, rewriteStake, setStake, splitEvenly, stakeAmount, typedStake } from "./stake";
import { EUR, ZAR } from "./testing/slips";

const odds = fc.integer({ min: 1001, max: 1_000_000 });

describe("a stake for each line", () => {
  it.each([
    ["2.50", 3n, { ok: true, value: 750 }],
    ["2.50", 1n, { ok: true, value: 250 }],
    ["", 3n, { ok: false, problem: "empty" }],
    ["90000000000000", 1_000n, { ok: false, problem: "too_large" }],
  ])("of R%s on %i lines is all of them", (text, lines, amount) => {
    const stake = typedStake(text, "line", ZAR, "en-ZA");
    expect(stakeAmount(stake, undefined, "ZAR", lines)).toEqual(amount);
  });
});

describe("the stake of a potential win", () => {
  it.each<[string, number, number]>([
    ["100", 2000, 5000],
    ["100", 3000, 3334],
    ["0.01", 2000, 1],
    // 0.01 at 1.50 is 0.015, which is rounded to what was wanted.
    ["0.02", 1500, 1],
    ["0", 125, 0],
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

describe("a stake", () => {
  it("is none at first, of the given source", () => {
    const empty = { text: "", amount: { ok: false, problem: "empty" }, currency: "ZAR" };
    expect(noStake("ZAR")).toEqual({ ...empty, source: "stake" });
    expect(noStake("ZAR", "sharing")).toEqual({ ...empty, source: "sharing" });
  });

  it("that is typed keeps its text, and what was meant", () => {
    expect(typedStake("12,5", "profit", ZAR, "en-ZA")).toEqual({
      text: "12,5",
      amount: { ok: true, value: 1250 },
      currency: "ZAR",
      source: "profit",
    });
  });

  it("that the program sets is written as if it were typed", () => {
    expect(setStake(1250, "sharing", ZAR, "pt-BR")).toEqual({
      text: "12,50",
      amount: { ok: true, value: 1250 },
      currency: "ZAR",
      source: "sharing",
    });
    expect(setStake(2n ** 53n, "stake", ZAR, "en-ZA").amount).toEqual({
      ok: false,
      problem: "too_large",
    });
  });

  it("is written anew where another language reads its text otherwise", () => {
    const stake = typedStake("1,234", "stake", ZAR, "en-ZA");
    expect(rewriteStake(stake, ZAR, "pt-BR")).toEqual({ ...stake, text: "1234" });
    expect(rewriteStake(stake, ZAR, "en-ZA")).toBe(stake);
    const tenth = typedStake("1234.5", "stake", ZAR, "en-ZA");
    expect(rewriteStake(tenth, ZAR, "pt-BR")).toBe(tenth);
    const point = typedStake("1.234", "stake", ZAR, "pt-BR");
    expect(rewriteStake(point, ZAR, "en-ZA")).toEqual({ ...point, text: "1234" });
  });

  it("is written anew where another language reads another amount", () => {
    const dinars = { code: "KWD", subunits: 1000 };
    const stake = typedStake("1,234", "stake", dinars, "en-ZA");
    expect(rewriteStake(stake, dinars, "pt-BR")).toEqual({ ...stake, text: "1234" });
  });

  it("is left as it was where it is none, or in another currency", () => {
    const unread = typedStake("1x", "stake", ZAR, "en-ZA");
    expect(rewriteStake(unread, ZAR, "pt-BR")).toBe(unread);
    const stake = typedStake("1,234", "stake", ZAR, "en-ZA");
    expect(rewriteStake(stake, EUR, "pt-BR")).toBe(stake);
  });

  it("of a wanted return is none without odds, and too large beyond what can be counted", () => {
    const wanted = setStake(Number.MAX_SAFE_INTEGER, "profit", ZAR, "en-ZA");
    const at = (numerator: bigint) => stakeAmount(wanted, { numerator, denominator: 1000n }, "ZAR");
    expect(at(0n)).toEqual({ ok: false, problem: "empty" });
    expect(at(500n)).toEqual({ ok: false, problem: "too_large" });
    expect(at(1000n)).toEqual({ ok: true, value: Number.MAX_SAFE_INTEGER });
  });
});

it("splitEvenly gives the larger parts first", () => {
  expect(splitEvenly(11, 3)).toEqual([4, 4, 3]);
  expect(splitEvenly(2, 3)).toEqual([1, 1, 0]);
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
