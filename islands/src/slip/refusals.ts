/** Messages for the operator's refusals, by their code (book: rules/error-codes). */
import { type ByCode, byCode } from "../api/errors";
import type { RefusalCode } from "../betting/ticket";
import type { Translate } from "../messages/messages";

/** Codes with messages of our own. Ours say what to do next; the operator's only what happened. */
const WORDS: ByCode<string, RefusalCode> = {
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
  "error.potential_win.equal_or_less": "slip-error-win-too-small",
  placing_elsewhere: "slip-error-elsewhere",
  not_placed: "slip-error-not-placed",
  maybe_placed: "slip-error-maybe-placed",
};

/** A refusal in the player's language: our message, else the operator's, else a general one. */
export function refusalWords(
  say: Translate,
  { code, message }: { readonly code: RefusalCode; readonly message: string },
): string {
  const id = byCode(WORDS, code);
  return id ? say(id) : message || say("slip-error-default");
}
