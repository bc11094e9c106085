/**
 * Which bet a slip leads with. Added selections are stored as singles. Until the player stakes one
 * of them or chooses singles, they are shown as the combo that they make, and the first stake is on
 * that combo.
 */

import { merge } from "./arrange";
import { choosesFreebet } from "./bonus";
import { conflictIn } from "./conflict";
import type { Picked, Slip, SlipBet, SlipContext, SlipEvent } from "./slip-types";

/** Id of a combo that is shown but not stored. Events about it first make it the slip's bet. */
export const LEAD_ID = "lead";

/** Whether the slip has several singles, and the player has neither staked nor chosen them. */
export function isUndecided({ bets, chosen }: Slip): boolean {
  return (
    bets.length > 1 &&
    chosen !== "single" &&
    bets.every(
      ({ type, stake, bonus }) => type === "single" && stake.text === "" && !choosesFreebet(bonus),
    )
  );
}

/** The combo that several singles make; undefined where the slip has something else. */
export function comboOf(slip: Slip, context: SlipContext): SlipBet | undefined {
  const areSingles = slip.bets.length > 1 && slip.bets.every(({ type }) => type === "single");
  const joint = areSingles ? merge(slip.bets, context) : undefined;
  if (!joint) return undefined;
  const { offers: _offers, message: _message, ...kept } = joint;
  return { ...kept, id: LEAD_ID, type: "combo" };
}

/** The slip as it is shown: the combo in place of undecided singles, if they can be combined. */
export function shownSlip(slip: Slip, context: SlipContext): Slip {
  const combo = isUndecided(slip) ? comboOf(slip, context) : undefined;
  if (!combo || hasConflict(combo, context)) return slip;
  const { leadOffers } = slip;
  const isOffered = leadOffers?.ids === idsOf(combo);
  return { ...slip, bets: [isOffered ? { ...combo, offers: leadOffers.offers } : combo] };
}

/** Stores the operator's offers for the shown combo, until the slip has another one. */
export function takeLeadOffers(
  slip: Slip,
  { byBet }: Extract<SlipEvent, { kind: "offers" }>,
  context: SlipContext,
): Slip {
  const [lead] = shownSlip(slip, context).bets;
  if (lead?.id !== LEAD_ID) return slip;
  return { ...slip, leadOffers: { ids: idsOf(lead), offers: byBet[LEAD_ID] ?? [] } };
}

/** The slip and an event about one of its bets, once the shown combo is the slip's bet. */
export function decided<E extends SlipEvent>(
  slip: Slip,
  event: E,
  context: SlipContext,
): { readonly slip: Slip; readonly event: E } {
  const [lead] = shownSlip(slip, context).bets;
  const [first] = slip.bets;
  const isAbout = "betId" in event && event.betId === LEAD_ID;
  if (!isAbout || !first || lead?.id !== LEAD_ID) return { slip, event };
  const { leadOffers: _offers, ...kept } = slip;
  return {
    slip: { ...kept, bets: [{ ...lead, id: first.id }] },
    event: { ...event, betId: first.id },
  };
}

function hasConflict({ selectionIds }: SlipBet, { selections, rules }: SlipContext): boolean {
  const picked = selections.filter(({ id }: Picked) => selectionIds.includes(id));
  return conflictIn("combo", picked, rules.primaryProvider) !== undefined;
}

function idsOf({ selectionIds }: SlipBet): string {
  return selectionIds.join();
}
