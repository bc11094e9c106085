/** Results of selections, and their factors on a bet (book: rules/payouts). */

import type { Rational } from "./rational";

/** Result of a selection. */
export type LegOutcome = "open" | "win" | "half_win" | "refund" | "half_lose" | "lose";

const OUTCOMES: Readonly<Record<string, LegOutcome>> = {
  win_entire: "win",
  lose_entire: "lose",
  refund_entire: "refund",
  canceled: "refund",
  // The operator's words name the refunded half first, then the result of the other half.
  refund_half_win_other: "half_win",
  refund_half_lose_other: "half_lose",
};

/**
 * The result of a selection in the operator's history. `canceled` is a refund; a word that is not a
 * result yet, or unknown to this version, is open.
 */
export function legOutcome(result: string): LegOutcome {
  return OUTCOMES[result] ?? "open";
}

/** Halves of a thousandth: in this unit every factor of a leg is an integer. */
export const LEG_SCALE = 2000n;

/**
 * The factor of a leg, in halves of a thousandth: win o; half win (o + 1) / 2; refund 1; half lose
 * 1/2; lose 0. An open leg counts as won, which makes a payout the possible one.
 */
export function legFactor(outcome: LegOutcome, odds: number): bigint {
  switch (outcome) {
    case "open":
    case "win":
      return BigInt(odds) * 2n;
    case "half_win":
      return BigInt(odds) + 1000n;
    case "refund":
      return LEG_SCALE;
    case "half_lose":
      return LEG_SCALE / 2n;
    case "lose":
      return 0n;
  }
}

/** The same as a fraction. */
export function legRational(outcome: LegOutcome, odds: number): Rational {
  return { numerator: legFactor(outcome, odds), denominator: LEG_SCALE };
}
