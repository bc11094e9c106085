/**
 * Money in whole subunits: formatting it, and parsing what a player typed.
 *
 * Never a binary fraction. A typed stake is either parsed exactly or refused with a reason that has
 * a message; there is no "best guess". Digits are written in Latin script in every language, as
 * prices are, so that stake, odds and return can be compared at a glance; they are accepted in any
 * script.
 */

import { divideHalfUp, type Rational } from "./rational";

/** The subunits of a currency: 100 subunits are two decimals, 10^8 are eight. */
export interface CurrencyUnit {
  /** ISO 4217 or the operator's code. */
  readonly code: string;
  /** Subunits in one unit, a power of ten. */
  readonly subunits: number;
  /** Whether amounts have the code in place of a sign: the operator does not list the currency. */
  readonly isForeign?: true;
}

/**
 * A currency of ISO 4217 that the operator does not list, with the decimals of the standard; browsers leave those out
 * that are not in use. Undefined for any other code: only the operator knows its decimals.
 */
export function isoUnit(code: string): CurrencyUnit | undefined {
  if (!Intl.supportedValuesOf("currency").includes(code)) return undefined;
  const decimals = DECIMALS.findIndex((codes) => codes.includes(code));
  return { code, subunits: 10 ** (decimals < 0 ? 2 : decimals), isForeign: true };
}

/** Codes of ISO 4217 by the number of their decimals; all others have two. */
const DECIMALS = [
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
  "",
  "",
  "BHD IQD JOD KWD LYD OMR TND",
  "CLF UYW",
];

/** Why a typed amount was refused. */
export type AmountProblem =
  | "empty"
  | "negative"
  | "exponent"
  | "not_a_number"
  | "too_precise"
  | "too_large";

/** A typed amount, parsed or refused. */
export type Amount =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: AmountProblem };

/** Number of decimals of a currency. */
export function decimalsOf(unit: CurrencyUnit): number {
  return String(unit.subunits).length - 1;
}

/** Maximum digits of the whole part; anything longer exceeds every operator's maximum. */
const MAX_DIGITS = 15;

/**
 * Parses an amount as typed in a language.
 *
 * Digits of any script; a comma or a dot may be the decimal mark in every language (`12,5` is
 * twelve and a half in English too), and marks between groups of three are ignored. A single mark
 * before exactly three digits is a group mark where the language uses it as one: `1.234` is 1234 in
 * Brazil and three decimals in South Africa.
 */
export function parseAmount(typed: string, tag: string, unit: CurrencyUnit): Amount {
  const text = latin(typed).trim();
  if (text === "") {
    return refuse("empty");
  }
  if (/^[-\u2212]/.test(text)) {
    return refuse("negative");
  }
  if (/^[\d.,]+e[-+]?\d+$/i.test(text)) {
    return refuse("exponent");
  }
  const parts = split(text, groupMark(tag));
  if (!parts) {
    return refuse("not_a_number");
  }
  const whole = parts.whole.replace(/^0+(?=\d)/, "");
  const { fraction } = parts;
  const decimals = decimalsOf(unit);
  if (whole.length > MAX_DIGITS) {
    return refuse("too_large");
  }
  if (fraction.length > decimals) {
    return refuse("too_precise");
  }
  const value = Number(`${whole}${fraction.padEnd(decimals, "0")}`);
  return Number.isSafeInteger(value) ? { ok: true, value } : refuse("too_large");
}

function refuse(problem: AmountProblem): Amount {
  return { ok: false, problem };
}

/** Splits `1,234.50` into whole and fraction; undefined when it is not a number. */
function split(text: string, group: string): { whole: string; fraction: string } | undefined {
  const match = /^([\d.,\s']*?)(?:([.,])(\d*))?$/.exec(text);
  if (!match || !/\d/.test(text)) {
    return undefined;
  }
  const [, left = "", mark = "", right = ""] = match;
  // One mark before exactly three digits: a group in languages that group with it.
  if (mark === group && /^[1-9]\d{0,2}$/.test(left) && right.length === 3) {
    return { whole: left + right, fraction: "" };
  }
  const marks = [...new Set(left.replace(/\d/g, ""))];
  if (marks.length === 0) {
    return { whole: left, fraction: right };
  }
  if (marks.length > 1 || !grouped(left)) {
    return undefined;
  }
  if (marks[0] === mark) {
    // The same mark throughout: all of them are group marks (`1,234,567`).
    return right.length === 3 ? { whole: digits(left) + right, fraction: "" } : undefined;
  }
  return { whole: digits(left), fraction: right };
}

function grouped(text: string): boolean {
  return /^\d{1,3}(?:[.,\s']\d{3})+$/.test(text);
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}

/** The group mark of a language, as this product writes money. */
function groupMark(tag: string): string {
  const parts = formatter(tag).formatToParts(1234567);
  return parts.find((part) => part.type === "group")?.value ?? ",";
}

/**
 * Replaces digits and marks of other scripts, and the full-width ones of East Asia, by Latin ones.
 */
function latin(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, "")
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/\u066b/g, ".")
    .replace(/\u066c/g, ",")
    .replace(/\u060c/g, ",");
}

/** Value of a decimal digit. Unicode keeps the digits of each script in order, in a run of ten. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  // Two runs may be adjacent; within a run the value is the distance modulo ten.
  return (code - zero) % 10;
}

/**
 * An amount with its currency, exact for any size: `R1,000.00`, `ZAR 1.000,00`.
 *
 * South African English follows the country's shops and sportsbooks (`R1,000.00`), not CLDR (`R 1
 * 000,00`), so that money and prices have the same decimal mark. Bidi marks that the browser adds
 * are removed: the markup isolates amounts with `<bdi>`. Where the currency's sign is written from right to left, a
 * negative number is isolated with its sign, which would otherwise move behind it.
 */
export function formatMoney(subunits: bigint | number, unit: CurrencyUnit, tag: string): string {
  const amount = decimalText(BigInt(subunits), decimalsOf(unit)) as Intl.StringNumericLiteral;
  const text = formatter(tag, unit)
    .format(amount)
    .replace(/[\u200e\u200f\u061c]/g, "")
    .replace(NEGATIVE_BEFORE_RTL, "\u2066$&\u2069");
  if (!isIso(unit)) {
    return `${text}\u00a0${unit.code}`;
  }
  return isSouthAfrican(tag) ? tight(text) : text.trim();
}

const NEGATIVE_BEFORE_RTL = /^[-\u2212][\d.,\u066b\u066c]+(?=.*[\u0590-\u08ff])/;

/** An amount without its currency and without groups, as a player would type it (`50`, `12.50`). */
export function plainAmount(subunits: bigint | number, unit: CurrencyUnit, tag: string): string {
  const decimals = decimalsOf(unit);
  const [whole = "0", fraction = ""] = decimalText(BigInt(subunits), decimals).split(".");
  if (/^0*$/.test(fraction)) {
    return whole;
  }
  const mark = formatter(tag)
    .formatToParts(1.5)
    .find((part) => part.type === "decimal");
  return `${whole}${mark?.value ?? "."}${fraction}`;
}

/**
 * Converts an amount, rounded once, half up. `rate` is the value of one unit of `from` in units of
 * `to`.
 */
export function convertMoney(
  subunits: number,
  from: CurrencyUnit,
  to: CurrencyUnit,
  rate: Rational,
): number {
  const numerator = BigInt(subunits) * rate.numerator * BigInt(to.subunits);
  return Number(divideHalfUp(numerator, rate.denominator * BigInt(from.subunits)));
}

/** Subunits as a decimal number with a point, in any language. */
export function decimalText(subunits: bigint, decimals: number): string {
  const sign = subunits < 0n ? "-" : "";
  const text = String(subunits < 0n ? -subunits : subunits).padStart(decimals + 1, "0");
  return decimals === 0
    ? sign + text
    : `${sign}${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

/** `R 50.00` as it is printed in South Africa: `R50.00`. */
function tight(text: string): string {
  return text.replace(/^(-?)(R)\s(?=\d)/, "$1$2");
}

function isSouthAfrican(tag: string): boolean {
  return /^en-ZA$/i.test(tag);
}

/**
 * Whether the browser knows the code as a currency; codes of other shapes (crypto, points) are not.
 */
function isIso(unit: CurrencyUnit): boolean {
  return /^[A-Z]{3}$/.test(unit.code);
}

const formatter = /* @__PURE__ */ createFormatters();

/** Makes each formatter once. */
function createFormatters(): (tag: string, unit?: CurrencyUnit) => Intl.NumberFormat {
  const made = new Map<string, Intl.NumberFormat>();
  return (tag, unit) => {
    const key = `${tag} ${unit?.code} ${unit?.subunits} ${unit?.isForeign}`;
    const one =
      made.get(key) ??
      new Intl.NumberFormat(isSouthAfrican(tag) ? "en" : tag, optionsOf(tag, unit));
    made.set(key, one);
    return one;
  };
}

function optionsOf(tag: string, unit: CurrencyUnit | undefined): Intl.NumberFormatOptions {
  const options: Intl.NumberFormatOptions = { numberingSystem: "latn" };
  if (unit) {
    options.minimumFractionDigits = decimalsOf(unit);
    options.maximumFractionDigits = decimalsOf(unit);
  }
  if (unit && isIso(unit)) {
    options.style = "currency";
    options.currency = unit.code;
    // The short symbol is only clear at home: "R 50" in Brazil would look like reais.
    options.currencyDisplay =
      isSouthAfrican(tag) && unit.code === "ZAR"
        ? "narrowSymbol"
        : unit.isForeign
          ? "code"
          : "symbol";
  }
  return options;
}
