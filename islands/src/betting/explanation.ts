/**
 * How a payout is calculated, as steps that the slip and "my bets" both show. Only the step that says so is rounded.
 */

import type { BetType } from "./bet-type";
import { isFreeStake } from "./bonus";
import { combinations, type LineLengths, lengthsOf, lineCount, linesOf, sumOfLines } from "./lines";
import {
  isWhole,
  less,
  plus,
  type Rational,
  reduced,
  roundHalfUp,
  thousandths,
  times,
  whole,
} from "./rational";
import { LEG_SCALE, type LegOutcome, legFactor, legRational } from "./settlement";

/** One selection of a calculated bet. */
export interface Leg {
  /** Identifies it in the steps. */
  readonly id: string;
  /** Its price in thousandths. */
  readonly odds: number;
  /** Its result; `open` counts as won, so that the payout is the possible one. */
  readonly outcome: LegOutcome;
}

/** A bonus, as far as it changes a payout. */
export type PayoutBonus =
  /** `factor` in thousandths on the total odds. */
  | { readonly kind: "comboboost"; readonly factor: number }
  | {
      readonly kind: "freebet" | "freebet_only_win" | "freebet_all_win" | "freebet_no_risk";
    };

/** The input of the calculation. */
export interface PayoutInput {
  readonly type: BetType;
  readonly legs: readonly Leg[];
  /** Of a system: how long its lines are. */
  readonly lengths?: LineLengths | undefined;
  /** Of a custom bet: its joined price in thousandths. */
  readonly customOdds?: number | undefined;
  /** The whole stake in subunits. */
  readonly stake: bigint;
  readonly bonus?: PayoutBonus | undefined;
  /** The maximum return of a bet, in subunits. */
  readonly maxPayout?: bigint | undefined;
}

/** A leg in a step, with its factor. */
export interface LegFactor {
  readonly id: string;
  readonly outcome: LegOutcome;
  readonly odds: number;
  readonly factor: Rational;
}

/** A step of the calculation. Amounts are in subunits; fractions are exact. */
export type Step =
  | { readonly kind: "stake"; readonly value: bigint; readonly isFree: boolean }
  /** A system: its lines, and the stake of each. */
  | {
      readonly kind: "lines";
      readonly lengths: LineLengths;
      readonly count: bigint;
      readonly unitStake: Rational;
    }
  /** A leg of a single, combo or custom bet: win o; half win (o + 1) / 2; refund 1; half lose 1/2; lose 0. */
  | { readonly kind: "leg"; readonly leg: LegFactor }
  /** The joined price of a custom bet. */
  | { readonly kind: "custom_odds"; readonly factor: Rational }
  /** The lines of one length, summed up, before they follow; only where lines differ in length. */
  | {
      readonly kind: "length";
      readonly length: number;
      readonly count: bigint;
      readonly value: Rational;
    }
  /** A line of a system, numbered from 1. */
  | {
      readonly kind: "line";
      readonly number: number;
      readonly legs: readonly LegFactor[];
      readonly factor: Rational;
      readonly value: Rational;
    }
  /** The lines beyond the limit, summed up. */
  | { readonly kind: "more_lines"; readonly count: bigint; readonly value: Rational }
  /** The factor on the stake: the product of the legs, or the mean of the lines. */
  | { readonly kind: "odds"; readonly factor: Rational }
  | { readonly kind: "boost"; readonly boost: Rational; readonly factor: Rational }
  /** Stake times factor, exact. */
  | { readonly kind: "product"; readonly value: Rational }
  /** The stake of a freebet is not returned: it is subtracted. */
  | { readonly kind: "stake_kept"; readonly value: bigint }
  /** Rounded half up; only where rounding changed the value. */
  | { readonly kind: "rounded"; readonly value: bigint }
  /** Limited to the maximum payout; only where the limit applied. */
  | { readonly kind: "capped"; readonly value: bigint }
  | { readonly kind: "payout"; readonly value: bigint }
  /** Payout less the player's own stake; negative when the bet lost. */
  | { readonly kind: "winnings"; readonly value: bigint }
  /**
   * A bet without risk lost, or a bet with a freebet was voided: the stake is returned as a
   * freebet.
   */
  | { readonly kind: "freebet_back"; readonly value: bigint };

/** A payout with its calculation. */
export interface Payout {
  readonly stake: bigint;
  /** Whether the stake is the operator's, not the player's. */
  readonly isFree: boolean;
  /** The factor on the stake, boost included. */
  readonly factor: Rational;
  /** Stake times factor, before deductions and rounding. */
  readonly exact: Rational;
  /** Rounded once, half up. */
  readonly rounded: bigint;
  /** Limited to the maximum payout. */
  readonly payout: bigint;
  readonly isCapped: boolean;
  /** Payout less the player's own stake. */
  readonly winnings: bigint;
  readonly steps: readonly Step[];
}

/** Number of a system's lines that are listed; the rest is one step. The sum counts all of them. */
export const LINE_LIMIT = 200;

/** Calculates a bet: stake times factor, less the stake of a freebet, rounded once, capped. */
export function explainPayout(input: PayoutInput): Payout {
  const { stake, bonus, maxPayout } = input;
  const isFree = bonus !== undefined && isFreeStake(bonus.kind);
  const [odds, oddsSteps] = explainOdds(input);
  const [factor, boostSteps] = explainBoost(odds, input);
  const exact = times(whole(stake), factor);
  const isLost = factor.numerator === 0n;
  const comesBack = (isFree && isVoid(input)) || (bonus?.kind === "freebet_no_risk" && isLost);
  // The stake of a void bet is not winnings: it returns to its owner.
  const keepsStake = isFree && (bonus.kind !== "freebet_all_win" || isVoid(input));
  const due = keepsStake ? less(exact, whole(stake)) : exact;
  const rounded = roundHalfUp(due);
  const payout = maxPayout !== undefined && rounded > maxPayout ? maxPayout : rounded;
  const isCapped = payout !== rounded;
  const winnings = payout - (isFree ? 0n : stake);
  const steps: Step[] = [
    { kind: "stake", value: stake, isFree },
    ...oddsSteps,
    ...boostSteps,
    { kind: "product", value: exact },
  ];
  if (keepsStake) steps.push({ kind: "stake_kept", value: stake });
  if (!isWhole(due)) steps.push({ kind: "rounded", value: rounded });
  if (isCapped) steps.push({ kind: "capped", value: payout });
  steps.push({ kind: "payout", value: payout }, { kind: "winnings", value: winnings });
  if (comesBack) steps.push({ kind: "freebet_back", value: stake });
  return { stake, isFree, factor, exact, rounded, payout, isCapped, winnings, steps };
}

const WON: ReadonlySet<LegOutcome> = new Set(["open", "win", "half_win"]);

/**
 * Whether nothing was decided: every leg is void, or one without which a custom bet has no price.
 */
function isVoid({ type, legs }: PayoutInput): boolean {
  const isDecided = legs.some(({ outcome }) => outcome === "lose");
  return type === "custom_bet"
    ? !isDecided && legs.some(({ outcome }) => VOIDING.has(outcome))
    : legs.every(({ outcome }) => outcome === "refund");
}

const VOIDING: ReadonlySet<LegOutcome> = new Set(["refund", "half_win", "half_lose"]);

/** The factor on the stake without a boost, and its steps. */
function explainOdds(input: PayoutInput): [Rational, Step[]] {
  switch (input.type) {
    case "custom_bet":
      return explainCustomBet(input);
    case "system":
      return explainSystem(input);
    default: {
      const legs = input.legs.map(legFactorOf);
      const factor = product(legs);
      const steps: Step[] = legs.map((leg) => ({ kind: "leg", leg }));
      if (legs.length > 1) steps.push({ kind: "odds", factor });
      return [factor, steps];
    }
  }
}

/**
 * A custom bet has one price for all of its selections: a lost one loses the bet, and a void or
 * half void one voids it, because the others have no price without it.
 */
function explainCustomBet(input: PayoutInput): [Rational, Step[]] {
  const isLost = input.legs.some(({ outcome }) => outcome === "lose");
  const won = isVoid(input) ? whole(1) : thousandths(input.customOdds ?? 0);
  const factor = isLost ? whole(0) : won;
  return [factor, [{ kind: "custom_odds", factor }]];
}

/**
 * The mean of the lines, which equals the sum of the lines for a stake that is divided among them.
 */
function explainSystem(input: PayoutInput): [Rational, Step[]] {
  const { legs, lengths = { win_count: legs.length }, stake } = input;
  const count = lineCount(legs.length, lengths);
  const sum = sumOfFactors(legs, lengths);
  const factor = reduced({ numerator: sum.numerator, denominator: sum.denominator * count });
  const unitStake = { numerator: stake, denominator: count };
  const lines = listLines(legs, lengths, unitStake);
  const steps: Step[] = [{ kind: "lines", lengths, count, unitStake }, ...lines];
  const listed = lines.filter((step) => step.kind === "line");
  const more = count - BigInt(listed.length);
  if (more > 0n) {
    const shown = listed.reduce<Rational>((total, line) => plus(total, line.value), whole(0));
    const all = times(whole(stake), factor);
    steps.push({ kind: "more_lines", count: more, value: reduced(less(all, shown)) });
  }
  steps.push({ kind: "odds", factor });
  return [factor, steps];
}

type LineStep = Extract<Step, { readonly kind: "line" | "length" }>;

/** The lines up to the limit, the shortest first. Where they differ in length, each length begins with its sum. */
function listLines(legs: readonly Leg[], lengths: LineLengths, unitStake: Rational): LineStep[] {
  const all = lengthsOf(lengths);
  const steps: LineStep[] = [];
  let number = 0;
  for (const length of all) {
    if (all.length > 1) {
      const sum = sumOfFactors(legs, { win_count: length });
      const value = reduced(times(unitStake, sum));
      steps.push({ kind: "length", length, count: combinations(legs.length, length), value });
    }
    for (const line of linesOf(legs.map(legFactorOf), length, LINE_LIMIT - number)) {
      const factor = product(line);
      const value = reduced(times(unitStake, factor));
      number += 1;
      steps.push({ kind: "line", number, legs: line, factor, value });
    }
  }
  return steps;
}

function sumOfFactors(legs: readonly Leg[], lengths: LineLengths): Rational {
  const numerators = legs.map((leg) => legFactor(leg.outcome, leg.odds));
  return sumOfLines(numerators, LEG_SCALE, lengths);
}

/** A boost multiplies winnings: a bet that is wholly void only returns its stake. */
function explainBoost(odds: Rational, { bonus, legs }: PayoutInput): [Rational, Step[]] {
  const hasWon = legs.some(({ outcome }) => WON.has(outcome));
  if (bonus?.kind !== "comboboost" || !hasWon) return [odds, []];
  const boost = thousandths(bonus.factor);
  const factor = times(odds, boost);
  return [factor, [{ kind: "boost", boost, factor }]];
}

function legFactorOf({ id, odds, outcome }: Leg): LegFactor {
  return { id, odds, outcome, factor: legRational(outcome, odds) };
}

function product(legs: readonly LegFactor[]): Rational {
  return reduced(legs.reduce((total, leg) => times(total, leg.factor), whole(1)));
}
