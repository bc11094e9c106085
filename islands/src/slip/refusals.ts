/** Messages for the operator's refusals, by their code (book: rules/errors). */
import { MAYBE_PLACED, NOT_PLACED, WIN_TOO_SMALL } from "../betting/ticket";
import type { Translate } from "../messages/messages";
import { PLACING_ELSEWHERE } from "./ticket/ticket-store";

/** Codes with messages of our own. Ours say what to do next; the operator's only what happened. */
const WORDS: Readonly<Record<string, string>> = {
  "101": "slip-error-invalid-odds",
  "118": "slip-error-municipality",
  "120": "slip-error-invalid-custom-odds",
  odds_different_than_bookmaker: "slip-error-invalid-odds",
  odds_higher_than_bookmakers: "slip-error-invalid-odds",
  odds_higher_than_bookmakers_current_odds: "slip-error-invalid-odds",
  odds_to_low: "slip-error-invalid-odds",
  market_suspended: "slip-error-suspended",
  insufficient_funds: "slip-error-funds",
  invalid_stake: "slip-error-stake",
  [WIN_TOO_SMALL]: "slip-error-win-too-small",
  [PLACING_ELSEWHERE]: "slip-error-elsewhere",
  [NOT_PLACED]: "slip-error-not-placed",
  [MAYBE_PLACED]: "slip-error-maybe-placed",
};

/** A refusal in the player's language: our message, else the operator's, else a general one. */
export function refusalWords(
  say: Translate,
  { code, message }: { readonly code: string; readonly message: string },
): string {
  const id = WORDS[code];
  return id ? say(id) : message || say("slip-error-default");
}
