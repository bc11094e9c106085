import { describe, expect, it } from "vitest";
import { equals, exactMoney, exactText } from "./exact";

const RAND = { code: "ZAR", subunits: 100 };
const YEN = { code: "JPY", subunits: 1 };

describe("exact numbers", () => {
  it.each([
    [1850n, 1000n, "1.85"],
    [1425n, 1000n, "1.425"],
    [1n, 1n, "1.00"],
    [1n, 2n, "0.50"],
    [0n, 1000n, "0.00"],
    [1234567n ** 3n, 10n ** 15n, "1881.672302290562263"],
    [50n, 3n, "≈\u00a016.666667"],
    [2n, 3000000000n, "≈\u00a00.000000"],
  ])("%s / %s", (numerator, denominator, text) => {
    expect(exactText({ numerator, denominator })).toBe(text);
  });
});

describe("exact amounts", () => {
  it.each([
    [15000n, 3n, RAND, "R50.00"],
    [5000n, 3n, RAND, "≈\u00a016.666667"],
    [92505n, 10n, RAND, "92.505"],
    [1855n, 10n, YEN, "185.50"],
  ])("%s / %s", (numerator, denominator, unit, text) => {
    expect(exactMoney({ numerator, denominator }, unit, "en-ZA")).toBe(text);
  });
});

describe("a value after its calculation", () => {
  it.each([
    ["1.85", "= 1.85"],
    ["≈\u00a016.666667", "≈\u00a016.666667"],
  ])("%s", (text, shown) => {
    expect(equals(text)).toBe(shown);
  });
});
