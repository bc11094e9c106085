/**
 * What a bet would cost at the present prices, for the same return, and what the offer of a cash-out leaves of that.
 * Exact; the value is rounded once, half up.
 */
import { type LineLengths, lineCount, sumOfLines } from "./lines";
import { over, type Rational, reduced, roundHalfUp, thousandths, times, whole } from "./rational";
import { type LegOutcome, legRational } from "./settlement";

/** A leg, with the price that it was taken at and the present one, both in thousandths. */
export interface CashOutLeg {
  readonly id: string;
  readonly taken: number;
  /** Undefined where it is decided, or has no price. */
  readonly now: number | undefined;
  readonly outcome: LegOutcome;
}

/** How an offer follows from prices. */
export interface CashOutSum {
  /** What each leg multiplies the stake by: its price over the present one, or its result. */
  readonly factors: readonly Rational[];
  /** Their product, or the mean of the products of a system's lines. */
  readonly factor: Rational;
  /** The stake at the present prices, in subunits. */
  readonly value: bigint;
  /** What the operator keeps of that; undefined where it offers as much or more. */
  readonly cut: bigint | undefined;
}

/** Explains an offer; undefined where a leg that is open has no price. `lengths` are those of a system. */
export function explainCashOut(
  stake: bigint,
  offer: bigint,
  legs: readonly CashOutLeg[],
  lengths: LineLengths = { win_count: legs.length },
): CashOutSum | undefined {
  const factors: Rational[] = [];
  for (const { taken, now, outcome } of legs) {
    if (outcome !== "open") factors.push(reduced(legRational(outcome, taken)));
    else if (now) factors.push(reduced(over(thousandths(taken), thousandths(now))));
    else return undefined;
  }
  const count = whole(lineCount(legs.length, lengths));
  const factor = reduced(over(sumOfProducts(factors, lengths), count));
  const value = roundHalfUp(times(whole(stake), factor));
  return { factors, factor, value, cut: value > offer ? value - offer : undefined };
}

/** The sum over all lines of a system of the products of their factors. */
function sumOfProducts(factors: readonly Rational[], lengths: LineLengths): Rational {
  const shared = factors.reduce((all, { denominator }) => all * denominator, 1n);
  const numerators = factors.map(
    ({ numerator, denominator }) => (numerator * shared) / denominator,
  );
  return sumOfLines(numerators, shared, lengths);
}
