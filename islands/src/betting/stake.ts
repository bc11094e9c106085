/** A typed stake, its value, and what happens to it when bets are split or joined. */

import type { CurrencyAmount } from "./exchange";
import { type Amount, type CurrencyUnit, parseAmount, plainAmount } from "./money";
import type { Rational } from "./rational";

/**
 * Meaning of the amount: the stake; the stake on each line of a system; the potential win, from which the
 * stake is calculated; or an amount that was not typed in this slip (a shared bet, or another currency).
 *
 * The potential win is the whole return, stake included: only then is rescaling the stake by the
 * ratio of old to new odds the same as keeping the typed amount.
 */
export type StakeSource = TypedSource | "sharing";

/** What a player can type. */
export type TypedSource = "stake" | "line" | "profit";

/** The player's input for one bet. */
export interface Stake {
  /** As typed, valid or not. */
  readonly text: string;
  /** The text in subunits of `currency`, or why it was refused. */
  readonly amount: Amount;
  /** Currency in which it was typed. */
  readonly currency: string;
  readonly source: StakeSource;
  /** The shared amount in another currency from which it was converted. */
  readonly convertedFrom?: CurrencyAmount | undefined;
}

/** No stake. */
export function noStake(currency: string, source: StakeSource = "stake"): Stake {
  return { text: "", amount: { ok: false, problem: "empty" }, currency, source };
}

/** A stake typed on a page in the given language. */
export function typedStake(text: string, by: TypedSource, unit: CurrencyUnit, tag: string): Stake {
  return { text, amount: parseAmount(text, tag, unit), currency: unit.code, source: by };
}

/** A stake that was set by the program, formatted as if typed. */
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

/** The same stake on a page in another language: `1.234` is written `1234` or `1,234` there. */
export function rewriteStake(stake: Stake, unit: CurrencyUnit, tag: string): Stake {
  if (!stake.amount.ok || stake.currency !== unit.code) return stake;
  const read = parseAmount(stake.text, tag, unit);
  const isSame = read.ok && read.value === stake.amount.value;
  return isSame ? stake : { ...stake, text: plainAmount(stake.amount.value, unit, tag) };
}

/**
 * The stake in subunits of the account's currency. For a potential win it is the smallest stake
 * that returns at least that much after rounding. A stake in another currency does not count.
 *
 * `factor` is the bet's factor on the stake; a potential win has no stake without it. `lines` are those of a system.
 */
export function stakeAmount(
  stake: Stake,
  factor: Rational | undefined,
  currency: string,
  lines = 1n,
): Amount {
  if (stake.currency !== currency) return { ok: false, problem: "empty" };
  if (!stake.amount.ok) return stake.amount;
  if (stake.source === "line") return safeAmount(BigInt(stake.amount.value) * lines);
  if (stake.source !== "profit") return stake.amount;
  if (!factor || factor.numerator === 0n) return { ok: false, problem: "empty" };
  // Smallest s with s × factor + 1/2 >= wanted, so that rounding half up reaches the wanted return.
  const wanted = BigInt(stake.amount.value) * 2n - 1n;
  const divisor = factor.numerator * 2n;
  const least = wanted <= 0n ? 0n : (wanted * factor.denominator + divisor - 1n) / divisor;
  return safeAmount(least);
}

function safeAmount(subunits: bigint): Amount {
  const value = Number(subunits);
  return Number.isSafeInteger(value) ? { ok: true, value } : { ok: false, problem: "too_large" };
}

/**
 * An amount in the given number of parts that differ by at most one subunit, the larger ones first.
 */
export function splitEvenly(value: number, parts: number): number[] {
  const least = Math.floor(value / parts);
  const more = value % parts;
  return Array.from({ length: parts }, (_, at) => (at < more ? least + 1 : least));
}
