/** The text of total odds in the visitor's format. */
import { formatTotalOdds } from "../../betting/odds";
import type { Rational } from "../../betting/rational";
import { oddsText } from "../../core/price-text";

/** Total odds, rounded half up. Only the text is rounded: a return is worked out from the exact odds. */
export function totalText(total: Rational): string {
  const { numerator, denominator } = total;
  return oddsText()?.total(numerator, denominator) ?? formatTotalOdds(total);
}
