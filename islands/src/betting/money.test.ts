import { describe, expect, it } from "vitest";
import fc from "../testing/properties";
import { type Amount, convertMoney, formatMoney, isoUnit, parseAmount, plainAmount } from "./money";

const ZAR = { code: "ZAR", subunits: 100 };
const JPY = { code: "JPY", subunits: 1 };
const BTC = { code: "BTC.T", subunits: 100_000_000 };

function result(amount: Amount): number | string {
  return amount.ok ? amount.value : amount.problem;
}

describe("parseAmount", () => {
  it.each<[string, number | string]>([
    ["50", 5000],
    ["12,5", 1250],
    ["12.5", 1250],
    ["12.50", 1250],
    ["12.500", "too_precise"],
    ["1,234", 123_400],
    ["1,234.50", 123_450],
    ["1.234,50", 123_450],
    ["1,234,567", 123_456_700],
    ["1 234.50", 123_450],
    ["1\u00a0000", 100_000],
    ["12,345", 1_234_500],
    ["123,456", 12_345_600],
    ["12,345.50", 1_234_550],
    ["1,234,567.50", 123_456_750],
    ["1,234,567.123", "too_precise"],
    ["007", 700],
    [".5", 50],
    ["5.", 500],
    ["0", 0],
    ["0,125", "too_precise"],
    ["12.345", "too_precise"],
    ["1.10000", "too_precise"],
    ["٥٠", 5000],
    ["١٢٫٥", 1250],
    ["۱۲٫۵", 1250],
    ["١٬٢٣٤٫٥٠", 123_450],
    ["\u200f50", 5000],
    ["５０", 5000],
    ["१२.५", 1250],
    ["  50  ", 5000],
    ["", "empty"],
    ["   ", "empty"],
    ["-5", "negative"],
    ["−5", "negative"],
    ["1e3", "exponent"],
    ["1E3", "exponent"],
    ["1.5e-3", "exponent"],
    ["1e10", "exponent"],
    ["x1e5", "not_a_number"],
    ["1e5x", "not_a_number"],
    ["1,234 567.50", "not_a_number"],
    ["1234,567.50", "not_a_number"],
    ["1,234,56.50", "not_a_number"],
    ["1,234,56", "not_a_number"],
    ["١٢،٥", 1250],
    ["١٬٢٣٬٤٥٦", "not_a_number"],
    ["R50", "not_a_number"],
    ["+5", "not_a_number"],
    ["1.2.3", "not_a_number"],
    ["1,23,456", "not_a_number"],
    ["12 5", "not_a_number"],
    [".", "not_a_number"],
    ["NaN", "not_a_number"],
    ["Infinity", "not_a_number"],
    ["0x10", "not_a_number"],
    ["9".repeat(40), "too_large"],
    [`${"9".repeat(40)}.999`, "too_large"],
    ["9".repeat(15), "too_large"],
    [`${"0".repeat(40)}5`, 500],
  ])("reads %j in South Africa as %s", (typed, expected) => {
    expect(result(parseAmount(typed, "en-ZA", ZAR))).toBe(expected);
  });

  it.each<[string, string, number | string]>([
    ["1.234", "pt-BR", 123_400],
    ["1.234,5", "pt-BR", 123_450],
    ["12.345", "pt-BR", 1_234_500],
    ["1,234", "pt-BR", "too_precise"],
    ["12.5", "pt-BR", 1250],
    ["1,234", "ja", 123_400],
    ["12,5", "ar", 1250],
  ])("reads %j in %s as %s", (typed, tag, expected) => {
    expect(result(parseAmount(typed, tag, ZAR))).toBe(expected);
  });

  it("knows currencies without decimals and with eight", () => {
    expect(result(parseAmount("1,5", "ja", JPY))).toBe("too_precise");
    expect(result(parseAmount("500", "ja", JPY))).toBe(500);
    expect(result(parseAmount("0.00000001", "en-ZA", BTC))).toBe(1);
    expect(result(parseAmount("9".repeat(15), "ja", JPY))).toBe(999_999_999_999_999);
    expect(result(parseAmount(`1${"0".repeat(15)}`, "ja", JPY))).toBe("too_large");
  });

  it("reads back what plainAmount writes, in every language", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.constantFrom("en-ZA", "pt-BR", "ar", "ja"),
        fc.constantFrom(ZAR, JPY, BTC),
        (value, tag, unit) => {
          expect(parseAmount(plainAmount(value, unit, tag), tag, unit)).toEqual({
            ok: true,
            value,
          });
        },
      ),
    );
  });

  it("never throws, and gives whole subunits or a reason", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const amount = parseAmount(typed, "en-ZA", ZAR);
        expect(!amount.ok || (Number.isSafeInteger(amount.value) && amount.value >= 0)).toBe(true);
      }),
    );
  });
});

describe("formatMoney", () => {
  it.each<[number | bigint, string, string]>([
    [5000, "en-ZA", "R50.00"],
    [100_000, "en-ZA", "R1,000.00"],
    [-5000, "en-ZA", "-R50.00"],
    [1, "en-ZA", "R0.01"],
    [0, "en-ZA", "R0.00"],
    [123_456_789_012_345_678n, "en-ZA", "R1,234,567,890,123,456.78"],
    [100_000, "pt-BR", "ZAR\u00a01.000,00"],
    [100_000, "ar", "1,000.00\u00a0ZAR"],
    [100_000, "ja", "ZAR\u00a01,000.00"],
  ])("writes %s in %s as %s", (value, tag, text) => {
    expect(formatMoney(value, ZAR, tag)).toBe(text);
  });

  it("writes a code that the browser does not know as it is", () => {
    expect(formatMoney(150_000_000, BTC, "en-ZA")).toBe("1.50000000\u00a0BTC.T");
    expect(formatMoney(500, { code: "mBTC", subunits: 100 }, "en-ZA")).toBe("5.00\u00a0mBTC");
    expect(formatMoney(500, JPY, "ja")).toBe("￥500");
  });
});

describe("a currency that the operator does not list", () => {
  it.each<[string, number, string, string]>([
    ["XCD", 123_450, "en-ZA", "XCD\u00a01,234.50"],
    ["XCD", -123_450, "de", "-1.234,50\u00a0XCD"],
    ["JPY", 1_234_567, "en-ZA", "JPY\u00a01,234,567"],
    ["KWD", 1_234_567, "ja", "KWD\u00a01,234.567"],
  ])("%s is written with its code and the decimals of ISO 4217", (code, value, tag, text) => {
    const unit = isoUnit(code);
    expect(unit && formatMoney(value, unit, tag)).toBe(text);
  });

  it.each(["USDT", "USD₮", "BTC", "xcd", "", "QQQ"])(
    "%s has decimals that nobody knows",
    (code) => {
      expect(isoUnit(code)).toBeUndefined();
    },
  );
});

describe("a negative amount", () => {
  it.each<[string, string, string]>([
    ["AED", "ar", "\u2066-1,234.50\u2069\u00a0د.إ."],
    ["ZAR", "ar", "-1,234.50\u00a0ZAR"],
    ["ILS", "he", "-1,234.50\u00a0₪"],
    ["EUR", "de", "-1.234,50\u00a0€"],
  ])("of %s in %s keeps its sign before the number", (code, tag, text) => {
    expect(formatMoney(-123_450, { code, subunits: 100 }, tag)).toBe(text);
  });

  it("has three, eight or no decimals, and any size", () => {
    expect(formatMoney(-1, { code: "KWD", subunits: 1000 }, "en-ZA")).toBe("-KWD\u00a00.001");
    expect(formatMoney(-1, BTC, "en-ZA")).toBe("-0.00000001\u00a0BTC.T");
    expect(formatMoney(-5, JPY, "en-ZA")).toBe("-¥5");
    expect(formatMoney(-(2 ** 60), ZAR, "en-ZA")).toBe("-R11,529,215,046,068,469.76");
  });
});

it("only rand have a short sign in South Africa, and no space after it", () => {
  const five = (code: string) => formatMoney(500, { code, subunits: 100 }, "en-ZA");
  expect(["CAD", "QAR"].map(five)).toEqual(["CA$5.00", "QAR\u00a05.00"]);
});

it("digits are Latin where a language has its own", () => {
  expect(formatMoney(100_000, ZAR, "fa")).toContain("1,000.00");
  expect(plainAmount(5050, ZAR, "fa")).toBe("50.50");
});

describe("plainAmount", () => {
  it.each<[number, string, string]>([
    [5000, "en-ZA", "50"],
    [5050, "en-ZA", "50.50"],
    [5050, "pt-BR", "50,50"],
  ])("writes %i in %s as %s", (value, tag, text) => {
    expect(plainAmount(value, ZAR, tag)).toBe(text);
  });
});

describe("convertMoney", () => {
  it.each<[number, bigint, bigint, number]>([
    // EUR 10 at 19.4555 rand.
    [1000, 194_555n, 10_000n, 19_456],
    [0, 20n, 1n, 0],
    [1, 3n, 2n, 2],
    [1, 1n, 3n, 0],
  ])("%i cents at %s / %s are %i", (value, numerator, denominator, expected) => {
    const rate = { numerator, denominator };
    expect(convertMoney(value, { code: "EUR", subunits: 100 }, ZAR, rate)).toBe(expected);
  });

  it("respects the size of the subunits", () => {
    const rate = { numerator: 1_000_000n, denominator: 1n };
    expect(convertMoney(1, BTC, JPY, rate)).toBe(0);
    expect(convertMoney(100, BTC, JPY, rate)).toBe(1);
    expect(convertMoney(1, JPY, BTC, { numerator: 1n, denominator: 1_000_000n })).toBe(100);
  });
});
