import { describe, expect, it } from "vitest";
import fc from "../testing/properties";
import { exchange, parseRate, type RatedCurrency } from "./exchange";
import { compare, over, type Rational, reduced, times, whole } from "./rational";

const ZAR = { code: "ZAR", subunits: 100, rate: "19.4555" };
const EUR = { code: "EUR", subunits: 100, rate: "1" };
const BTC = { code: "BTC", subunits: 100_000_000, rate: "0.0000125" };
const JPY = { code: "JPY", subunits: 1, rate: "162.5" };
const POINTS = { code: "PTS", subunits: 1 };
const ALL = [ZAR, EUR, BTC, JPY, POINTS];

describe("parseRate", () => {
  it.each<[string, bigint, bigint]>([
    ["1", 1n, 1n],
    ["19.4555", 38_911n, 2_000n],
    ["0.0000125", 1n, 80_000n],
    ["0000.50", 1n, 2n],
    ["999999999999999999.999999999999999999", 10n ** 36n - 1n, 10n ** 18n],
  ])("reads %s exactly", (text, numerator, denominator) => {
    const rate = parseRate(text);
    expect(rate && reduced(rate)).toEqual({ numerator, denominator });
  });

  it.each([
    "",
    " ",
    ".",
    "1.",
    ".5",
    "1,5",
    "1.2.3",
    "-1",
    "+1",
    "1e3",
    "0x10",
    " 1",
    "1\n",
    "٥",
    "５",
    "NaN",
    "Infinity",
    "1/2",
    "0",
    "0.000",
    "1".repeat(19),
    `1.${"1".repeat(19)}`,
  ])("refuses %j", (text) => {
    expect(parseRate(text)).toBeUndefined();
  });

  it("reads every decimal that can be written, there and back", () => {
    const decimals = fc.integer({ min: 0, max: 18 });
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }), decimals, (digits, places) => {
        const text = String(digits).padStart(places + 1, "0");
        const at = text.length - places;
        const written = places === 0 ? text : `${text.slice(0, at)}.${text.slice(at)}`;
        expect(parseRate(written)).toEqual({
          numerator: digits,
          denominator: 10n ** BigInt(places),
        });
      }),
    );
  });
});

describe("exchange", () => {
  it.each<[number, RatedCurrency, RatedCurrency, number | undefined]>([
    [1000, EUR, ZAR, 19_456],
    [19_456, ZAR, EUR, 1000],
    [5000, ZAR, BTC, 3212],
    [1, BTC, ZAR, 2],
    [1, BTC, EUR, 0],
    // A half rounds up: 3.00 euros are 487.5 yen.
    [300, EUR, JPY, 488],
    [500, POINTS, POINTS, 500],
    [500, POINTS, ZAR, undefined],
    [500, ZAR, POINTS, undefined],
    [500, { code: "XYZ", subunits: 100 }, ZAR, undefined],
    [Number.MAX_SAFE_INTEGER, EUR, ZAR, undefined],
  ])("makes %i of %o, in %o, %s", (value, from, to, expected) => {
    expect(exchange({ value, currency: from.code }, to.code, ALL)).toBe(expected);
  });

  const UNITS = [
    EUR,
    { ...BTC, subcurrencies: [{ code: "mBTC", subunits: 100_000 }] },
    { ...POINTS, subcurrencies: [{ code: "kPTS", subunits: 1000 }] },
  ];

  it.each<[number, string, string, number | undefined]>([
    [1250, "mBTC", "BTC", 1250],
    [1250, "BTC", "mBTC", 1250],
    [1250, "mBTC", "EUR", 100],
    [100, "EUR", "mBTC", 1250],
    // Without a rate, too: it is the same money.
    [7, "kPTS", "PTS", 7],
    [7, "kPTS", "EUR", undefined],
    [7, "XYZ", "kXYZ", undefined],
  ])("makes %i of %s, in %s, %s, where a unit is a part of its currency", (value, from, to, is) => {
    expect(exchange({ value, currency: from }, to, UNITS)).toBe(is);
  });

  it.each(["", "0", "1e3", "a lot"])("rejects %j as a rate", (rate) => {
    expect(exchange({ value: 1, currency: "EUR" }, "ZAR", [EUR, { ...ZAR, rate }])).toBeUndefined();
    expect(exchange({ value: 1, currency: "ZAR" }, "EUR", [EUR, { ...ZAR, rate }])).toBeUndefined();
  });

  const rated = (code: string) =>
    fc.record({
      code: fc.constant(code),
      subunits: fc.constantFrom(1, 100, 1000, 100_000_000),
      rate: fc
        .tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 999_999 }))
        .map(([units, millionths]) => `${units}.${String(millionths).padStart(6, "0")}`),
    });

  /** The value of one subunit in euros. */
  const worth = ({ subunits, rate }: RatedCurrency): Rational => {
    const read = parseRate(rate ?? "") ?? whole(1);
    return over(whole(1), times(whole(subunits), read));
  };

  it("returns unchanged through smaller subunits", () => {
    const value = fc.integer({ min: 0, max: 10 ** 6 });
    fc.assert(
      fc.property(rated("AAA"), rated("BBB"), value, (a, b, amount) => {
        const [coarse, fine] = compare(worth(a), worth(b)) > 0 ? [a, b] : [b, a];
        fc.pre(compare(worth(coarse), worth(fine)) > 0);
        const there = exchange({ value: amount, currency: coarse.code }, fine.code, [a, b]);
        fc.pre(there !== undefined);
        const back = exchange({ value: there ?? 0, currency: fine.code }, coarse.code, [a, b]);
        expect(back).toBe(amount);
      }),
    );
  });

  it("is never off by more than half a subunit", () => {
    const value = fc.integer({ min: 0, max: 10 ** 6 });
    fc.assert(
      fc.property(rated("AAA"), rated("BBB"), value, (a, b, amount) => {
        const got = exchange({ value: amount, currency: a.code }, b.code, [a, b]);
        fc.pre(got !== undefined);
        const exact = over(times(whole(amount), worth(a)), worth(b));
        const twice = BigInt(got ?? 0) * 2n;
        const half = (n: bigint) => ({ numerator: n > 0n ? n : 0n, denominator: 2n });
        expect(compare(half(twice - 1n), exact) <= 0).toBe(true);
        expect(compare(exact, half(twice + 1n))).toBe(-1);
      }),
    );
  });
});
