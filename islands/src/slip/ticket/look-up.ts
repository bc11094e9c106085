/** Looks up bets with a lost answer in the player's history (betting/ticket.ts, `findAttempt`). */

import { askSignIn } from "../../account/shared/sign-in";
import { isStatus } from "../../api/errors";
import { wait } from "../../api/patience";
import type { Bet, PlacedBet } from "../../api/schemas/bets";
import { fetchBets } from "../../api/sportsbook";
import { type Attempt, findAttempt, type Receipt } from "../../betting/ticket";
import { reportFoundBet } from "../shared/found-bets";

/** Pauses before each lookup, in milliseconds: a bet may still be on its way into the list. */
const PAUSES = [0, 2_000, 4_000];
const LOOK_LIMIT = 50;

/**
 * The result of an attempt: the placed bets, none, or that the operator did not answer. Ends early
 * when it is no longer `wanted`, because the result is known from elsewhere.
 */
export async function lookFor(
  attempt: Attempt,
  isWanted: () => boolean,
): Promise<Receipt | "nothing" | "failed"> {
  let receipt: Receipt | undefined;
  for (const pause of PAUSES) {
    if (pause > 0) await wait(pause);
    if (!isWanted()) break;
    try {
      const { data } = await fetchBets(1, LOOK_LIMIT);
      receipt = foundReceipt(attempt, data);
      if (receipt.bets.length === attempt.bets.length) break;
    } catch (error) {
      if (isStatus(error, 401)) askSignIn("expired");
      return "failed";
    }
  }
  return receipt && receipt.bets.length > 0 ? receipt : "nothing";
}

/** A receipt of the attempt's bets that are among `bets`; they are added to the list of bets. */
export function foundReceipt(attempt: Attempt, bets: readonly Bet[]): Receipt {
  const found = findAttempt(attempt, bets);
  for (const bet of found) if (bet) reportFoundBet(bet);
  const answers = found.map((bet, at): PlacedBet | undefined => {
    if (!bet) return undefined;
    const { id: bet_id, status, is_vip } = bet;
    return { bet_id, status, is_vip, selections: [...(attempt.bets[at]?.selections ?? [])] };
  });
  return receiptOf(attempt, answers, true);
}

/** A receipt of an attempt's bets that have an answer, in their order. */
export function receiptOf(
  attempt: Attempt,
  answers: readonly (PlacedBet | undefined)[],
  wasLost: boolean,
): Receipt {
  const bets = attempt.bets.flatMap(({ id }, at) => {
    const answer = answers[at];
    if (!answer) return [];
    const { bet_id: betId, status, is_vip: isVip, selections } = answer;
    return [{ id, betId, status, isVip, selections }];
  });
  return { attempt, bets, wasLost };
}
