/**
 * The text of a price in the visitor's format of odds. Pages are prerendered with decimal odds, and nothing
 * else is loaded for them: the other formats are a script of their own (`odds-format/page.ts`), which a page
 * has if its visitor chose one.
 */
import { decimal } from "./decimal";

/** What that script leaves to the rest of the page. */
export interface OddsText {
  /** A price in thousandths. */
  price(odds: number): string;
  /** Total odds, an exact fraction. */
  total(numerator: bigint, denominator: bigint): string;
}

/** The text of a price in thousandths. */
export function priceText(odds: number): string {
  return oddsText()?.price(odds) ?? decimal(odds);
}

/** The visitor's format, unless it is decimal. */
export function oddsText(): OddsText | undefined {
  return (globalThis as { sportsbookOdds?: OddsText }).sportsbookOdds;
}
