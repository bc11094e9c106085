/** What bets cost and brought: for one bet, and for all bets of a statement. In subunits of the bet's currency. */
import type { Bet } from "../api/schemas/bets";
import { isOpen } from "./bets-list";
import { isFreebet } from "./explain";

/** The money of a bet, the parts that were cashed out included. */
export interface Figures {
  /** The player's own stake that is decided. */
  readonly staked: bigint;
  /** What was paid for that. */
  readonly returned: bigint;
  /** The player's own stake that is still to be decided. It is not lost. */
  readonly open: bigint;
}

/** The totals of one currency. */
export interface Total extends Figures {
  readonly currency: string;
  readonly subunits: number;
}

/** Statuses of a bet whose stake went back to the player. */
const GIVEN_BACK: ReadonlySet<string> = new Set(["rejected", "cancelled", "withdrawn"]);

/** The figures of a bet. The stake of a freebet is the operator's. */
export function figuresOf(bet: Bet): Figures {
  const own = isFreebet(bet) ? 0n : BigInt(bet.stake.value);
  const staked = bet.parts.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
  const returned = bet.parts.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  if (isOpen(bet)) return { staked, returned, open: own };
  if (GIVEN_BACK.has(bet.status)) return { staked, returned, open: 0n };
  return { staked: staked + own, returned: returned + BigInt(bet.win_amount), open: 0n };
}

/** What was won, or lost: below zero. */
export function netOf({ staked, returned }: Figures): bigint {
  return returned - staked;
}

/** The totals of bets, by currency. */
export function totalsOf(bets: readonly Bet[]): Total[] {
  const totals = new Map<string, Total>();
  for (const bet of bets) {
    const { currency, subunits } = bet.stake;
    const before = totals.get(currency) ?? { staked: 0n, returned: 0n, open: 0n };
    const own = figuresOf(bet);
    totals.set(currency, {
      currency,
      subunits,
      staked: before.staked + own.staked,
      returned: before.returned + own.returned,
      open: before.open + own.open,
    });
  }
  return [...totals.values()];
}
