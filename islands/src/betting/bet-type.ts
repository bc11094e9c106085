/** Kinds of bets (spec 4, "Bet types"). */

/** Kind of a bet, as the slip has it and as it is placed. */
export type BetType = "single" | "combo" | "system" | "custom_bet";

const TYPES: readonly BetType[] = ["single", "combo", "system", "custom_bet"];

/** Older names of combos of two, of three, and of more. */
const COMBOS: readonly string[] = ["double", "treble", "accumulator"];

/** The kind that a word of the operator names; undefined for one that we do not know. */
export function readBetType(word: string): BetType | undefined {
  return TYPES.find((type) => type === word) ?? (COMBOS.includes(word) ? "combo" : undefined);
}
