/** Bet types (book: rules/slip). */

/** Type of a bet, in the slip and in the request that places it. */
export type BetType = "single" | "combo" | "system" | "custom_bet";

const TYPES: readonly BetType[] = ["single", "combo", "system", "custom_bet"];

/** Older names of combos of two, of three, and of more. */
const COMBOS: readonly string[] = ["double", "treble", "accumulator"];

/** The bet type that a word of the operator means; undefined for an unknown word. */
export function readBetType(word: string): BetType | undefined {
  return TYPES.find((type) => type === word) ?? (COMBOS.includes(word) ? "combo" : undefined);
}
