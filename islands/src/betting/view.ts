/**
 * What the slip shows: every bet with its sums, what stands in its way, and what the button does.
 *
 * A pure function of the slip, the selections, the operator's settings and the account.
 */

import type { SystemKind } from "../api/wire.gen";
import type { BetType } from "./bet-type";
import { type Blocker, betBlockers, type SlipAction, slipAction, slipBlockers } from "./blockers";
import { awaitsFreebet, type BonusOffer, chosenOffer, isFreeStake } from "./bonus";
import { type Conflict, conflictIn } from "./conflict";
import { explainPayout, type Payout, type PayoutBonus, type PayoutInput } from "./explanation";
import { lineCount } from "./lines";
import type { Amount } from "./money";
import { betOdds, boosted, linesOfBet, systemOf } from "./price";
import type { Rational } from "./rational";
import type { Picked, Slip, SlipBet, SlipContext, SlipRules } from "./slip";
import { stakeAmount } from "./stake";
import { refuseType, systemsFor, type TypeRefusal } from "./type-change";

/** What a view is made from, beside the slip. */
export interface ViewContext<S extends Picked = Picked> extends SlipContext {
  readonly selections: readonly S[];
  /** Bounds of a stake and of a return, in subunits; absent while the settings are not there. */
  readonly limits?: StakeLimits | undefined;
  /** The most that the operator would take now, by bet (`POST /bets/max-stake`). */
  readonly maxStakes?: Readonly<Record<string, number>> | undefined;
  readonly isLoggedIn: boolean;
  /** Balance of the active account in subunits; absent while it is not known. */
  readonly balance?: number | undefined;
}

/** Bounds of the account's currency, in subunits. */
export interface StakeLimits {
  readonly min: number;
  readonly max: number;
  /** The most that a bet can return. */
  readonly maxPayout?: number | undefined;
}

/** What the slip shows. */
export interface SlipView<S extends Picked = Picked> {
  /** Type of the bets; undefined without any. */
  readonly type: BetType | undefined;
  /** Single, combo and system, each with the reason why it cannot be chosen. */
  readonly types: readonly TypeOption[];
  /** Systems that the selections can make, in rising order; empty where the type is no system. */
  readonly systems: readonly SystemOption[];
  readonly bets: readonly BetView<S>[];
  /** What the player pays from the balance, in subunits. */
  readonly totalStake: bigint;
  /** What the operator pays for the player: freebets, in subunits. */
  readonly freebetStake: bigint;
  /** What comes back at most, all bets together, in subunits. */
  readonly totalReturn: bigint;
  /** Every reason why the slip cannot be placed, the first that the player can see first. */
  readonly blockers: readonly Blocker[];
  readonly action: SlipAction;
}

/** A type that could be chosen. */
export interface TypeOption {
  readonly type: "single" | "combo" | "system";
  readonly isChosen: boolean;
  /** Why it cannot be chosen; absent when it can, or when it is. */
  readonly refusal?: TypeRefusal | undefined;
}

/** A system that could be chosen. */
export interface SystemOption {
  readonly system: SystemKind;
  readonly lines: bigint;
  readonly isChosen: boolean;
}

/** A bet as it is shown. */
export interface BetView<S extends Picked = Picked> {
  readonly bet: SlipBet;
  readonly selections: readonly S[];
  /** The system of a system bet. */
  readonly system?: SystemKind | undefined;
  /** Lines that the stake is divided among; 1 but for systems. */
  readonly lines: bigint;
  /** The stake that is placed, in subunits: a freebet's, the typed one, or worked out of the return. */
  readonly stake: Amount;
  /** What the stake is given by: the player, or a freebet whose stake is not the player's money. */
  readonly isFreeStake: boolean;
  /**
   * What the whole stake is multiplied by when every selection wins, without a boost: the product
   * of a combo, the mean of a system's lines. Absent while a custom bet has no price, or in a conflict.
   */
  readonly odds: Rational | undefined;
  /** The same with the boost. */
  readonly boostedOdds: Rational | undefined;
  /** How the possible return comes about; absent without a stake, a price, or in a conflict. */
  readonly payout: Payout | undefined;
  /** The most that can be staked now, in subunits; absent when nothing bounds it. */
  readonly maxStake: number | undefined;
  /** The bonus that is used, chosen or by default. */
  readonly bonus: BonusOffer | undefined;
  readonly conflict: Conflict | undefined;
  /** Why this bet cannot be placed, in order. */
  readonly blockers: readonly Blocker[];
}

/** The view of a slip. */
export function slipView<S extends Picked>(slip: Slip, context: ViewContext<S>): SlipView<S> {
  const byId = new Map(context.selections.map((selection) => [selection.id, selection]));
  const bets = slip.bets.map((bet) => betView(bet, slip, byId, context));
  const totalStake = sumOf(bets.filter((bet) => !bet.isFreeStake).map(stakeOf));
  const blockers = slipBlockers(bets, totalStake, context);
  return {
    type: slip.bets[0]?.type,
    types: TYPES.map((type) => typeOption(type, slip, context)),
    systems: systemOptions(slip.bets[0], context.rules.systemTypes),
    bets,
    totalStake,
    freebetStake: sumOf(bets.filter((bet) => bet.isFreeStake).map(stakeOf)),
    totalReturn: sumOf(bets.map((bet) => bet.payout?.payout ?? 0n)),
    blockers,
    action: slipAction(bets, blockers, context),
  };
}

const TYPES = ["single", "combo", "system"] as const;

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
    lines: lineCount(count, system.win_count),
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
  const odds = conflict ? undefined : betOdds(bet, prices, rules.systemTypes);
  const boostedOdds = odds && boosted(odds, bet);
  const bonus = chosenOffer(bet.bonus, bet.offers);
  const stake: Amount = awaitsFreebet(bet.bonus, bet.offers)
    ? { ok: false, problem: "empty" }
    : stakeAmount(bet.stake, boostedOdds, rules.unit.code);
  const system = systemOf(bet, rules.systemTypes);
  const view = {
    bet,
    selections,
    system,
    lines: linesOfBet(bet, rules.systemTypes),
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
  };
  return { ...view, blockers: betBlockers(view, context) };
}

/** A custom bet is placed on its own; what is in it or behind it may conflict as well. */
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
    winCount: system?.win_count,
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
