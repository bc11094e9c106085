/** The operator's refusals in words, by their code (spec 8, "Bet placement codes"). */
import { NOT_PLACED, type Refusal } from "../betting/ticket";
import type { Translate } from "../messages/messages";

/** Codes that have words of ours. Ours say what to do next; the operator's only what happened. */
const WORDS: Readonly<Record<string, string>> = {
  "101": "slip-error-invalid-odds",
  odds_different_than_bookmaker: "slip-error-invalid-odds",
  odds_higher_than_bookmakers: "slip-error-invalid-odds",
  odds_higher_than_bookmakers_current_odds: "slip-error-invalid-odds",
  odds_to_low: "slip-error-invalid-odds",
  "120": "slip-error-invalid-custom-odds",
  market_suspended: "slip-error-suspended",
  insufficient_funds: "slip-error-funds",
  invalid_stake: "slip-error-stake",
  [NOT_PLACED]: "slip-error-not-placed",
};

/** A refusal in the player's language: ours, else the operator's own, else that it did not work. */
export function refusalWords(say: Translate, { code, message }: Refusal): string {
  const id = WORDS[code];
  return id ? say(id) : message || say("slip-error-default");
}
