/**
 * Prices as they are written (spec 9, decisions "Odds names" and below): whole thousandths in, text
 * out, and back. Conversions start from the unrounded price.
 */

import { decimal } from "../core/decimal";

/** Thousandths in one unit of decimal odds: 1.85 is 1850. */
export const ODDS_SCALE = 1000;

/** How odds are written. The spec has two vocabularies; this is the wire's. */
export type OddsFormat =
  | "european"
  | "british"
  | "american"
  | "hongkong"
  | "indonesian"
  | "malaysian";

/** The format that a word of either vocabulary names; european for a word that is none of them. */
export declare function oddsFormat(word: string): OddsFormat;

/** A price in thousandths as text. Latin digits and a dot in every language, as prices are. */
export function formatOdds(odds: number, _format: OddsFormat = "european"): string {
  return decimal(odds);
}

/**
 * The price in thousandths that a text says, to the nearest one; undefined for what is no price in
 * that format. A display rounds, so what comes back is within its precision of what went in.
 */
export declare function parseOdds(text: string, format: OddsFormat): number | undefined;
