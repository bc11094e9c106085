/**
 * The payout of a placed bet, calculated by the same rules as the slip's, so that it can be
 * compared with the operator's.
 */
import type { Bet } from "../api/schemas/bets";
import { readBetType } from "../betting/bet-type";
import { type BonusType, isFreeStake } from "../betting/bonus";
import { explainPayout, type Payout, type PayoutBonus } from "../betting/explanation";
import { legOutcome } from "../betting/settlement";
import { isOpen, NEVER_IN_PLAY } from "./bets-list";

/** A calculated payout, compared with the operator's. */
export interface Explained {
  readonly payout: Payout;
  /** The operator's amount, in subunits. */
  readonly reported: bigint;
  /** Whether the two amounts differ. */
  readonly differs: boolean;
}

/**
 * Whether a payout can be calculated: not for a bet that is cashed out, withdrawn or was never in
 * play, nor for one of an unknown type.
 */
export function canExplain(bet: Bet): boolean {
  const type = readBetType(bet.type);
  return (
    type !== undefined &&
    (isOpen(bet) || bet.status === "done") &&
    bet.status !== "cashout_in_progress" &&
    !NEVER_IN_PLAY.has(bet.status) &&
    (type !== "system" || bet.system !== null)
  );
}

/** The calculation of a bet's return; undefined where it cannot be calculated. */
export function explainBet(bet: Bet, maxPayout: number | undefined): Explained | undefined {
  const type = readBetType(bet.type);
  if (!type || !canExplain(bet)) return undefined;
  const payout = explainPayout({
    type,
    legs: bet.selections.map(({ id, odds, status }) => ({
      id: String(id),
      odds,
      outcome: legOutcome(status),
    })),
    lengths: bet.system ?? undefined,
    customOdds: type === "custom_bet" ? bet.odds : undefined,
    stake: BigInt(bet.stake.value),
    bonus: bonusOf(bet),
    maxPayout: maxPayout === undefined ? undefined : BigInt(maxPayout),
  });
  const reported = BigInt(bet.win_amount);
  return { payout, reported, differs: payout.payout !== reported };
}

/** Whether the operator gave the stake, so that the player had nothing to lose. */
export function isFreebet({ bonus }: Pick<Bet, "bonus">): boolean {
  return bonus !== null && isFreeStake(bonus.type as BonusType);
}

function bonusOf({ bonus }: Bet): PayoutBonus | undefined {
  switch (bonus?.type) {
    case "comboboost":
      return bonus.odds === undefined ? undefined : { kind: "comboboost", factor: bonus.odds };
    case "freebet":
    case "freebet_only_win":
    case "freebet_all_win":
    case "freebet_no_risk":
      return { kind: bonus.type as Exclude<PayoutBonus["kind"], "comboboost"> };
    default:
      return undefined;
  }
}
