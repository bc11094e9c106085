/**
 * Prices as they are written (spec 9, decisions "Odds scale"): whole thousandths in, text out.
 * The same text as the generator's `price` filter: Latin digits and a dot in every language.
 */

/** Thousandths in one unit of decimal odds: 1.85 is 1850. */
export const ODDS_SCALE = 1000;

/** Decimal odds: two decimals, a third only when it says something (`1.85`, `1.855`). */
export function formatOdds(odds: number): string {
  const whole = Math.trunc(odds / ODDS_SCALE);
  const part = odds % ODDS_SCALE;
  return part % 10 === 0
    ? `${whole}.${String(part / 10).padStart(2, "0")}`
    : `${whole}.${String(part).padStart(3, "0")}`;
}
