/**
 * The types of the slip's view (`view.ts`), and of the reasons why it cannot be placed
 * (`blockers.ts`).
 */
import type { SystemKind } from "../api/schemas/bets";
import type { BetType } from "./bet-type";
import type { BonusOffer } from "./bonus";
import type { Conflict } from "./conflict";
import type { Payout } from "./explanation";
import type { Amount, AmountProblem } from "./money";
import type { Rational } from "./rational";
import type { Picked, SlipBet, SlipContext } from "./slip-types";
import type { TypeRefusal } from "./type-change";

/** The input of a view besides the slip. */
export interface ViewContext<S extends Picked = Picked> extends SlipContext {
  readonly selections: readonly S[];
  /** Limits of a stake and of a return, in subunits; absent until the settings are loaded. */
  readonly limits?: StakeLimits | undefined;
  /** The operator's current maximum stake, by bet (`POST /bets/max-stake`). */
  readonly maxStakes?: Readonly<Record<string, number>> | undefined;
  readonly isLoggedIn: boolean;
  /** Balance of the active account in subunits; absent while it is unknown. */
  readonly balance?: number | undefined;
  /** Whether the operator does not list the currency, so that nothing can be staked. */
  readonly isUnlisted?: boolean;
}

/** Limits in the account's currency, in subunits. */
export interface StakeLimits {
  readonly min: number;
  readonly max: number;
  /** The maximum return of a bet. */
  readonly maxPayout?: number | undefined;
}

/** The content of the slip as it is shown. */
export interface SlipView<S extends Picked = Picked> {
  /** Type of the bets; undefined without any. */
  readonly type: BetType | undefined;
  /** Combo, single and system, each with the reason why it cannot be chosen. */
  readonly types: readonly TypeOption[];
  /** The available systems for the selections, in rising order; empty for other types. */
  readonly systems: readonly SystemOption[];
  readonly bets: readonly BetView<S>[];
  /**
   * The bet that head and bar lead with: the combo that several singles would make, otherwise the
   * first bet. Only a bet that is also in `bets` can be placed.
   */
  readonly lead: BetView<S> | undefined;
  /** The amount taken from the balance, in subunits. */
  readonly totalStake: bigint;
  /** The amount paid by freebets, in subunits. */
  readonly freebetStake: bigint;
  /** The maximum return of all bets together, in subunits. */
  readonly totalReturn: bigint;
  /** Every reason why the slip cannot be placed, in the order in which the player sees them. */
  readonly blockers: readonly Blocker[];
  readonly action: SlipAction;
}

/** A type to choose from. */
export interface TypeOption {
  readonly type: "single" | "combo" | "system";
  readonly isChosen: boolean;
  /** Why it cannot be chosen; absent when it can, or when it is chosen. */
  readonly refusal?: TypeRefusal | undefined;
}

/** A system to choose from. */
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
  /** Number of lines that share the stake; 1 except for systems. */
  readonly lines: bigint;
  /** The stake in subunits: a freebet's, the typed one, or calculated from the return. */
  readonly stake: Amount;
  /** Whether the stake is a freebet that is not the player's money. */
  readonly isFreeStake: boolean;
  /**
   * The factor on the whole stake when every selection wins, without a boost: the product of a
   * combo, the mean of a system's lines. Absent while a custom bet has no price, in a conflict, and
   * with a selection that is no longer available.
   */
  readonly odds: Rational | undefined;
  /** The same with the boost. */
  readonly boostedOdds: Rational | undefined;
  /**
   * The calculation of the possible return; absent without a stake or without `odds`.
   */
  readonly payout: Payout | undefined;
  /** The current maximum stake, in subunits; absent when there is no limit. */
  readonly maxStake: number | undefined;
  /** The bonus that is used, chosen or by default. */
  readonly bonus: BonusOffer | undefined;
  readonly conflict: Conflict | undefined;
  /** Whether it is one of several singles that is left without a stake beside one that has a stake: it is not placed. */
  readonly isLeftOut: boolean;
  /** Why this bet cannot be placed, in order. */
  readonly blockers: readonly Blocker[];
}

/** Why a slip cannot be placed. `betId` is the bet concerned. */
export type Blocker =
  /** The operator does not list the currency of the account. */
  | { readonly kind: "currency_unlisted" }
  | { readonly kind: "no_selections" }
  | { readonly kind: "conflict"; readonly betId: string; readonly conflict: Conflict }
  /** Ids of selections that take no bets at present. */
  | { readonly kind: "suspended"; readonly betId: string; readonly ids: readonly string[] }
  | { readonly kind: "custom_bet_disabled"; readonly betId: string }
  /** A custom bet of one selection, where that is not allowed. */
  | { readonly kind: "custom_bet_too_short"; readonly betId: string }
  /** The joined price of a custom bet has not arrived yet. */
  | { readonly kind: "custom_odds_missing"; readonly betId: string }
  /** The operator has not confirmed yet that the chosen freebet fits the bet's current state. */
  | { readonly kind: "freebet_pending"; readonly betId: string }
  | { readonly kind: "stake"; readonly betId: string; readonly problem: AmountProblem }
  | { readonly kind: "stake_not_positive"; readonly betId: string }
  | { readonly kind: "below_min"; readonly betId: string; readonly min: number }
  | { readonly kind: "above_max"; readonly betId: string; readonly max: number }
  /** The bet could win nothing: its return, rounded or capped, is not above its stake. */
  | { readonly kind: "return_too_small"; readonly betId: string }
  | { readonly kind: "above_balance"; readonly balance: number; readonly total: bigint };

/** The action of the button. */
export type SlipAction =
  /** Accepts the changes; `removed` selections leave. */
  | { readonly kind: "accept"; readonly removed: number }
  | { readonly kind: "sign_in" }
  | { readonly kind: "place"; readonly blocker?: Blocker };
