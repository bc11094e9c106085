/**
 * A stake as it was typed, what it means, and what becomes of it when bets are split or joined
 * (spec 3, `stakeSource`; spec 4, 5).
 */

import type { CurrencyAmount } from "./exchange";
import { type Amount, type CurrencyUnit, parseAmount, plainAmount } from "./money";
import type { Rational } from "./rational";

/**
 * What the typed amount is: the stake; the potential win, from which the stake is worked out; or
 * nothing that the player of this slip typed (a shared bet, or another currency).
 *
 * The potential win is the whole return, stake included: only then is rescaling the stake by the
 * ratio of old to new odds (spec 4) the same as keeping what was typed.
 */
export type StakeSource = "stake" | "profit" | "sharing";

/** What the player typed for one bet. */
export interface Stake {
  /** As it was typed, whether or not it can be understood. */
  readonly text: string;
  /** The text in subunits of `currency`, or why not. */
  readonly amount: Amount;
  /** Currency that it was typed in. */
  readonly currency: string;
  readonly source: StakeSource;
  /** The amount of another currency that it was made from, as somebody shared it (spec 5). */
  readonly convertedFrom?: CurrencyAmount | undefined;
}

/** No stake. */
export function noStake(currency: string, source: StakeSource = "stake"): Stake {
  return { text: "", amount: { ok: false, problem: "empty" }, currency, source };
}

/** A stake as it was typed on a page of a language. */
export function typedStake(
  text: string,
  by: "stake" | "profit",
  unit: CurrencyUnit,
  tag: string,
): Stake {
  return { text, amount: parseAmount(text, tag, unit), currency: unit.code, source: by };
}

/** A stake that nobody typed, as if it had been. */
export function setStake(
  value: number | bigint,
  source: StakeSource,
  unit: CurrencyUnit,
  tag: string,
): Stake {
  const number = Number(value);
  return {
    text: plainAmount(value, unit, tag),
    amount: Number.isSafeInteger(number)
      ? { ok: true, value: number }
      : { ok: false, problem: "too_large" },
    currency: unit.code,
    source,
  };
}

/** The same stake on a page of another language: `1.234` is written `1234` or `1,234` there. */
export function rewriteStake(stake: Stake, unit: CurrencyUnit, tag: string): Stake {
  if (!stake.amount.ok || stake.currency !== unit.code) return stake;
  const text = plainAmount(stake.amount.value, unit, tag);
  const read = parseAmount(stake.text, tag, unit);
  const isSame = read.ok && read.value === stake.amount.value;
  return isSame || stake.text === text ? stake : { ...stake, text };
}

/**
 * What is staked, in subunits of the account's currency. A potential win makes the smallest stake
 * that returns at least that much, once it is rounded. A stake of another currency is none (spec 5).
 *
 * `factor` is what the bet multiplies the stake by; without one a potential win says nothing yet.
 */
export function stakeAmount(stake: Stake, factor: Rational | undefined, currency: string): Amount {
  if (stake.currency !== currency) return { ok: false, problem: "empty" };
  if (stake.source !== "profit" || !stake.amount.ok) return stake.amount;
  if (!factor || factor.numerator === 0n) return { ok: false, problem: "empty" };
  // Smallest s with s × factor + 1/2 >= wanted, so that rounding half up reaches what is wanted.
  const wanted = BigInt(stake.amount.value) * 2n - 1n;
  const divisor = factor.numerator * 2n;
  const least = wanted <= 0n ? 0n : (wanted * factor.denominator + divisor - 1n) / divisor;
  const value = Number(least);
  return Number.isSafeInteger(value) ? { ok: true, value } : { ok: false, problem: "too_large" };
}

/** An amount in so many parts that differ by one subunit at most, the larger ones first. */
export function splitEvenly(value: number, parts: number): number[] {
  const least = Math.floor(value / parts);
  const more = value % parts;
  return Array.from({ length: parts }, (_, at) => (at < more ? least + 1 : least));
}
