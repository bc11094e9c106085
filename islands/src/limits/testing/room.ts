/**
 * What follows from limits for a bet, a deposit and the time to play. No page says it: it leaves the refusal to the
 * operator. `ci/long/limits-agree.test.mjs` compares it with the operator's answers, so that what a page says to be
 * left is what can be used.
 */
import { binds, type Limit, leftOf } from "../rules";

/** The most that can be staked on one bet, in subunits; undefined without a limit. */
export function roomForStake(limits: readonly Limit[]): number | undefined {
  return least(limits, ["bet", "wager", "loss"]);
}

/** The most that can be deposited, in subunits; undefined without a limit. */
export function roomForDeposit(limits: readonly Limit[]): number | undefined {
  return least(limits, ["deposit"]);
}

/** Whether there is time left to play, as of when the limits were listed. */
export function hasTime(limits: readonly Limit[]): boolean {
  return least(limits, ["activity", "sportsbook_session", "time"]) !== 0;
}

/** Limits after a stake of the player's own money that was accepted. */
export function afterStake<L extends Limit>(limits: readonly L[], stake: number): L[] {
  return count(limits, ["wager", "loss"], stake);
}

/** Limits after a deposit. */
export function afterDeposit<L extends Limit>(limits: readonly L[], amount: number): L[] {
  return count(limits, ["deposit"], amount);
}

function least(limits: readonly Limit[], types: readonly string[]): number | undefined {
  const lefts = limits.flatMap((limit) => {
    if (!types.includes(limit.type)) return [];
    // Each bet may be as high as its limit, however many there were.
    return (limit.type === "bet" && binds(limit) ? limit.value : leftOf(limit)) ?? [];
  });
  return lefts.length === 0 ? undefined : Math.min(...lefts);
}

function count<L extends Limit>(limits: readonly L[], types: readonly string[], by: number): L[] {
  return limits.map((limit) =>
    types.includes(limit.type) ? { ...limit, used: (limit.used ?? 0) + by } : limit,
  );
}
