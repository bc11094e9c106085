/**
 * What the slip shows: every bet with its sums, what stands in its way, and what the button does.
 *
 * A pure function of the slip, the selections, the operator's settings and the account.
 */

import type { SystemKind } from "../api/wire.gen";
import type { BetType, TypeRefusal } from "./bet-type";
import type { Blocker, SlipAction } from "./blockers";
import type { BonusOffer } from "./bonus";
import type { Conflict } from "./conflict";
import type { Payout } from "./explanation";
import type { Amount } from "./money";
import type { Rational } from "./rational";
import type { Picked, Slip, SlipBet, SlipContext } from "./slip";

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
export declare function slipView<S extends Picked>(
  slip: Slip,
  context: ViewContext<S>,
): SlipView<S>;
