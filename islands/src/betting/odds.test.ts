import { describe, expect, it } from "vitest";
import fc from "../testing/properties";
import { fractionOf, fractions } from "./fractions";
import { formatExactOdds, formatOdds, formatTotalOdds, parseOdds } from "./odds";
import { formatOfWord, type OddsFormat } from "./odds-words";

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
    [101_400, ["101.40", "100/1", "+10040", "100.40", "+100.40", "-0.01"]],
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

  it.each<[OddsFormat, (win: number) => boolean]>([
    ["american", () => true],
    ["malaysian", (win) => win > 1000],
    ["indonesian", (win) => win < 1000],
  ])("writes the same %s price as the exact calculation", (each, isDivided) => {
    const long = fc.integer({ min: 1001, max: 40_000_000_000_000 });
    fc.assert(
      fc.property(fc.oneof(price, long), (odds) => {
        fc.pre(isDivided(odds - 1000));
        const exact = { numerator: BigInt(odds), denominator: 1000n };
        expect(formatOdds(odds, each)).toBe(formatExactOdds(exact, each));
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
    ["european", " 1.85 ", 1850],
    ["european", "1.0005", 1001],
    ["european", "1.001", 1001],
    ["european", "999999999.999999999", 1_000_000_000_000],
    ["british", "even", 2000],
    ["british", "EVS", 2000],
    ["british", "evn", 2000],
    ["british", "10 / 3", 4333],
    ["british", "100  -  30", 4333],
    ["british", "1/1000", 1001],
    ["british", "999999999/999999999", 2000],
    ["american", "+100", 2000],
    ["american", "-100", 2000],
    ["american", "+100.5", 2005],
    ["american", "-100.5", 1995],
    ["american", "-200", 1500],
    ["hongkong", "1", 2000],
    ["hongkong", "0,25", 1250],
    ["malaysian", "1.00", 2000],
    ["malaysian", "-1.00", 2000],
    ["malaysian", "+0.50", 1500],
    ["malaysian", "0.255", 1255],
    ["malaysian", "-0.5", 3000],
    ["indonesian", "+1.50", 2500],
    ["indonesian", "1.00", 2000],
    ["indonesian", "-1.00", 2000],
    ["indonesian", "-1.25", 1800],
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
    ["european", ""],
    ["european", "1.0004"],
    ["european", "2x"],
    ["european", "x2"],
    ["european", "2."],
    ["european", ".5"],
    ["european", "1234567890"],
    ["european", "2.1234567890"],
    ["european", "1.2.3"],
    ["european", "2 0"],
    ["british", ""],
    ["british", "10\u22123"],
    ["british", "evensong"],
    ["british", "sevens"],
    ["british", "5/2x"],
    ["british", "x5/2"],
    ["british", "5/"],
    ["british", "/2"],
    ["british", "0/5"],
    ["british", "1234567890/2"],
    ["british", "1/1234567890"],
    ["british", "1/9999"],
    ["american", "+-150"],
    ["american", "1-50"],
    ["american", "99.99"],
    ["hongkong", "+0.5"],
    ["hongkong", ""],
    ["malaysian", ""],
    ["malaysian", "-0.00"],
    ["indonesian", "0"],
    ["indonesian", ""],
    ["indonesian", "--2"],
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

describe("fractionOf", () => {
  it.each([
    // The nearest in use.
    [620, "8/13"],
    [610, "8/13"],
    [470, "40/85"],
    [430, "40/95"],
    [870, "17/20"],
    [890, "9/10"],
    [1025, "1/1"],
    [1855, "15/8"],
    [4200, "21/5"],
    [1998, "2/1"],
    // The nearest promises too much: the one below it.
    [980, "20/21"],
    [780, "3/4"],
    // None is near.
    [1960, "49/25"],
    [7200, "36/5"],
    [7230, "723/100"],
    [9500, "19/2"],
    // Of a long price, a whole number or a half.
    [10_490, "10/1"],
    [25_700, "25/1"],
    [100_400, "100/1"],
    [365, "4/11"],
    [6, "1/150"],
    [65, "1/16"],
    [148, "1/7"],
    // Beyond those in use.
    [1_000_600, "1001/1"],
  ])("gives winnings of %i as %s", (win, text) => {
    expect(fractionOf(win).join("/")).toBe(text);
  });

  it.each(fractions())("gives %i/%i for its own winnings", (over, under) => {
    expect(fractionOf(Math.round((over * 1000) / under))).toEqual([over, under]);
  });

  it("says at most a hundredth more of the return than is paid, or two less, up to 10/1", () => {
    for (let win = 1; win < 10_000; win += 1) {
      const [over, under] = fractionOf(win);
      const more = (over * 1000) / under - win;
      // A price of its own has lost its thousandths.
      const bound = more > 0 ? (1000 + win) / 100 : (1000 + win) / 50 + 10;
      expect(Math.abs(more), `${win}`).toBeLessThanOrEqual(bound);
    }
  });

  it("writes nearly all short prices as a fraction in use", () => {
    const inUse = new Set(fractions().map((each) => each.join("/")));
    const own = Array.from({ length: 500 }, (_, at) => 10 * (at + 1));
    expect(own.filter((win) => !inUse.has(fractionOf(win).join("/"))).length).toBeLessThan(20);
  });

  it("reads back as a price with the same fraction, up to 10/1", () => {
    for (let win = 1; win < 10_000; win += 1) {
      const text = fractionOf(win).join("/");
      expect(formatOdds(parseOdds(text, "british") ?? 0, "british"), `${win}`).toBe(text);
    }
  });

  it.each([
    [1294, "3/10"],
    [1626, "8/13"],
    [1915, "10/11"],
  ])("writes %i, which no fraction is next to, as %s", (odds, text) => {
    expect(formatOdds(odds, "british")).toBe(text);
  });

  it("lists the shortest price first, and each once", () => {
    for (const [at, [over, under]] of fractions().entries()) {
      const [a, b] = fractions()[at - 1] ?? [0, 1];
      expect(over * b).toBeGreaterThan(a * under);
    }
  });

  it("writes prices of one decimal up to 5.00 exactly", () => {
    for (let win = 100; win <= 4000; win += 100) {
      const [over, under] = fractionOf(win);
      expect([over, under, over * 1000]).toEqual([over, under, win * under]);
    }
  });

  it("promises at most a hundredth of the return more than is paid", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (win) => {
        const [over, under] = fractionOf(win);
        expect(over * 1000 - win * under).toBeLessThanOrEqual(((1000 + win) * under) / 100);
        expect(fractionOf(Math.floor((over * 1000) / under))[1]).toBeLessThanOrEqual(1000);
      }),
    );
  });
});

it("formatOfWord knows both vocabularies, and nothing else", () => {
  const words = ["decimal", "fractional", "american", "hong kong", "indo", "malay"];
  expect(words.map(formatOfWord)).toEqual(FORMATS);
  expect(FORMATS.map(formatOfWord)).toEqual(FORMATS);
  const unknown = ["roman", "constructor", "", ["american"], null, undefined, 1];
  expect(unknown.map(formatOfWord)).toEqual(unknown.map(() => undefined));
});

it("total odds have two decimals, rounded half up", () => {
  const total = (numerator: bigint) => formatTotalOdds({ numerator, denominator: 1000n });
  expect([1005n, 1004n, 1095n, 12_345n, 999_995n].map(total)).toEqual([
    "1.01",
    "1.00",
    "1.10",
    "12.35",
    "1000.00",
  ]);
});

describe("formatExactOdds", () => {
  const exact = (numerator: bigint, denominator = 1000n) =>
    FORMATS.map((each) => formatExactOdds({ numerator, denominator }, each));

  it.each<[bigint, bigint, string[]]>([
    [3000n, 1000n, ["3.00", "2/1", "+200", "2.00", "+2.00", "-0.50"]],
    [2000n, 1000n, ["2.00", "1/1", "+100", "1.00", "+1.00", "+1.00"]],
    [1500n, 1000n, ["1.50", "1/2", "-200", "0.50", "-2.00", "+0.50"]],
    // Not quite one of the fractions, and none in thousandths.
    [4333n, 1000n, ["4.33", "10/3", "+333", "3.33", "+3.33", "-0.30"]],
    [13n, 3n, ["4.33", "3.33/1", "+333", "3.33", "+3.33", "-0.30"]],
    [7n, 6n, ["1.17", "0.17/1", "-600", "0.17", "-6.00", "+0.17"]],
    // Whole winnings have no decimals.
    [11_001n, 1000n, ["11.00", "10/1", "+1000", "10.00", "+10.00", "-0.10"]],
    [101_001n, 1000n, ["101.00", "100/1", "+10000", "100.00", "+100.00", "-0.01"]],
    [2501n, 1000n, ["2.50", "6/4", "+150", "1.50", "+1.50", "-0.67"]],
    [1n, 1n, Array(6).fill("1.00")],
  ])("of %s / %s are in every format", (numerator, denominator, texts) => {
    expect(exact(numerator, denominator)).toEqual(texts);
  });

  it("is rounded once, also where it is turned over", () => {
    // 1.055 × 1.1, and winnings of 0.0003, as a mean of lines may have.
    expect(exact(1_160_500n, 1_000_000n)[4]).toBe("-6.23");
    expect(exact(10_003n, 10_000n)[4]).toBe("-3333.33");
    expect(exact(13_355n, 1000n)[5]).toBe("-0.081");
  });

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
      ["1.32", "3/10", "-313", "0.32", "-3.13", "+0.32"],
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
