import { describe, expect, it } from "vitest";
import fc from "../testing/properties";
import { lineCount, linesOf, sumOfLines } from "./lines";

/** The number of selections of a system, and how many make a line. */
const system = fc
  .array(fc.bigInt({ min: 0n, max: 20_000n }), { minLength: 1, maxLength: 9 })
  .chain((factors) => fc.tuple(fc.constant(factors), fc.integer({ min: 1, max: factors.length })));

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
        expect(BigInt(lines.length)).toBe(lineCount(factors.length, taken));
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
      fc.property(system, ([factors, taken]) => {
        const lines = linesOf(factors, taken);
        const products = lines.map((line) => line.reduce((product, each) => product * each, 1n));
        const sum = products.reduce((total, each) => total + each, 0n);
        expect(sumOfLines(factors, 2000n, taken)).toEqual({
          numerator: sum,
          denominator: 2000n ** BigInt(taken),
        });
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
    expect(lineCount(30, 15)).toBe(155_117_520n);
  });

  it("of no selections are one without any, whose product is 1", () => {
    expect(linesOf(["a", "b"], 0)).toEqual([[]]);
    expect(linesOf(["a"], 2)).toEqual([]);
    expect(sumOfLines([2000n], 1000n, 0)).toEqual({ numerator: 1n, denominator: 1n });
    expect(sumOfLines([2000n], 1000n, 2).numerator).toBe(0n);
  });

  it.each([
    [3, 4, 0n],
    [3, -1, 0n],
    [3, 3, 1n],
    [3, 0, 1n],
  ])("of %i selections, %i in a line: %s", (count, taken, lines) => {
    expect(lineCount(count, taken)).toBe(lines);
  });
});
