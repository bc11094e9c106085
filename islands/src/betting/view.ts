/**
 * The slip's view: every bet with its calculation, the reasons that block it, and the button's
 * action.
 *
 * A pure function of the slip, the selections, the operator's settings and the account.
 */

import type { SystemKind } from "../api/schemas/bets";
import { betBlockers, slipAction, slipBlockers } from "./blockers";
import { awaitsFreebet, type BonusOffer, choosesFreebet, chosenOffer, isFreeStake } from "./bonus";
import { type Conflict, conflictIn } from "./conflict";
import { explainPayout, type PayoutBonus, type PayoutInput } from "./explanation";
import { comboOf, shownSlip } from "./lead";
import { lineCount } from "./lines";
import type { Amount } from "./money";
import { betOdds, boosted, linesOfBet, systemOf } from "./price";
import type { Picked, Slip, SlipBet, SlipContext, SlipRules } from "./slip-types";
import { stakeAmount } from "./stake";
import { refuseType, systemsFor } from "./type-change";
import type {
  BetView,
  SlipView,
  StakeLimits,
  SystemOption,
  TypeOption,
  ViewContext,
} from "./view-types";

/** The view of a slip. */
export function slipView<S extends Picked>(stored: Slip, context: ViewContext<S>): SlipView<S> {
  const slip = shownSlip(stored, context);
  const byId = new Map(context.selections.map((selection) => [selection.id, selection]));
  const bets = slip.bets.map((bet) => betView(bet, slip, byId, context));
  const totalStake = sumOf(bets.filter((bet) => !bet.isFreeStake).map(stakeOf));
  const blockers = slipBlockers(bets, totalStake, context);
  return {
    type: slip.bets[0]?.type,
    types: TYPES.map((type) => typeOption(type, slip, context)),
    systems: systemOptions(slip.bets[0], context.rules.systemTypes),
    bets,
    lead: leadView(slip, bets, byId, context),
    totalStake,
    freebetStake: sumOf(bets.filter((bet) => bet.isFreeStake).map(stakeOf)),
    totalReturn: sumOf(bets.map((bet) => bet.payout?.payout ?? 0n)),
    blockers,
    action: slipAction(bets, blockers, context),
  };
}

/** The combo comes first: it is what several selections are mostly picked for. */
const TYPES = ["combo", "single", "system"] as const;

function leadView<S extends Picked>(
  slip: Slip,
  bets: readonly BetView<S>[],
  byId: ReadonlyMap<string, S>,
  context: ViewContext<S>,
): BetView<S> | undefined {
  const combo = comboOf(slip, context);
  return combo ? betView(combo, slip, byId, context) : bets[0];
}

function typeOption(type: TypeOption["type"], slip: Slip, context: SlipContext): TypeOption {
  const isChosen = slip.bets[0]?.type === type;
  const refusal = isChosen ? undefined : refuseType(slip, type, context);
  return { type, isChosen, ...(refusal && { refusal }) };
}

function systemOptions(bet: SlipBet | undefined, systems: readonly SystemKind[]): SystemOption[] {
  if (bet?.type !== "system") return [];
  const count = bet.selectionIds.length;
  return systemsFor(count, systems).map((system) => ({
    system,
    lines: lineCount(count, system),
    isChosen: system.id === bet.systemId,
  }));
}

function betView<S extends Picked>(
  bet: SlipBet,
  slip: Slip,
  byId: ReadonlyMap<string, S>,
  context: ViewContext<S>,
): BetView<S> {
  const { rules, limits } = context;
  const selections = bet.selectionIds.flatMap((id) => byId.get(id) ?? []);
  const prices = selections.map(({ odds }) => odds);
  const conflict = findConflict(bet, selections, slip, rules);
  const isGone = selections.some(({ isNotAvailable }) => isNotAvailable);
  const odds = conflict || isGone ? undefined : betOdds(bet, prices, rules.systemTypes);
  const boostedOdds = odds && boosted(odds, bet);
  const lines = linesOfBet(bet, rules.systemTypes);
  const bonus = chosenOffer(bet.bonus, bet.offers);
  const stake: Amount = awaitsFreebet(bet.bonus, bet.offers)
    ? { ok: false, problem: "empty" }
    : stakeAmount(bet.stake, boostedOdds, rules.unit.code, lines);
  const system = systemOf(bet, rules.systemTypes);
  const view = {
    bet,
    selections,
    system,
    lines,
    stake,
    isFreeStake: bonus !== undefined && isFreeStake(bonus.type),
    odds,
    boostedOdds,
    payout:
      odds && stake.ok && stake.value > 0
        ? explainPayout(payoutInput(bet, selections, stake.value, system, bonus, limits))
        : undefined,
    maxStake: leastOf(limits?.max, context.maxStakes?.[bet.id]),
    bonus,
    conflict,
    isLeftOut: isLeftOut(bet, slip),
  };
  return { ...view, blockers: view.isLeftOut ? [] : betBlockers(view, context) };
}

/** Only bets with a stake above 0 are placed: of several singles, those that have one. */
function isLeftOut(bet: SlipBet, { bets }: Slip): boolean {
  return !hasStake(bet) && bets.every(({ type }) => type === "single") && bets.some(hasStake);
}

function hasStake({ stake, bonus }: SlipBet): boolean {
  return stake.text !== "" || choosesFreebet(bonus);
}

/** A custom bet is placed on its own; its selections or the bets behind it may conflict as well. */
function findConflict(
  bet: SlipBet,
  selections: readonly Picked[],
  slip: Slip,
  rules: SlipRules,
): Conflict | undefined {
  const own = conflictIn(bet.type, selections, rules.primaryProvider);
  if (own || bet.type !== "custom_bet" || slip.bets.length === 1) return own;
  const others = slip.bets.filter((other) => other !== bet);
  return { kind: "custom_bet_alone", ids: others.flatMap((other) => other.selectionIds) };
}

function payoutInput(
  bet: SlipBet,
  selections: readonly Picked[],
  stake: number,
  system: SystemKind | undefined,
  bonus: BonusOffer | undefined,
  limits: StakeLimits | undefined,
): PayoutInput {
  return {
    type: bet.type,
    legs: selections.map(({ id, odds }) => ({ id, odds, outcome: "open" })),
    lengths: system,
    customOdds: bet.customOdds?.odds,
    stake: BigInt(stake),
    bonus: payoutBonus(bonus),
    maxPayout: limits?.maxPayout === undefined ? undefined : BigInt(limits.maxPayout),
  };
}

export function payoutBonus(
  offer: Pick<BonusOffer, "type" | "factor"> | undefined,
): PayoutBonus | undefined {
  switch (offer?.type) {
    case "comboboost":
      return offer.factor === undefined ? undefined : { kind: offer.type, factor: offer.factor };
    case "freebet":
    case "freebet_only_win":
    case "freebet_all_win":
    case "freebet_no_risk":
      return { kind: offer.type };
    default:
      return undefined;
  }
}

function stakeOf({ stake }: BetView): bigint {
  return stake.ok ? BigInt(stake.value) : 0n;
}

function sumOf(values: readonly bigint[]): bigint {
  return values.reduce((sum, value) => sum + value, 0n);
}

function leastOf(...values: (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}
