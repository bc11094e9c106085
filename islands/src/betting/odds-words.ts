/**
 * The words for the formats of odds. The spec has two vocabularies that mean the same (spec 9): an operator may speak
 * either, and what is stored here may be of either. Apart from the prices in them (`odds.ts`), which the slip loads early.
 */

/** Format of odds, in the vocabulary that is ours. */
export type OddsFormat =
  | "european"
  | "british"
  | "american"
  | "hongkong"
  | "indonesian"
  | "malaysian";

const WORDS: Readonly<Record<string, OddsFormat>> = {
  european: "european",
  decimal: "european",
  british: "british",
  fractional: "british",
  american: "american",
  hongkong: "hongkong",
  "hong kong": "hongkong",
  indonesian: "indonesian",
  indo: "indonesian",
  malaysian: "malaysian",
  malay: "malaysian",
};

/** The format that a word of either vocabulary means; undefined for anything else. */
export function formatOfWord(word: unknown): OddsFormat | undefined {
  return typeof word === "string" && Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
}
