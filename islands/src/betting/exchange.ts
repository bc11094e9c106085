/**
 * Converts money by the operator's rates: units of each currency for one euro, as exact decimal
 * strings.
 */

import { type CurrencyUnit, convertMoney } from "./money";
import { over, type Rational } from "./rational";

/** A currency with its rate, where the operator has one. */
export interface RatedCurrency extends CurrencyUnit {
  /** Smaller units, in which an amount is the same number of subunits. */
  readonly subcurrencies?: readonly CurrencyUnit[] | undefined;
  /** Units of it for one euro, such as `19.4555`. */
  readonly rate?: string | undefined;
}

/** An amount of a currency, in subunits. */
export interface CurrencyAmount {
  readonly value: number;
  readonly currency: string;
}

/** More digits than any rate has; anything longer is invalid and not worth the arithmetic. */
const RATE = /^(\d{1,18})(?:\.(\d{1,18}))?$/;

/**
 * A rate as a fraction: Latin digits, optionally with a dot and more digits. Undefined for anything
 * else, and for zero.
 */
export function parseRate(text: string): Rational | undefined {
  const match = RATE.exec(text);
  if (!match) return undefined;
  const [, whole = "", fraction = ""] = match;
  const numerator = BigInt(whole + fraction);
  return numerator === 0n ? undefined : { numerator, denominator: 10n ** BigInt(fraction.length) };
}

/**
 * Converts an amount into subunits of the currency `to`, rounded once, half up. Undefined where one
 * of the two has no rate, and where the result is too large to be exact.
 */
export function exchange(
  { value, currency }: CurrencyAmount,
  to: string,
  currencies: readonly RatedCurrency[],
): number | undefined {
  if (currency === to) return value;
  const [from, into] = [currency, to].map((code) => currencies.find((one) => isIn(one, code)));
  if (from && from === into) return value;
  const [fromRate, intoRate] = [from, into].map((one) => one?.rate && parseRate(one.rate));
  if (!from || !into || !fromRate || !intoRate) return undefined;
  const converted = convertMoney(value, from, into, over(intoRate, fromRate));
  return Number.isSafeInteger(converted) ? converted : undefined;
}

/** Whether an amount with this code is one of the currency. */
function isIn({ code: own, subcurrencies = [] }: RatedCurrency, code: string): boolean {
  return own === code || subcurrencies.some((one) => one.code === code);
}
