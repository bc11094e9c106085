import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatOdds } from "./odds";

describe("formatOdds", () => {
  it.each([
    [1850, "1.85"],
    [1855, "1.855"],
    [2000, "2.00"],
    [1010, "1.01"],
    [1001, "1.001"],
    [101_000, "101.00"],
  ])("writes %i as %s, as the generator does", (odds, text) => {
    expect(formatOdds(odds)).toBe(text);
  });

  it("loses nothing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 10_000_000 }), (odds) => {
        const [whole = "", part = ""] = formatOdds(odds).split(".");
        expect(Number(whole) * 1000 + Number(part.padEnd(3, "0"))).toBe(odds);
      }),
    );
  });
});
