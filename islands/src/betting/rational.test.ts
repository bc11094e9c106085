import { describe, expect, it } from "vitest";
import fc from "../testing/properties";
import {
  compare,
  divideHalfUp,
  isWhole,
  less,
  over,
  plus,
  type Rational,
  reduced,
  roundHalfUp,
  thousandths,
  times,
  whole,
} from "./rational";

const rational: fc.Arbitrary<Rational> = fc.record({
  numerator: fc.bigInt({ min: 0n, max: 10n ** 20n }),
  denominator: fc.bigInt({ min: 1n, max: 10n ** 12n }),
});

describe("rationals", () => {
  it("add, subtract and compare like numbers", () => {
    fc.assert(
      fc.property(rational, rational, (a, b) => {
        expect(compare(less(plus(a, b), b), a)).toBe(0);
        expect(compare(less(a, plus(a, b)), whole(0))).toBe(0);
        expect(compare(plus(a, b), a) >= 0).toBe(true);
        expect(compare(a, b)).toBe(-compare(b, a) || 0);
      }),
    );
  });

  it("multiply and divide there and back", () => {
    fc.assert(
      fc.property(rational, rational, (a, b) => {
        if (b.numerator > 0n) expect(compare(over(times(a, b), b), a)).toBe(0);
      }),
    );
  });

  it("in lowest terms are equal, and have no common divisor left", () => {
    fc.assert(
      fc.property(rational, (a) => {
        const low = reduced(a);
        expect(compare(low, a)).toBe(0);
        expect(reduced(low)).toEqual(low);
        expect(low.denominator <= a.denominator).toBe(true);
      }),
    );
    expect(reduced({ numerator: 6n, denominator: 4n })).toEqual({
      numerator: 3n,
      denominator: 2n,
    });
    expect(reduced({ numerator: 0n, denominator: 7n })).toEqual(whole(0));
  });

  it("of the same parts are added without larger ones", () => {
    expect(plus(thousandths(1), thousandths(2))).toEqual(thousandths(3));
    expect(plus(thousandths(1), whole(2))).toEqual({ numerator: 2001n, denominator: 1000n });
  });

  it("compare as -1, 0 and 1", () => {
    const half = { numerator: 1n, denominator: 2n };
    expect([
      compare(half, whole(1)),
      compare(half, thousandths(500)),
      compare(whole(1), half),
    ]).toEqual([-1, 0, 1]);
    expect(less(whole(1), half)).toEqual(half);
    expect(less(half, whole(1)).numerator).toBe(0n);
  });

  it("know whether they are whole", () => {
    expect([isWhole(thousandths(3000)), isWhole(thousandths(3001))]).toEqual([true, false]);
  });
});

describe("rounding", () => {
  it("divideHalfUp rounds a half up", () => {
    expect([1n, 2n, 3n, 4n, 5n, 6n].map((n) => divideHalfUp(n, 4n))).toEqual([
      0n,
      1n,
      1n,
      1n,
      1n,
      2n,
    ]);
  });

  it("is never off by more than a half, and by a half only upwards", () => {
    fc.assert(
      fc.property(rational, ({ numerator, denominator }) => {
        const off = (roundHalfUp({ numerator, denominator }) * denominator - numerator) * 2n;
        expect(off <= denominator && off > -denominator).toBe(true);
      }),
    );
  });
});
