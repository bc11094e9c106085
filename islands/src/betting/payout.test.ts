import { describe, expect, it } from "vitest";
import fc from "../testing/properties";
import { formatTotalOdds } from "./odds";
import { possibleReturn, totalOdds } from "./payout";

const odds = fc.integer({ min: 1001, max: 1_000_000 });
const stake = fc.bigInt({ min: 1n, max: 10_000_000_000n });

describe("totalOdds", () => {
  it("is the exact product", () => {
    expect(totalOdds([1850, 2100, 1920])).toEqual({
      numerator: 7_459_200_000n,
      denominator: 1_000_000_000n,
    });
    expect(formatTotalOdds(totalOdds([1850, 2100, 1920]))).toBe("7.46");
    expect(formatTotalOdds(totalOdds([1855]))).toBe("1.86");
    expect(formatTotalOdds(totalOdds([2000, 2000]))).toBe("4.00");
    expect(formatTotalOdds(totalOdds([2150, 3580, 4000]))).toBe("30.79");
  });

  it("does not depend on the order", () => {
    fc.assert(
      fc.property(fc.array(odds, { maxLength: 30 }), (prices) => {
        expect(totalOdds([...prices].reverse())).toEqual(totalOdds(prices));
      }),
    );
  });

  it("stays exact beyond the range of a double", () => {
    const total = totalOdds(Array<number>(30).fill(9_999));
    expect(total.numerator).toBe(9_999n ** 30n);
    expect(formatTotalOdds(total)).toBe("997004345942739075533571478514.95");
    expect(formatTotalOdds(totalOdds([...Array<number>(10).fill(100_000), 1_005]))).toBe(
      "100500000000000000000.00",
    );
  });
});

describe("possibleReturn", () => {
  it.each<[bigint, number[], bigint]>([
    [5000n, [1850], 9250n],
    [5000n, [1850, 2100], 19425n],
    // 0.01 at 1.50 is 0.015: half up.
    [1n, [1500], 2n],
    [1n, [1499], 1n],
    // Rounded once: leg by leg, 1 -> 2 -> 2 -> 3.
    [1n, [1500, 1100, 1100], 2n],
    [333n, [1333, 1333], 592n],
  ])("of %s at %j is %s", (value, prices, expected) => {
    expect(possibleReturn(value, totalOdds(prices))).toBe(expected);
  });

  it("is within half a subunit of the exact product", () => {
    fc.assert(
      fc.property(stake, fc.array(odds, { minLength: 1, maxLength: 20 }), (value, prices) => {
        const total = totalOdds(prices);
        const error = possibleReturn(value, total) * total.denominator - value * total.numerator;
        expect(error * 2n <= total.denominator && error * 2n > -total.denominator).toBe(true);
      }),
    );
  });

  it("never falls when a price rises", () => {
    fc.assert(
      fc.property(stake, odds, odds, (value, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(
          possibleReturn(value, totalOdds([low])) <= possibleReturn(value, totalOdds([high])),
        ).toBe(true);
      }),
    );
  });
});
