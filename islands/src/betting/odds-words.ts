/**
 * The words for the formats of odds. There are two vocabularies that mean the same: an operator may use either, and so
 * may what is stored here. Apart from the prices in them (`odds.ts`), which the slip loads early.
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
