/**
 * How a payout was worked out, as steps that the slip and "my bets" both draw (look, "Show the
 * sum"). The last step's value is the payout; no step is rounded but the one that says so.
 */

import type { BetType } from "./bet-type";
import type { Rational } from "./rational";
import type { LegOutcome } from "./settlement";

/** One selection of a bet that is worked out. */
export interface Leg {
  /** Names it in the steps. */
  readonly id: string;
  /** Its price in thousandths. */
  readonly odds: number;
  /** How it ended; `open` is worked out as won, so that the payout is the possible one. */
  readonly outcome: LegOutcome;
}

/** A bonus as far as it changes a payout. */
export type PayoutBonus =
  /** `factor` in thousandths on the total odds. */
  | { readonly kind: "comboboost"; readonly factor: number }
  | {
      readonly kind: "freebet" | "freebet_only_win" | "freebet_all_win" | "freebet_no_risk";
    };

/** A bet that is worked out. */
export interface PayoutInput {
  readonly type: BetType;
  readonly legs: readonly Leg[];
  /** Of a system: selections in a line. */
  readonly winCount?: number | undefined;
  /** Of a custom bet: its joined price in thousandths. */
  readonly customOdds?: number | undefined;
  /** The whole stake in subunits. */
  readonly stake: bigint;
  readonly bonus?: PayoutBonus | undefined;
  /** The most that a bet can return, in subunits. */
  readonly maxPayout?: bigint | undefined;
}

/** A leg in a step: what it multiplies by. */
export interface LegFactor {
  readonly id: string;
  readonly outcome: LegOutcome;
  readonly odds: number;
  readonly factor: Rational;
}

/** A step of the sum. Amounts are in subunits; fractions are exact. */
export type Step =
  | { readonly kind: "stake"; readonly value: bigint; readonly isFree: boolean }
  /** A system: its lines, and what is staked on each. */
  | {
      readonly kind: "lines";
      readonly winCount: number;
      readonly totalCount: number;
      readonly count: bigint;
      readonly unitStake: Rational;
    }
  /** A leg of a single, combo or custom bet: win o; half win (o + 1) / 2; refund 1; half lose 1/2; lose 0. */
  | { readonly kind: "leg"; readonly leg: LegFactor }
  /** The joined price of a custom bet. */
  | { readonly kind: "custom_odds"; readonly factor: Rational }
  /** A line of a system, numbered from 1. */
  | {
      readonly kind: "line";
      readonly number: number;
      readonly legs: readonly LegFactor[];
      readonly factor: Rational;
      readonly value: Rational;
    }
  /** Lines that are too many to be written out, together. */
  | { readonly kind: "more_lines"; readonly count: bigint; readonly value: Rational }
  /** What the stake is multiplied by: the product of the legs, or the mean of the lines. */
  | { readonly kind: "odds"; readonly factor: Rational }
  | { readonly kind: "boost"; readonly boost: Rational; readonly factor: Rational }
  /** Stake times factor, exact. */
  | { readonly kind: "product"; readonly value: Rational }
  /** The stake of a freebet does not come back with the winnings. */
  | { readonly kind: "stake_kept"; readonly value: bigint }
  /** Rounded half up; only where that changed something. */
  | { readonly kind: "rounded"; readonly value: bigint }
  /** Held to the maximum payout; only where that took something away. */
  | { readonly kind: "capped"; readonly value: bigint }
  | { readonly kind: "payout"; readonly value: bigint }
  /** Payout less the player's own stake; below zero when the bet lost. */
  | { readonly kind: "winnings"; readonly value: bigint }
  /** A bet without risk lost: the stake comes back as a freebet. */
  | { readonly kind: "freebet_back"; readonly value: bigint };

/** A payout and how it came about. */
export interface Payout {
  readonly stake: bigint;
  /** Whether the stake is the operator's, not the player's. */
  readonly isFree: boolean;
  /** What the stake is multiplied by, boost included. */
  readonly factor: Rational;
  /** Before rounding. */
  readonly exact: Rational;
  /** Rounded once, half up. */
  readonly rounded: bigint;
  /** Held to the maximum payout. */
  readonly payout: bigint;
  readonly isCapped: boolean;
  /** Payout less the player's own stake. */
  readonly winnings: bigint;
  readonly steps: readonly Step[];
}

/** Works out a bet. */
export declare function explainPayout(input: PayoutInput): Payout;
