import { describe, expect, it } from "vitest";
import fc from "../testing/properties";
import { combinations, lineCount, linesOf, sumOfLines } from "./lines";

const factorsOf = fc.array(fc.bigInt({ min: 0n, max: 20_000n }), { minLength: 1, maxLength: 9 });

/** The selections of a system, and how many make a line. */
const system = factorsOf.chain((factors) =>
  fc.tuple(fc.constant(factors), fc.integer({ min: 1, max: factors.length })),
);

/** The same with lines of several lengths. */
const mixed = system.chain(([factors, least]) =>
  fc.tuple(
    fc.constant(factors),
    fc.constant(least),
    fc.integer({ min: least, max: factors.length }),
  ),
);

describe("the lines of a system", () => {
  it("are its combinations, in order", () => {
    expect(linesOf(["a", "b", "c", "d"], 2).map((line) => line.join(""))).toEqual([
      "ab",
      "ac",
      "ad",
      "bc",
      "bd",
      "cd",
    ]);
  });

  it("match their count, all different, each in order", () => {
    fc.assert(
      fc.property(system, ([factors, taken]) => {
        const places = factors.map((_, at) => at);
        const lines = linesOf(places, taken);
        expect(BigInt(lines.length)).toBe(combinations(factors.length, taken));
        expect(new Set(lines.map(String)).size).toBe(lines.length);
        expect(lines.every((line) => line.length === taken)).toBe(true);
        expect(
          lines.every((line) => line.every((at, i) => i === 0 || at > (line[i - 1] ?? 0))),
        ).toBe(true);
      }),
    );
  });

  it("have the same sum as if they were listed", () => {
    fc.assert(
      fc.property(mixed, ([factors, win_count, max_win_count]) => {
        const lengths = [...Array(max_win_count - win_count + 1).keys()].map(
          (at) => win_count + at,
        );
        const lines = lengths.flatMap((length) => linesOf(factors, length));
        const products = lines.map((line) =>
          line.reduce(
            (product, each) => product * each,
            2000n ** BigInt(max_win_count - line.length),
          ),
        );
        expect(sumOfLines(factors, 2000n, { win_count, max_win_count })).toEqual({
          numerator: products.reduce((total, each) => total + each, 0n),
          denominator: 2000n ** BigInt(max_win_count),
        });
        expect(lineCount(factors.length, { win_count, max_win_count })).toBe(BigInt(lines.length));
      }),
    );
  });

  it("are not listed beyond the limit", () => {
    expect(linesOf([...Array(30).keys()], 15, 3)).toHaveLength(3);
    expect(linesOf(["a", "b", "c"], 1, 3)).toEqual([["a"], ["b"], ["c"]]);
    expect(linesOf(["a", "b", "c"], 2, 2)).toEqual([
      ["a", "b"],
      ["a", "c"],
    ]);
    expect(linesOf(["a"], 1, 0)).toEqual([]);
    expect(combinations(30, 15)).toBe(155_117_520n);
  });

  it("of no selections are one without any, whose product is 1", () => {
    expect(linesOf(["a", "b"], 0)).toEqual([[]]);
    expect(linesOf(["a"], 2)).toEqual([]);
    expect(sumOfLines([2000n], 1000n, { win_count: 0 })).toEqual({
      numerator: 1n,
      denominator: 1n,
    });
    expect(sumOfLines([2000n], 1000n, { win_count: 2 }).numerator).toBe(0n);
  });

  it.each([
    [3, 4, 0n],
    [3, -1, 0n],
    [3, 3, 1n],
    [3, 0, 1n],
  ])("of %i selections, %i in a line: %s", (count, taken, lines) => {
    expect(combinations(count, taken)).toBe(lines);
    expect(lineCount(count, { win_count: taken })).toBe(lines);
  });
});
