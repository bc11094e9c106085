/**
 * Quick bet: a touched price is placed at once, with a stake that the player has approved (spec 4,
 * "Quick bet"; spec 5).
 *
 * A pure machine. Placing is asked for with `place`; where the machine does not go to `processing`,
 * nothing is sent, so one touch never makes two bets.
 */

import type { Amount } from "./money";
import type { Stake } from "./stake";

/** What quick bet is doing. `unanswered` is ours, as the ticket's is: the bet may exist. */
export type QuickBetState = "idle" | "processing" | "success" | "error" | "unanswered";

/** Why quick bet did not place. A code is the operator's, else one of ours. */
export interface QuickBetError {
  readonly code: string;
  readonly message: string;
}

/** Quick bet, as it is kept for the session. */
export interface QuickBet {
  readonly isEnabled: boolean;
  readonly isApproved: boolean;
  readonly state: QuickBetState;
  readonly stake: Stake;
  /** Id of the selection that was touched last; of the bet while it is on its way. */
  readonly selectionId?: string | undefined;
  readonly error?: QuickBetError | undefined;
}

/** What can happen to quick bet. */
export type QuickBetEvent =
  /** The switch: on or off, whichever it is not. Never on without a signed-in player. */
  | { readonly kind: "toggled"; readonly isLoggedIn: boolean }
  | {
      readonly kind: "stake";
      readonly text: string;
      readonly amount: Amount;
      readonly currency: string;
    }
  /** The account's currency is another one: the stake is gone. */
  | { readonly kind: "currency"; readonly currency: string }
  | { readonly kind: "approved" }
  /** A price was touched. */
  | { readonly kind: "place"; readonly touch: QuickTouch }
  | { readonly kind: "placed" }
  | { readonly kind: "refused"; readonly error: QuickBetError }
  | { readonly kind: "unanswered" }
  /** The bet whose answer was lost was looked up. */
  | { readonly kind: "found" }
  | { readonly kind: "not_found" }
  /** A 401: nothing was placed. */
  | { readonly kind: "returned" }
  /** The balance of the active account, in subunits. */
  | { readonly kind: "balance"; readonly balance: number }
  | { readonly kind: "signed_out" }
  | { readonly kind: "closed" };

/** A touched price and what holds while it is touched. */
export interface QuickTouch {
  readonly selectionId: string;
  /** In thousandths. */
  readonly odds: number;
  readonly isLoggedIn: boolean;
  /** Whether something about the price needs the player's eye: suspended, changed, gone. */
  readonly hasWarning: boolean;
}

/** Code of the refusal of a bet that could win nothing (spec 5, 8). */
export const WIN_TOO_SMALL = "error.potential_win.equal_or_less";
/** Code of a bet that never arrived. */
export const NOT_ARRIVED = "not_placed";

/** Quick bet before anything has happened. */
export declare const NO_QUICK_BET: QuickBet;

/** Quick bet after an event. */
export declare function nextQuickBet(now: QuickBet, event: QuickBetEvent): QuickBet;

/** A stake held to what the operator takes: quick bet never asks for more (spec 5). */
export declare function capQuickStake(value: number, max: number | undefined): number;
