/**
 * How events change the bets of a slip, one function per event. They do not change which selections
 * are picked; `arrange.ts` brings the layout in line with those.
 */

import { merge, split, stakesApart } from "./arrange";
import type { BetType } from "./bet-type";
import { awaitsFreebet, type BonusOffer, choosesFreebet, isFreebet, nextChoice } from "./bonus";
import { isUndecided } from "./lead";
import type { Slip, SlipBet, SlipContext, SlipRules } from "./slip-types";
import { noStake, type Stake, setStake } from "./stake";
import { nearestSystem, refuseType } from "./type-change";

/** Changes every bet; the same object when no bet changed. */
export function mapBets(slip: Slip, change: (bet: SlipBet) => SlipBet): Slip {
  const bets = slip.bets.map(change);
  return bets.every((bet, at) => bet === slip.bets[at]) ? slip : { ...slip, bets };
}

/** A bet with the operator's message about it, which is dropped when the player changes the bet. */
export function withMessage(bet: SlipBet, message: string | undefined): SlipBet {
  if (bet.message === message) return bet;
  const { message: _before, ...kept } = bet;
  return message === undefined ? kept : { ...kept, message };
}

/** Changes the bet type, where it is allowed. */
export function changeType(slip: Slip, type: BetType, context: SlipContext): Slip {
  if (type === "single" && isUndecided(slip)) return { ...slip, chosen: "single" };
  if (refuseType(slip, type, context)) return slip;
  if (type === "single") return { ...split(slip, context), chosen: "single" };
  const joint = merge(slip.bets, context);
  if (!joint) return slip;
  const { systemId: _system, offers: _offers, message: _message, ...kept } = joint;
  const system =
    type === "system"
      ? nearestSystem(undefined, joint.selectionIds.length, context.rules.systemTypes)
      : undefined;
  const bet: SlipBet = { ...kept, type, ...(system && { systemId: system.id }) };
  const { chosen: _chosen, leadOffers: _leadOffers, ...rest } = slip;
  const apart = slip.bets.length > 1 ? stakesApart(slip.bets) : slip.apart;
  return { ...rest, bets: [bet], ...(apart && { apart }) };
}

/** Another system of the same number of selections. */
export function changeSystem(slip: Slip, betId: string, systemId: number, rules: SlipRules): Slip {
  const system = rules.systemTypes.find(({ id }) => id === systemId);
  return mapBets(slip, (bet) => {
    const fits =
      bet.id === betId &&
      bet.type === "system" &&
      bet.systemId !== systemId &&
      system?.total_count === bet.selectionIds.length;
    if (!fits) return bet;
    const { offers: _offers, message: _message, ...kept } = bet;
    return { ...kept, systemId };
  });
}

/**
 * A freebet sets its own stake: typing does not change it. One that the operator does not
 * offer for the bet's current state is replaced by the typed stake.
 */
export function changeStake(slip: Slip, betId: string, stake: Stake): Slip {
  return mapBets(slip, (bet) => {
    const isAwaited = awaitsFreebet(bet.bonus, bet.offers);
    if (bet.id !== betId || (choosesFreebet(bet.bonus) && !isAwaited)) return bet;
    return withMessage({ ...bet, stake, ...(isAwaited && { bonus: "auto" }) }, undefined);
  });
}

/** Applies the operator's offers; the stake of a withdrawn freebet is removed with it. */
export function takeOffers(bet: SlipBet, offers: readonly BonusOffer[], currency: string): SlipBet {
  const bonus = nextChoice(bet.bonus, offers);
  const next = bonus === bet.bonus ? bet : withoutFreebet(bet, currency);
  return { ...next, bonus, offers };
}

/** A bet whose freebet is gone has no stake; any other is unchanged. */
export function withoutFreebet(bet: SlipBet, currency: string): SlipBet {
  return choosesFreebet(bet.bonus) ? { ...bet, bonus: "auto", stake: noStake(currency) } : bet;
}

/**
 * Applies the player's choice. A freebet brings its stake; where only one may be active
 * (`allow_multiple_active_user_freebets`), or it is the same one, it is removed from the bet that
 * had it.
 */
export function chooseBonus(
  slip: Slip,
  betId: string,
  bonusId: number | null,
  rules: SlipRules,
): Slip {
  const chosen = slip.bets.find((bet) => bet.id === betId);
  const offer = chosen?.offers?.find(
    ({ id, isUsable, currency = rules.unit.code }) =>
      isUsable && id === bonusId && currency === rules.unit.code,
  );
  if (!chosen || (bonusId !== null && !offer)) return slip;
  const { unit, tag } = rules;
  return mapBets(slip, (bet) => {
    if (bet !== chosen) {
      const isTaken =
        offer !== undefined &&
        isFreebet(offer.type) &&
        choosesFreebet(bet.bonus) &&
        (!rules.allowMultipleFreebets || bet.bonus.id === offer.id);
      return isTaken ? withoutFreebet(bet, unit.code) : bet;
    }
    const bare = withMessage(withoutFreebet(bet, unit.code), undefined);
    if (!offer) return { ...bare, bonus: "none" };
    const bonus = { id: offer.id, type: offer.type };
    const gives = isFreebet(offer.type) && offer.stake !== undefined;
    if (!gives) return { ...bare, bonus };
    return { ...bare, bonus, stake: setStake(offer.stake ?? 0, "stake", unit, tag) };
  });
}

/** Sets the current joined price. The accepted price does not change. */
export function takeCustomOdds(bet: SlipBet, odds: number): SlipBet {
  if (bet.type !== "custom_bet" || bet.customOdds?.odds === odds) return bet;
  return { ...bet, customOdds: { odds, accepted: bet.customOdds?.accepted ?? odds } };
}

/** A bet whose current joined price the player has accepted. */
export function acceptBet(bet: SlipBet): SlipBet {
  const accepted = withMessage(bet, undefined);
  const { customOdds } = accepted;
  return customOdds && customOdds.accepted !== customOdds.odds
    ? { ...accepted, customOdds: { odds: customOdds.odds, accepted: customOdds.odds } }
    : accepted;
}
