/**
 * Quick bet: a touched price is placed immediately, with a stake that the player has approved
 * (book: rules/quick-bet).
 *
 * A pure state machine. The event `place` starts a placement; unless the machine goes to
 * `processing`, nothing is sent, so one touch never makes two bets.
 */

import type { Amount } from "./money";
import { possibleReturn, totalOdds } from "./payout";
import { noStake, type Stake } from "./stake";
import type { RefusalCode } from "./ticket";

/** State of quick bet. `unanswered` is our addition, as in the ticket: the bet may exist. */
export type QuickBetState = "idle" | "processing" | "success" | "error" | "unanswered";

/** Why quick bet did not place. The code is the operator's or one of ours. */
export interface QuickBetError {
  readonly code: RefusalCode;
  readonly message: string;
}

/** The state of quick bet, as it is kept for the session. */
export interface QuickBet {
  readonly isEnabled: boolean;
  readonly isApproved: boolean;
  readonly state: QuickBetState;
  readonly stake: Stake;
  /** Id of the last touched selection; while a bet is on its way, of that bet's. */
  readonly selectionId?: string | undefined;
  readonly error?: QuickBetError | undefined;
}

/** The events of quick bet. */
export type QuickBetEvent =
  /** The switch was toggled. It never turns on without a signed-in player. */
  | { readonly kind: "toggled"; readonly isLoggedIn: boolean }
  | {
      readonly kind: "stake";
      readonly text: string;
      readonly amount: Amount;
      readonly currency: string;
    }
  /** The account's currency changed: the stake is removed. */
  | { readonly kind: "currency"; readonly currency: string }
  | { readonly kind: "approved" }
  /** A price was touched. */
  | { readonly kind: "place"; readonly touch: QuickTouch }
  | { readonly kind: "placed" }
  | { readonly kind: "refused"; readonly error: QuickBetError }
  | { readonly kind: "unanswered" }
  /** The bet with the lost answer was found in the history. */
  | { readonly kind: "found" }
  | { readonly kind: "not_found" }
  /** Several listed bets could be the lost one. */
  | { readonly kind: "unsure" }
  /** Another player signed in: the bet can only be looked up for the one who placed it. */
  | { readonly kind: "set_aside" }
  /** That player has returned. */
  | { readonly kind: "resumed" }
  /** A 401, or a dialog about a limit: nothing was placed. */
  | { readonly kind: "returned" }
  /** The balance of the active account, in subunits. */
  | { readonly kind: "balance"; readonly balance: number }
  | { readonly kind: "signed_out" }
  /** The page was reloaded, or nothing was placed for {@link ARMED_MS}. The stake is kept. */
  | { readonly kind: "disarmed" }
  | { readonly kind: "closed" };

/** A touched price and its circumstances. */
export interface QuickTouch {
  readonly selectionId: string;
  /** In thousandths. */
  readonly odds: number;
  readonly isLoggedIn: boolean;
  /** Whether the price needs the player's attention: suspended, changed, gone. */
  readonly hasWarning: boolean;
}

/** How long quick bet stays armed without placing a bet, in milliseconds. */
export const ARMED_MS = 10 * 60_000;

/** The initial state of quick bet. */
export const NO_QUICK_BET: QuickBet = {
  isEnabled: false,
  isApproved: false,
  state: "idle",
  stake: noStake(""),
};

/** The state after an event; an event that is impossible in a state is ignored. */
export function nextQuickBet(now: QuickBet, event: QuickBetEvent): QuickBet {
  switch (event.kind) {
    case "toggled":
      return toggle(now, event.isLoggedIn);
    case "stake": {
      const { text, amount, currency } = event;
      return isHeldQuick(now)
        ? now
        : atRest({ ...now, stake: { text, amount, currency, source: "stake" }, isApproved: false });
    }
    case "currency":
      return now.stake.currency === event.currency
        ? now
        : { ...now, stake: noStake(event.currency, "sharing"), isApproved: false };
    case "approved":
      return now.isEnabled && !isHeldQuick(now) && stakeOf(now) > 0
        ? { ...now, isApproved: true }
        : now;
    case "place":
      return place(now, event.touch);
    case "placed":
      return now.state === "processing" ? { ...now, state: "success" } : now;
    case "refused":
      return now.state === "processing" ? failed(now, event.error) : now;
    case "unanswered":
      return now.state === "processing" ? { ...now, state: "unanswered" } : now;
    case "found":
      return now.state === "unanswered" ? { ...now, state: "success" } : now;
    case "not_found":
      return now.state === "unanswered" ? failed(now, { code: "not_placed", message: "" }) : now;
    case "unsure":
      return now.state === "unanswered" ? failed(now, { code: "maybe_placed", message: "" }) : now;
    case "set_aside":
      return now.state === "unanswered" ? atRest(now) : now;
    case "resumed":
      return isHeldQuick(now) ? now : { ...atRest(now), state: "unanswered" };
    case "returned":
      return now.state === "processing" ? atRest(now) : now;
    case "balance":
      return now.isEnabled && (event.balance <= 0 || event.balance < stakeOf(now))
        ? { ...now, isEnabled: false, isApproved: false }
        : now;
    case "signed_out":
      return isHeldQuick(now)
        ? { ...now, isEnabled: false, isApproved: false }
        : { ...NO_QUICK_BET, stake: noStake(now.stake.currency) };
    case "disarmed":
      return now.isEnabled ? { ...now, isEnabled: false, isApproved: false } : now;
    case "closed":
      return now.state === "success" || now.state === "error" ? atRest(now) : now;
  }
}

/** Whether a touched price is placed. */
export function isArmed({ isEnabled, isApproved }: QuickBet): boolean {
  return isEnabled && isApproved;
}

/** Whether a bet is on its way, or may be: no other is placed. */
export function isHeldQuick({ state }: QuickBet): boolean {
  return state === "processing" || state === "unanswered";
}

/** Limits a stake to the operator's maximum: quick bet never exceeds it. */
export function capQuickStake(value: number, max: number | undefined): number {
  return max === undefined ? value : Math.min(value, max);
}

/** Every toggle clears the approval. A bet on its way continues. */
function toggle(now: QuickBet, isLoggedIn: boolean): QuickBet {
  if (!now.isEnabled && !isLoggedIn) return now;
  const next = { ...now, isEnabled: !now.isEnabled, isApproved: false };
  return isHeldQuick(now) ? next : atRest(next);
}

/**
 * Handles a touched price. Ignored while a bet is on its way, or when the price needs the player's
 * attention; a bet that could not win anything is refused here, as the operator would.
 */
function place(now: QuickBet, touch: QuickTouch): QuickBet {
  const isReady = isArmed(now) && touch.isLoggedIn;
  if (!isReady || isHeldQuick(now) || touch.hasWarning) return now;
  const { error: _error, ...rest } = now;
  const next: QuickBet = { ...rest, selectionId: touch.selectionId };
  const stake = BigInt(stakeOf(now));
  const win = possibleReturn(stake, totalOdds([touch.odds]));
  return win > stake
    ? { ...next, state: "processing" }
    : failed(next, { code: "error.potential_win.equal_or_less", message: "" });
}

function failed(now: QuickBet, error: QuickBetError): QuickBet {
  return { ...now, state: "error", error };
}

function atRest(now: QuickBet): QuickBet {
  const { error: _error, selectionId: _selection, ...rest } = now;
  return { ...rest, state: "idle" };
}

function stakeOf({ stake }: QuickBet): number {
  return stake.amount.ok ? stake.amount.value : 0;
}
