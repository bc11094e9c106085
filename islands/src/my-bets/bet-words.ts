/**
 * Messages for states and results of bets (spec 4). One without a message of ours is shown as the
 * operator wrote it.
 */
import type { Bet } from "../api/schemas/bets";
import type { Translate } from "../messages/messages";

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
export function toneOf({ status, result }: Pick<Bet, "status" | "result">): Tone {
  switch (status) {
    case "done":
      return resultTone(result);
    case "cashed_out":
      return "win";
    case "rejected":
    case "cancelled":
      return "refused";
    default:
      return "open";
  }
}

/** A colour's role. */
export type Tone = "open" | "win" | "lose" | "refund" | "refused";

/** Tone of a result. */
export function resultTone(result: string): Tone {
  switch (result) {
    case "win_entire":
    case "refund_half_win_other":
    case "cashed_out":
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
