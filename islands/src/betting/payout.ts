/**
 * Total odds and possible return of singles and combos (book: rules/payouts).
 *
 * Everything is exact: total odds are a fraction of big integers, and the return is rounded once,
 * half up, on the final sum.
 */

import { ODDS_SCALE } from "./odds";
import { divideHalfUp, type Rational } from "./rational";

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
