/** A stake as it was typed, and what it means (spec 3, `stakeSource`; spec 5). */

import type { Amount } from "./money";

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
}

/** No stake. */
export function noStake(currency: string, source: StakeSource = "stake"): Stake {
  return { text: "", amount: { ok: false, problem: "empty" }, currency, source };
}
