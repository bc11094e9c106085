/**
 * Formatting and parsing of prices: from whole thousandths to text, and back. Conversions start
 * from the unrounded price, and are exact until they are rounded.
 */

import { decimal } from "../core/decimal";
import { fractionOf } from "./fractions";
import type { OddsFormat } from "./odds-words";
import {
  compare,
  divideHalfUp,
  less,
  over,
  type Rational,
  roundHalfUp,
  thousandths,
  times,
  whole,
} from "./rational";

/** Thousandths in one unit of decimal odds: 1.85 is 1850. */
export const ODDS_SCALE = 1000;

/** The longest total that is written as a price, in thousandths. */
const LONGEST_PRICE = 1_001_000n;

/**
 * Formats a price in thousandths. Latin digits and a dot in every language, as for all prices. A
 * price that wins nothing (1.00 and below) does not exist in the other formats and is written as a
 * decimal.
 *
 * Signs are always shown where the format has them, because there the sign tells which side of
 * evens a price is on. Evens are +100 and +1.00.
 */
export function formatOdds(odds: number, format: OddsFormat = "european"): string {
  const win = odds - ODDS_SCALE;
  if (format === "european" || win <= 0) return decimal(odds);
  switch (format) {
    case "british":
      return fractionOf(win).join("/");
    case "american":
      return win >= ODDS_SCALE
        ? `+${divideHalfUp(BigInt(win), 10n)}`
        : `-${divideHalfUp(100_000n, BigInt(win))}`;
    case "hongkong":
      return decimal(win);
    case "malaysian":
      return win <= ODDS_SCALE ? `+${decimal(win)}` : `-${inverse(thousandths(win))}`;
    case "indonesian":
      return win >= ODDS_SCALE ? `+${decimal(win)}` : `-${inverse(thousandths(win))}`;
  }
}

/**
 * Total odds in two decimals, rounded half up. Only the text is rounded: a return is worked out from
 * the exact odds.
 */
export function formatTotalOdds(total: Rational): string {
  const hundredths = roundHalfUp(times(total, whole(100)));
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;
}

/**
 * Formats an exact price, such as the total odds of a combo, rounded half up to two decimals. A total is seldom
 * one of the bookmakers' fractions: as a fraction it is the winnings to one.
 */
export function formatExactOdds(odds: Rational, format: OddsFormat): string {
  const win = less(odds, whole(1));
  if (format === "european" || win.numerator === 0n) return formatTotalOdds(odds);
  const isBeyondEvens = compare(win, whole(1)) >= 0;
  switch (format) {
    case "british": {
      const price = odds.numerator * 1000n;
      // A total that could be a price is written as one.
      return price % odds.denominator === 0n && price <= LONGEST_PRICE * odds.denominator
        ? fractionOf(Number(price / odds.denominator) - ODDS_SCALE).join("/")
        : `${trimmed(formatTotalOdds(win))}/1`;
    }
    case "american":
      return isBeyondEvens
        ? `+${roundHalfUp(times(win, whole(100)))}`
        : `-${roundHalfUp(over(whole(100), win))}`;
    case "hongkong":
      return formatTotalOdds(win);
    case "malaysian":
      return compare(win, whole(1)) <= 0 ? `+${formatTotalOdds(win)}` : `-${inverse(win)}`;
    case "indonesian":
      return isBeyondEvens ? `+${formatTotalOdds(win)}` : `-${inverse(win)}`;
  }
}

/**
 * Parses a text to the nearest price in thousandths; undefined for an invalid price in that format.
 * Formatting rounds, so a parsed price is only within its precision of the original.
 */
export function parseOdds(text: string, format: OddsFormat): number | undefined {
  const typed = text.trim().replace(/^\u2212/, "-");
  switch (format) {
    case "european": {
      const odds = positive(typed);
      return odds && atLeast(rounded(odds), ODDS_SCALE + 1);
    }
    case "british":
      return parseFraction(typed);
    case "hongkong": {
      const win = positive(typed);
      return win && priceOf(win.value * 1000n, win.scale);
    }
    case "american": {
      const [side, amount] = signed(typed);
      if (!amount || amount.value < amount.scale * 100n) return undefined;
      return side === "+"
        ? priceOf(amount.value * 10n, amount.scale)
        : priceOf(amount.scale * 100_000n, amount.value);
    }
    case "malaysian":
      return parseSided(typed, "within_one");
    case "indonesian":
      return parseSided(typed, "beyond_one");
  }
}

/**
 * 1 ÷ n: two decimals, or two significant digits where two decimals would be zero
 * (a Malay price of 301.00 is -0.0033, not -0.00).
 */
function inverse({ numerator, denominator }: Rational): string {
  let places = 2;
  while (10n ** BigInt(places - 1) * denominator < numerator) places += 1;
  const digits = divideHalfUp(denominator * 10n ** BigInt(places), numerator);
  const text = String(digits).padStart(places + 1, "0");
  const part = text.slice(-places);
  return `${text.slice(0, -places)}.${part.slice(0, 2)}${part.slice(2).replace(/0+$/, "")}`;
}

function trimmed(text: string): string {
  return text.replace(/\.?0+$/, "");
}

/** Bookmakers' fractions, and the words that they print for evens. */
function parseFraction(text: string): number | undefined {
  if (/^(evens?|evs|evn)$/i.test(text)) return 2 * ODDS_SCALE;
  const match = /^(\d{1,9})\s*[/-]\s*(\d{1,9})$/.exec(text);
  if (!match) return undefined;
  const [, over = "", under = ""] = match;
  return priceOf(BigInt(over) * 1000n, BigInt(under));
}

/**
 * Malay prices are never above 1, Indonesian ones never below: the sign tells the side of evens.
 */
function parseSided(text: string, size: "within_one" | "beyond_one"): number | undefined {
  const [side, amount] = signed(text);
  if (!amount) return undefined;
  const isWithinOne = amount.value <= amount.scale;
  const isBeyondOne = amount.value >= amount.scale;
  if (size === "within_one" ? !isWithinOne : !isBeyondOne) return undefined;
  return side === "+"
    ? priceOf(amount.value * 1000n, amount.scale)
    : priceOf(amount.scale * 1000n, amount.value);
}

interface Decimal {
  readonly value: bigint;
  readonly scale: bigint;
}

function signed(text: string): ["+" | "-", Decimal | undefined] {
  const side = text.startsWith("-") ? "-" : "+";
  return [side, positive(text.replace(/^[+-]/, ""))];
}

/** A decimal without a sign. */
function positive(text: string): Decimal | undefined {
  const match = /^(\d{1,9})(?:[.,](\d{1,9}))?$/.exec(text);
  if (!match) return undefined;
  const [, whole = "", part = ""] = match;
  return { value: BigInt(whole + part), scale: 10n ** BigInt(part.length) };
}

function rounded({ value, scale }: Decimal): number {
  return Number(divideHalfUp(value * 1000n, scale));
}

/** The price whose winnings are `over` ÷ `under` thousandths. */
function priceOf(over: bigint, under: bigint): number | undefined {
  if (under === 0n) return undefined;
  return atLeast(Number(divideHalfUp(over, under)) + ODDS_SCALE, ODDS_SCALE + 1);
}

function atLeast(odds: number, least: number): number | undefined {
  return odds >= least && Number.isSafeInteger(odds) ? odds : undefined;
}
