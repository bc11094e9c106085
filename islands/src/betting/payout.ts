/**
 * Total odds and possible return of singles and combos (spec 5, look "Show the sum").
 *
 * Everything is exact: total odds are a rational number of big integers, and the return is rounded
 * once, half up, on the final sum (decisions, "Money").
 */

import { formatOdds, ODDS_SCALE } from "./odds";
import { divideHalfUp, type Rational } from "./rational";

export { divideHalfUp, type Rational } from "./rational";

const SCALE = BigInt(ODDS_SCALE);

/** The product of prices in thousandths: the total odds of a combo, or of a single. */
export function totalOdds(odds: readonly number[]): Rational {
  return {
    numerator: odds.reduce((product, each) => product * BigInt(each), 1n),
    denominator: SCALE ** BigInt(odds.length),
  };
}

/** Stake times total odds in subunits, rounded once, half up. */
export function possibleReturn(stake: bigint, total: Rational): bigint {
  return divideHalfUp(stake * total.numerator, total.denominator);
}

/** A return held to the operator's maximum payout, and whether that took something away. */
export function capReturn(value: bigint, maxPayout: bigint | undefined): [bigint, boolean] {
  return maxPayout !== undefined && value > maxPayout ? [maxPayout, true] : [value, false];
}

/** Total odds as a price: rounded half up to thousandths, as the operator's history writes them. */
export function formatTotalOdds(total: Rational): string {
  const thousandths = divideHalfUp(total.numerator * SCALE, total.denominator);
  if (thousandths <= BigInt(Number.MAX_SAFE_INTEGER)) {
    return formatOdds(Number(thousandths));
  }
  return formatExact({ numerator: thousandths, denominator: SCALE });
}

/** Every digit of total odds, at least two decimals: for the line that shows how a sum was made. */
export function formatExact(total: Rational): string {
  const whole = total.numerator / total.denominator;
  const places = String(total.denominator).length - 1;
  const part = String(total.numerator % total.denominator).padStart(places, "0");
  return `${whole}.${part.replace(/0+$/, "").padEnd(2, "0")}`;
}
