import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FRACTIONS, nearestFraction } from "./fractions";
import { formatExactOdds, formatOdds, type OddsFormat, oddsFormat, parseOdds } from "./odds";

const FORMATS: readonly OddsFormat[] = [
  "european",
  "british",
  "american",
  "hongkong",
  "indonesian",
  "malaysian",
];
const format = fc.constantFrom(...FORMATS);
/** From 1.001 to 1001.00, with as many short prices as long ones. */
const price = fc.oneof(
  fc.integer({ min: 1001, max: 3000 }),
  fc.integer({ min: 1001, max: 1_001_000 }),
);

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

  it.each<[number, readonly string[]]>([
    [1001, ["1.001", "1/1000", "-100000", "0.001", "-1000.00", "+0.001"]],
    [1500, ["1.50", "1/2", "-200", "0.50", "-2.00", "+0.50"]],
    [1667, ["1.667", "4/6", "-150", "0.667", "-1.50", "+0.667"]],
    [1999, ["1.999", "1/1", "-100", "0.999", "-1.00", "+0.999"]],
    [2000, ["2.00", "1/1", "+100", "1.00", "+1.00", "+1.00"]],
    [2001, ["2.001", "1/1", "+100", "1.001", "+1.001", "-1.00"]],
    [1900, ["1.90", "9/10", "-111", "0.90", "-1.11", "+0.90"]],
    [2500, ["2.50", "6/4", "+150", "1.50", "+1.50", "-0.67"]],
    [4100, ["4.10", "31/10", "+310", "3.10", "+3.10", "-0.32"]],
    [4330, ["4.33", "10/3", "+333", "3.33", "+3.33", "-0.30"]],
    [51_000, ["51.00", "50/1", "+5000", "50.00", "+50.00", "-0.02"]],
    [301_000, ["301.00", "300/1", "+30000", "300.00", "+300.00", "-0.0033"]],
    [2_501_000, ["2501.00", "2500/1", "+250000", "2500.00", "+2500.00", "-0.0004"]],
  ])("writes %i in every format", (odds, texts) => {
    expect(FORMATS.map((each) => formatOdds(odds, each))).toEqual(texts);
  });

  it("writes a price that wins nothing as a decimal", () => {
    expect(FORMATS.map((each) => formatOdds(1000, each))).toEqual(Array(6).fill("1.00"));
  });

  it("loses nothing as a decimal", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 10_000_000 }), (odds) => {
        const [whole = "", part = ""] = formatOdds(odds).split(".");
        expect(Number(whole) * 1000 + Number(part.padEnd(3, "0"))).toBe(odds);
      }),
    );
  });

  it("never writes a higher price for a lower one", () => {
    fc.assert(
      fc.property(format, price, price, (each, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const read = [low, high].map((odds) => parseOdds(formatOdds(odds, each), each) ?? 0);
        expect(read[0]).toBeLessThanOrEqual(read[1] ?? 0);
      }),
    );
  });
});

describe("parseOdds", () => {
  it("reads back what formatOdds writes, within the display's precision", () => {
    fc.assert(
      fc.property(format, price, (each, odds) => {
        const text = formatOdds(odds, each);
        const read = parseOdds(text, each);
        expect(read).toBeDefined();
        const again = read ?? 0;
        // Both prices have the same text, so it cannot be parsed back. A price just short of evens
        // that rounds to them keeps its sign, and parses as evens.
        const evens = each === "american" ? "-100" : "-1.00";
        expect(formatOdds(again, each)).toBe(text === evens ? text.replace("-", "+") : text);
        if (each === "european" || each === "hongkong") expect(again).toBe(odds);
      }),
    );
  });

  it.each<[OddsFormat, string, number]>([
    ["european", "1,85", 1850],
    ["european", "2", 2000],
    ["british", "Evens", 2000],
    ["british", "10/3", 4333],
    ["british", "100-30", 4333],
    ["american", "150", 2500],
    ["american", "\u2212150", 1667],
    ["hongkong", "0.855", 1855],
    ["malaysian", "-0.67", 2493],
    ["indonesian", "-2.00", 1500],
  ])("reads %s %s as %i", (each, text, odds) => {
    expect(parseOdds(text, each)).toBe(odds);
  });

  it.each<[OddsFormat, string]>([
    ["european", "1.00"],
    ["european", "-2"],
    ["european", "1e3"],
    ["british", "5/0"],
    ["british", "2.5"],
    ["american", "+99"],
    ["american", "-50"],
    ["hongkong", "0"],
    ["malaysian", "1.20"],
    ["malaysian", "-1.20"],
    ["indonesian", "0.80"],
    ["indonesian", "-0.80"],
    ["malaysian", "0.00"],
    ["american", ""],
  ])("takes no %s price from %j", (each, text) => {
    expect(parseOdds(text, each)).toBeUndefined();
  });

  it("never throws, and gives a price or none", () => {
    fc.assert(
      fc.property(format, fc.string(), (each, text) => {
        const odds = parseOdds(text, each);
        expect(odds === undefined || (Number.isSafeInteger(odds) && odds > 1000)).toBe(true);
      }),
    );
  });
});

describe("nearestFraction", () => {
  it("takes the shorter of two equally near prices", () => {
    // 1/1 and 21/20: 0.025 from both.
    expect(nearestFraction(1025)).toEqual([1, 1]);
    // 9/1 and 10/1.
    expect(nearestFraction(9500)).toEqual([9, 1]);
  });

  it.each(FRACTIONS)("gives %i/%i for its own winnings", (over, under) => {
    expect(nearestFraction(Math.round((over * 1000) / under))).toEqual([over, under]);
  });

  it("lists the shortest price first, and each once", () => {
    for (const [at, [over, under]] of FRACTIONS.entries()) {
      const [a, b] = FRACTIONS[at - 1] ?? [0, 1];
      expect(over * b).toBeGreaterThan(a * under);
    }
  });

  it("writes prices of one decimal up to 5.00 exactly", () => {
    for (let win = 100; win <= 4000; win += 100) {
      const [over, under] = nearestFraction(win);
      expect([over, under, over * 1000]).toEqual([over, under, win * under]);
    }
  });

  it("gives a fraction of the table for every price", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (win) => {
        const [over, under] = nearestFraction(win);
        expect(nearestFraction(Math.round((over * 1000) / under))).toEqual([over, under]);
      }),
    );
  });
});

it("oddsFormat knows both vocabularies", () => {
  const words = ["decimal", "fractional", "american", "hong kong", "indo", "malay", "new"];
  expect(words.map(oddsFormat)).toEqual([...FORMATS, "european"]);
});

describe("formatExactOdds", () => {
  /** Total odds of prices in thousandths, in every format in the order of FORMATS. */
  it.each<[number[], string[]]>([
    [
      [1500, 2000],
      ["3.00", "2/1", "+200", "2.00", "2.00", "-0.50"],
    ],
    [
      [1850, 2100, 1900],
      ["7.38", "6.38/1", "+638", "6.38", "6.38", "-0.16"],
    ],
    [
      [1100, 1200],
      ["1.32", "0.32/1", "-313", "0.32", "-3.13", "+0.32"],
    ],
    [[2000], ["2.00", "1/1", "+100", "1.00", "+1.00", "+1.00"]],
    [[1000], Array(6).fill("1.00")],
    [Array(20).fill(501_000), []],
  ])("%j", (prices, texts) => {
    const total = {
      numerator: prices.reduce((product, each) => product * BigInt(each), 1n),
      denominator: 1000n ** BigInt(prices.length),
    };
    const shown = FORMATS.map((each) => formatExactOdds(total, each));
    if (texts.length > 0) expect(shown.map(plain)).toEqual(texts.map(plain));
    // However long the price is, it is written in digits.
    for (const text of shown) expect(text).toMatch(/^[+-]?[\d./]+$/);
  });

  it("says the same as formatOdds of a price with two decimals", () => {
    for (let odds = 1010; odds <= 30_000; odds += 10) {
      const exact = { numerator: BigInt(odds), denominator: 1000n };
      for (const each of FORMATS.filter((format) => format !== "british")) {
        expect(formatExactOdds(exact, each)).toBe(formatOdds(odds, each));
      }
    }
  });
});

/** A total beyond evens has its plus where the format has signs; the table above leaves it out. */
function plain(text: string): string {
  return text.replace(/^\+/, "");
}
