/**
 * Messages for states and results of bets. One without a message of ours is shown as the
 * operator wrote it.
 */
import type { Bet } from "../api/schemas/bets";
import type { Translate } from "../messages/messages";
import { isFreebet } from "./explain";

const STATUSES = new Set([
  "cashed_out",
  "withdrawn",
  "waiting_results",
  "ready_to_process",
  "done",
  "cancelled",
  "cashout_in_progress",
  "submitted",
  "rejected",
]);
const RESULTS = new Set([
  "no_results",
  "canceled",
  "win_entire",
  "lose_entire",
  "refund_entire",
  "refund_half_win_other",
  "refund_half_lose_other",
  "cashed_out",
]);

/**
 * State of a bet; of a settled one its result, which is what matters to the player. A VIP's bet
 * that is not accepted yet waits for a trader.
 */
export function betStatusWord(
  say: Translate,
  { status, result, is_vip }: Pick<Bet, "status" | "result" | "is_vip">,
): string {
  if (status === "submitted" && is_vip) return say("bets-with-trader");
  if (status === "done" && result !== "no_results") return resultWord(say, result);
  return STATUSES.has(status) ? say(`bet-status-${status}`) : status;
}

/** Result of a bet or of one of its selections. */
export function resultWord(say: Translate, result: string): string {
  return RESULTS.has(result) ? say(`bet-result-${result}`) : result;
}

/** Tone of a bet's or selection's state, for its colour; the text has the same meaning. */
export function toneOf(
  bet: Pick<Bet, "status" | "result" | "stake" | "win_amount" | "bonus">,
): Tone {
  const { status, result } = bet;
  switch (status) {
    case "done":
      return result === "cashed_out"
        ? TONES[cashOutResult(bet, bet.win_amount)]
        : resultTone(result);
    case "cashed_out":
      return TONES[cashOutResult(bet, bet.win_amount)];
    case "rejected":
    case "cancelled":
      return "refused";
    default:
      return "open";
  }
}

/** What a cash-out of this amount is, against the stake. Whatever a freebet pays is a gain. */
export function cashOutResult(bet: Pick<Bet, "stake" | "bonus">, amount: number): CashOutResult {
  const stake = isFreebet(bet) ? 0 : bet.stake.value;
  if (amount === stake) return "even";
  return amount > stake ? "gain" : "loss";
}

/** A cash-out against the stake. */
export type CashOutResult = "gain" | "loss" | "even";

const TONES: Readonly<Record<CashOutResult, Tone>> = {
  gain: "win",
  loss: "lose",
  even: "refund",
};

/** A colour's role. */
export type Tone = "open" | "win" | "lose" | "refund" | "refused";

/** Tone of a result. */
export function resultTone(result: string): Tone {
  switch (result) {
    case "win_entire":
    case "refund_half_win_other":
      return "win";
    case "lose_entire":
    case "refund_half_lose_other":
      return "lose";
    case "refund_entire":
    case "canceled":
      return "refund";
    default:
      return "open";
  }
}
