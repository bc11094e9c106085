/**
 * The markets that can be joined, as they come and go while the builder is open: pure. Prices are
 * not handled here: they are in the price store.
 */

import type { Market } from "../api/matches";
import { lineKey, lineOf } from "./picks";

/** Market statuses that may add a line: active and suspended. */
const SHOWN = [1, -1];

/**
 * The list updated with the match's current markets. The same object when no line was added,
 * removed or reshaped; a line that takes no more bets stays, as on the page's cards.
 */
export function mergeJoinable(
  list: readonly Market[],
  current: readonly Market[],
): readonly Market[] {
  let merged = list;
  for (const market of current) {
    const key = lineKey(lineOf(market));
    const at = merged.findIndex((one) => lineKey(lineOf(one)) === key);
    const known = merged[at];
    const joins = market.custom_bet_groups.length > 0;
    if (!known) {
      if (joins && SHOWN.includes(market.status)) merged = [...merged, market];
    } else if (!joins) {
      merged = merged.toSpliced(at, 1);
    } else if (shapeOf(known) !== shapeOf(market)) {
      merged = merged.with(at, market);
    }
  }
  return merged;
}

function shapeOf({ name, outcomes, custom_bet_groups }: Market): string {
  return JSON.stringify([name, outcomes.map(({ id, name }) => [id, name]), custom_bet_groups]);
}
