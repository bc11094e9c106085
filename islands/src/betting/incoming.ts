/** Bets that are added to a slip from elsewhere: from storage, the bet builder, or a share code. */

import { demote, merge, newBet, withoutSelections } from "./arrange";
import { mapBets } from "./changes";
import { exchange } from "./exchange";
import type { SharedBet } from "./shared";
import type { Slip, SlipBet, SlipContext, SlipEvent, SlipRules } from "./slip-types";
import { noStake, rewriteStake, type Stake, setStake } from "./stake";

/** A slip from storage, with its stakes formatted in this page's language. */
export function restore(slip: Slip, { unit, tag }: SlipRules): Slip {
  return mapBets(slip, (bet) => {
    const stake = rewriteStake(bet.stake, unit, tag);
    return stake === bet.stake ? bet : { ...bet, stake };
  });
}

/**
 * A built custom bet comes first; what else is in the slip stays behind it and is shown as a
 * conflict.
 */
export function addCustomBet(
  slip: Slip,
  { selectionIds, odds }: Pick<Extract<SlipEvent, { kind: "custom_bet" }>, "selectionIds" | "odds">,
  context: SlipContext,
): Slip {
  const gathered = gather(slip, selectionIds, context);
  if (!gathered) return slip;
  const { systemId: _system, ...kept } = gathered.bet;
  const customOdds = { odds, accepted: odds };
  const custom: SlipBet = { ...kept, type: "custom_bet", selectionIds, customOdds };
  return { ...slip, bets: [custom, ...gathered.others.map(demote)], next: slip.next + 1 };
}

/**
 * Shared bets are added to the existing ones, so that nothing is lost. The player's own stakes take
 * precedence.
 */
export function addShared(slip: Slip, shared: readonly SharedBet[], context: SlipContext): Slip {
  return shared.reduce((before, bet) => addSharedBet(before, bet, context), slip);
}

function addSharedBet(slip: Slip, shared: SharedBet, context: SlipContext): Slip {
  const { type, selectionIds, systemId, customOdds } = shared;
  const withStake = (bet: SlipBet): SlipBet =>
    bet.stake.text === "" ? { ...bet, stake: stakeOf(shared, context) } : bet;
  if (type === "custom_bet" && customOdds !== undefined) {
    const next = addCustomBet(slip, { selectionIds, odds: customOdds }, context);
    return mapBets(next, (bet) => (bet.id === `b${slip.next}` ? withStake(bet) : bet));
  }
  const gathered = gather(slip, selectionIds, context);
  if (!gathered) return slip;
  const { systemId: _system, ...kept } = gathered.bet;
  const bet: SlipBet = { ...kept, type, ...(systemId !== undefined && { systemId }) };
  const next: Slip = { ...slip, bets: [...gathered.others, withStake(bet)], next: slip.next + 1 };
  return type === "single" ? { ...next, chosen: "single" } : next;
}

/**
 * A new bet of the given selections, and the rest of the other bets. It takes the stakes of bets
 * that it absorbs entirely, because its selections may have been picked, and put into a bet, just
 * before.
 */
function gather(
  slip: Slip,
  selectionIds: readonly string[],
  context: SlipContext,
): { readonly bet: SlipBet; readonly others: SlipBet[] } | undefined {
  if (selectionIds.length === 0) return undefined;
  const wanted = new Set(selectionIds);
  const isSwallowed = (bet: SlipBet) => bet.selectionIds.every((id) => wanted.has(id));
  const bet = merge(
    [newBet(slip.next, selectionIds, context), ...slip.bets.filter(isSwallowed)],
    context,
  );
  const others = slip.bets
    .filter((one) => !isSwallowed(one))
    .map((one) => withoutSelections(one, wanted));
  return bet && { bet: { ...bet, selectionIds }, others };
}

/**
 * A shared stake in the player's own currency. It is left out when it cannot be converted,
 * or when the result is 0.
 */
function stakeOf({ stake: shared }: SharedBet, { rules }: SlipContext): Stake {
  const { unit, tag, currencies } = rules;
  const value = shared && exchange(shared, unit.code, currencies);
  if (!shared || !value) return noStake(unit.code, "sharing");
  const stake = setStake(value, "sharing", unit, tag);
  return shared.currency === unit.code ? stake : { ...stake, convertedFrom: shared };
}
