/**
 * Prices as they are written (spec 9, decisions "Odds scale"): whole thousandths in, text out.
 * Decimal odds stand in the core, which writes them into the page; other formats will stand here.
 */

/** Thousandths in one unit of decimal odds: 1.85 is 1850. */
export const ODDS_SCALE = 1000;

export { decimal as formatOdds } from "../core/decimal";
