/** The shapes of what the slip shows (`view.ts`), and of why it cannot be placed (`blockers.ts`). */
import type { SystemKind } from "../api/schemas/bets";
import type { BetType } from "./bet-type";
import type { BonusOffer } from "./bonus";
import type { Conflict } from "./conflict";
import type { Payout } from "./explanation";
import type { Amount, AmountProblem } from "./money";
import type { Rational } from "./rational";
import type { Picked, SlipBet, SlipContext } from "./slip-types";
import type { TypeRefusal } from "./type-change";

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

/** Why a slip cannot be placed. `betId` names the bet that it is about. */
export type Blocker =
  | { readonly kind: "no_selections" }
  | { readonly kind: "conflict"; readonly betId: string; readonly conflict: Conflict }
  /** Ids of selections that take no bets for now. */
  | { readonly kind: "suspended"; readonly betId: string; readonly ids: readonly string[] }
  | { readonly kind: "custom_bet_disabled"; readonly betId: string }
  /** A custom bet of one selection, where that is no bet. */
  | { readonly kind: "custom_bet_too_short"; readonly betId: string }
  /** The joined price of a custom bet has not come yet. */
  | { readonly kind: "custom_odds_missing"; readonly betId: string }
  /** The operator has not said yet whether the chosen freebet fits the bet as it is now. */
  | { readonly kind: "freebet_pending"; readonly betId: string }
  | { readonly kind: "stake"; readonly betId: string; readonly problem: AmountProblem }
  | { readonly kind: "stake_not_positive"; readonly betId: string }
  | { readonly kind: "below_min"; readonly betId: string; readonly min: number }
  | { readonly kind: "above_max"; readonly betId: string; readonly max: number }
  /** The bet could win nothing: its return, rounded or capped, is not above its stake. */
  | { readonly kind: "return_too_small"; readonly betId: string }
  | { readonly kind: "above_balance"; readonly balance: number; readonly total: bigint };

/** What the button does. */
export type SlipAction =
  /** Accepts what changed; so many selections leave. */
  | { readonly kind: "accept"; readonly removed: number }
  | { readonly kind: "sign_in" }
  | { readonly kind: "place"; readonly blocker?: Blocker };
