/** Kinds, states and results of bets in words (spec 4). A word that nobody told us about is shown as it came. */
import type { Bet } from "../api/wire.gen";
import type { Translate } from "../messages/messages";

const TYPES = new Set(["single", "combo", "system", "custom_bet"]);
/** Other words for a combo (spec 4). */
const COMBOS = new Set(["double", "treble", "accumulator"]);
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

/** Kind of a bet. */
export function betTypeWord(say: Translate, type: string): string {
  const known = COMBOS.has(type) ? "combo" : type;
  return TYPES.has(known) ? say(`slip-type-${known}`) : type;
}

/** State of a bet; of one that is settled, its result, which is what the player wants to know. */
export function betStatusWord(say: Translate, { status, result }: Bet): string {
  if (status === "done" && result !== "no_results") return resultWord(say, result);
  return STATUSES.has(status) ? say(`bet-status-${status}`) : status;
}

/** Result of a bet or of one of its selections. */
export function resultWord(say: Translate, result: string): string {
  return RESULTS.has(result) ? say(`bet-result-${result}`) : result;
}
