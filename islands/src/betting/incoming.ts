/** Bets that come into a slip from elsewhere: from storage, the bet builder, or a shared code. */

import { demote, merge, newBet, withoutSelections } from "./arrange";
import { mapBets } from "./changes";
import type { SharedBet } from "./shared";
import type { Slip, SlipBet, SlipContext, SlipEvent, SlipRules } from "./slip";
import { noStake, rewriteStake, type Stake, setStake } from "./stake";

/** A slip from storage, its stakes written as this page's language writes them. */
export function restore(slip: Slip, { unit, tag }: SlipRules): Slip {
  return mapBets(slip, (bet) => {
    const stake = rewriteStake(bet.stake, unit, tag);
    return stake === bet.stake ? bet : { ...bet, stake };
  });
}

/**
 * A built custom bet stands first, and alone: what else is in the slip stays behind it, and is told
 * as a conflict. It takes the stakes of bets that it swallows whole.
 */
export function addCustomBet(
  slip: Slip,
  { selectionIds, odds }: Pick<Extract<SlipEvent, { kind: "custom_bet" }>, "selectionIds" | "odds">,
  context: SlipContext,
): Slip {
  const wanted = new Set(selectionIds);
  const swallowed = slip.bets.filter((bet) => bet.selectionIds.every((id) => wanted.has(id)));
  const made = merge([newBet(slip.next, selectionIds, context), ...swallowed], context);
  if (!made || selectionIds.length === 0) return slip;
  const { systemId: _system, offers: _offers, ...kept } = made;
  const custom: SlipBet = {
    ...kept,
    type: "custom_bet",
    selectionIds,
    customOdds: { odds, accepted: odds },
  };
  const others = slip.bets
    .filter((bet) => !swallowed.includes(bet))
    .map((bet) => demote(withoutSelections(bet, wanted)));
  return { ...slip, bets: [custom, ...others], next: slip.next + 1 };
}

/**
 * Shared bets come behind what is there, so that nothing is lost. A selection that the slip has
 * already stays where it is, but for a custom bet, whose selections are priced together.
 */
export function addShared(slip: Slip, shared: readonly SharedBet[], context: SlipContext): Slip {
  return shared.reduce((before, bet) => addSharedBet(before, bet, context), slip);
}

function addSharedBet(slip: Slip, shared: SharedBet, context: SlipContext): Slip {
  const stake = stakeOf(shared, context);
  if (shared.type === "custom_bet" && shared.customOdds !== undefined) {
    const { selectionIds, customOdds: odds } = shared;
    const next = addCustomBet(slip, { selectionIds, odds }, context);
    return mapBets(next, (bet) =>
      bet.id === `b${slip.next}` && bet.stake.text === "" ? { ...bet, stake } : bet,
    );
  }
  const taken = new Set(slip.bets.flatMap((bet) => bet.selectionIds));
  const ids = shared.selectionIds.filter((id) => !taken.has(id));
  if (ids.length === 0) return slip;
  const { type, systemId } = shared;
  const made = { ...newBet(slip.next, ids, context), type, stake };
  const bet: SlipBet = systemId === undefined ? made : { ...made, systemId };
  return { ...slip, bets: [...slip.bets, bet], next: slip.next + 1 };
}

function stakeOf({ stake }: SharedBet, { rules: { unit, tag } }: SlipContext): Stake {
  return stake === undefined
    ? noStake(unit.code, "sharing")
    : setStake(stake, "sharing", unit, tag);
}
