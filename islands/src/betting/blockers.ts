/** Why a slip cannot be placed, and what its one button does (spec 5, "Placing is disabled when"). */

import type { Conflict } from "./conflict";
import type { AmountProblem } from "./money";

/** Why a slip cannot be placed. `betId` names the bet that it is about. */
export type Blocker =
  | { readonly kind: "no_selections" }
  | { readonly kind: "conflict"; readonly betId: string; readonly conflict: Conflict }
  /** Ids of selections that take no bets for now. */
  | { readonly kind: "suspended"; readonly ids: readonly string[] }
  | { readonly kind: "custom_bet_disabled"; readonly betId: string }
  /** A custom bet of one selection, where that is no bet. */
  | { readonly kind: "custom_bet_too_short"; readonly betId: string }
  /** The joined price of a custom bet has not come yet. */
  | { readonly kind: "custom_odds_missing"; readonly betId: string }
  | { readonly kind: "stake"; readonly betId: string; readonly problem: AmountProblem }
  | { readonly kind: "stake_not_positive"; readonly betId: string }
  | { readonly kind: "below_min"; readonly betId: string; readonly min: number }
  | { readonly kind: "above_max"; readonly betId: string; readonly max: number }
  /** The stake is so small that the bet would return nothing beyond it after rounding. */
  | { readonly kind: "return_too_small"; readonly betId: string }
  | { readonly kind: "above_balance"; readonly balance: number; readonly total: bigint };

/** What the button does. */
export type SlipAction =
  /** Accepts what changed; so many selections leave. */
  | { readonly kind: "accept"; readonly removed: number }
  | { readonly kind: "sign_in" }
  | { readonly kind: "place"; readonly blocker?: Blocker };
