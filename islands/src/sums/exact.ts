/**
 * Exact fractions as text: all digits of a finite decimal; an infinite one is marked as
 * approximate.
 */
import { type CurrencyUnit, formatMoney } from "../betting/money";
import { over, type Rational, reduced, roundHalfUp, whole } from "../betting/rational";

/**
 * Decimals of an infinite fraction, such as a third of a stake. The sign shows that there are more.
 */
const NEAR_DECIMALS = 6;
const NEAR = "≈\u00a0";

/** A number: at least two decimals, as prices have, and as many as it needs (`1.425`). */
export function exactText(value: Rational): string {
  const { numerator, denominator } = reduced(value);
  const places = placesOf(denominator);
  const decimals = Math.max(places ?? NEAR_DECIMALS, 2);
  const scaled = roundHalfUp({ numerator: numerator * 10n ** BigInt(decimals), denominator });
  const digits = String(scaled).padStart(decimals + 1, "0");
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return places === undefined ? NEAR + text : text;
}

/** An amount of subunits: money where it is whole, else a number with all its decimals. */
export function exactMoney(subunits: Rational, unit: CurrencyUnit, tag: string): string {
  const { numerator, denominator } = reduced(subunits);
  if (denominator === 1n) return formatMoney(numerator, unit, tag);
  return exactText(over(subunits, whole(unit.subunits)));
}

/** A value after its calculation: an approximate one has its own sign. */
export function equals(text: string): string {
  return text.startsWith(NEAR) ? text : `= ${text}`;
}

/** Number of decimals of one over a number; undefined when they are infinite. */
function placesOf(number: bigint): number | undefined {
  let rest = number;
  let [twos, fives] = [0, 0];
  for (; rest % 2n === 0n; rest /= 2n) twos += 1;
  for (; rest % 5n === 0n; rest /= 5n) fives += 1;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}
