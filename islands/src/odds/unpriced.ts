/** Why a match has no prices. */
import type { OddsLabels } from "../api/props.gen";

const PREMATCH = 0;
const FINISHED = 4;

/** The word in place of the prices: they are still to come only before the match begins. */
export function unpricedWord(
  status: number,
  labels: Pick<OddsLabels, "no_prices" | "over" | "no_market">,
): string {
  if (status === PREMATCH) return labels.no_prices;
  return status === FINISHED ? labels.over : labels.no_market;
}
