/** Whether changes in the slip have to be accepted before placing. */

import { type AcceptMode, isOddsChange, needsAccepting } from "./selection";
import type { Picked, Slip, SlipBet } from "./slip-types";

/**
 * Whether a bet has changes to accept: a moved price or a selection that is gone. The price of a
 * custom bet is the joined one; the prices of its selections do not matter.
 */
export function betNeedsAccepting(
  bet: SlipBet,
  selections: readonly Picked[],
  mode: AcceptMode,
): boolean {
  if (bet.type !== "custom_bet") return needsAccepting(selections);
  const { customOdds } = bet;
  return (
    selections.some((selection) => selection.isNotAvailable) ||
    (customOdds !== undefined && isOddsChange(customOdds.odds, customOdds.accepted, mode))
  );
}

/** Whether any bet has changes to accept; selections that are in no bet yet count as well. */
export function slipNeedsAccepting(
  slip: Slip,
  selections: readonly Picked[],
  mode: AcceptMode,
): boolean {
  const rest = new Map(selections.map((selection) => [selection.id, selection]));
  const taken = slip.bets.map((bet) => {
    const own = bet.selectionIds.flatMap((id) => rest.get(id) ?? []);
    for (const { id } of own) rest.delete(id);
    return betNeedsAccepting(bet, own, mode);
  });
  return taken.includes(true) || needsAccepting([...rest.values()]);
}
