/** Shared bets: converts the answer for a share code into bets of the slip. */

import { isPrice } from "../api/price";
import type { SharedPlacement } from "../api/schemas/bets";
import type { BetType } from "./bet-type";
import type { CurrencyAmount } from "./exchange";
import { placementKey } from "./ticket";

/** A shared bet, with the slip's ids of its selections. */
export interface SharedBet {
  readonly type: BetType;
  readonly selectionIds: readonly string[];
  readonly systemId?: number | undefined;
  readonly customOdds?: number | undefined;
  /** In the sharer's currency; it is converted when the bet is added to the slip. Absent when 0. */
  readonly stake?: CurrencyAmount | undefined;
}

/**
 * The bets of a code, as far as their selections can still be picked. Other selections are left
 * out, and so is a bet without any left: an empty list means "try another bet". A custom
 * bet that lost a selection has no price until the operator sends one.
 */
export function sharedBets(
  placements: readonly SharedPlacement[],
  available: ReadonlySet<string>,
): SharedBet[] {
  return placements.flatMap((placement): SharedBet[] => {
    const keys = placement.selections.map(placementKey);
    const selectionIds = keys.filter((key) => available.has(key));
    if (selectionIds.length === 0) return [];
    const { stake, system_id: systemId, custom_odds: customOdds = 0 } = placement;
    const isWhole = selectionIds.length === keys.length;
    return [
      {
        type: typeOf(placement, selectionIds.length),
        selectionIds,
        systemId,
        customOdds: isWhole && isPrice(customOdds) ? customOdds : undefined,
        stake: stake.value > 0 ? stake : undefined,
      },
    ];
  });
}

function typeOf({ system_id, custom_odds }: SharedPlacement, count: number): BetType {
  if (custom_odds !== undefined) return "custom_bet";
  if (system_id !== undefined) return "system";
  return count > 1 ? "combo" : "single";
}
