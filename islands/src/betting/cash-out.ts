/**
 * The life of a cash-out (`to_cashout`): offered, being confirmed, on its way,
 * done, refused, or unanswered.
 *
 * A pure state machine, one per bet. The player confirms an amount, and never gets less than the
 * pressed button showed.
 */

import type { GivenCode } from "../api/errors";

/** A cash-out. Amounts are in subunits. */
export type CashOut =
  | { readonly state: "idle" }
  /** The player is asked whether to accept `amount`. */
  | { readonly state: "confirming"; readonly amount: number }
  /** The offer changed during confirmation: the player is asked again, with the new amount. */
  | {
      readonly state: "changed";
      readonly amount: number;
      readonly before: number;
    }
  /** The offer was withdrawn during confirmation. */
  | { readonly state: "withdrawn"; readonly before: number }
  | { readonly state: "processing"; readonly amount: number }
  | { readonly state: "success"; readonly amount: number }
  | { readonly state: "refused"; readonly code: GivenCode; readonly message: string }
  /** No answer came: the bet may be cashed out. It is looked up before another attempt. */
  | { readonly state: "unanswered"; readonly amount: number; readonly looking: boolean };

/** The events of a cash-out. */
export type CashOutEvent =
  /** The player pressed the button that shows this amount. */
  | { readonly kind: "asked"; readonly amount: number }
  | { readonly kind: "cancelled" }
  /** The current offer; null when there is none. */
  | { readonly kind: "offer"; readonly amount: number | null }
  /** The player confirmed the shown amount, or that of a part. */
  | { readonly kind: "confirmed"; readonly amount?: number }
  | { readonly kind: "done"; readonly amount: number }
  | { readonly kind: "refused"; readonly code: GivenCode; readonly message: string }
  /** The session ended: nothing happened. */
  | { readonly kind: "returned" }
  | { readonly kind: "unanswered" }
  | { readonly kind: "look" }
  | { readonly kind: "look_failed" }
  /** The bet was looked up and is unchanged. */
  | { readonly kind: "not_cashed_out" }
  | { readonly kind: "closed" };

/** The initial state of a cash-out. */
export const NO_CASH_OUT: CashOut = { state: "idle" };

/** The state after an event; an event that is impossible in a state is ignored. */
export function nextCashOut(now: CashOut, event: CashOutEvent): CashOut {
  switch (event.kind) {
    case "asked":
      return isResting(now) ? { state: "confirming", amount: event.amount } : now;
    case "cancelled":
      return isAsking(now) ? NO_CASH_OUT : now;
    case "offer":
      return onOffer(now, event.amount);
    case "confirmed":
      return now.state === "confirming" || now.state === "changed"
        ? { state: "processing", amount: event.amount ?? now.amount }
        : now;
    case "done":
      return isUnderWay(now) ? { state: "success", amount: event.amount } : now;
    case "refused":
      return now.state === "processing"
        ? { state: "refused", code: event.code, message: event.message }
        : now;
    case "returned":
      return now.state === "processing" ? NO_CASH_OUT : now;
    case "unanswered":
      return now.state === "processing"
        ? { state: "unanswered", amount: now.amount, looking: false }
        : now;
    case "look":
      return now.state === "unanswered" ? { ...now, looking: true } : now;
    case "look_failed":
      return now.state === "unanswered" ? { ...now, looking: false } : now;
    case "not_cashed_out":
      return now.state === "unanswered" ? NO_CASH_OUT : now;
    case "closed":
      return isUnderWay(now) ? now : NO_CASH_OUT;
  }
}

/** Whether the operator may be paying it out: the bet must not be used otherwise. */
export function isUnderWay({ state }: CashOut): boolean {
  return state === "processing" || state === "unanswered";
}

/** A better offer also needs confirming, because the player accepts only a shown amount. */
function onOffer(now: CashOut, amount: number | null): CashOut {
  switch (now.state) {
    case "confirming":
      if (amount === now.amount) return now;
      return amount === null
        ? { state: "withdrawn", before: now.amount }
        : { state: "changed", amount, before: now.amount };
    case "changed":
      if (amount === now.amount) return now;
      if (amount === null) return { state: "withdrawn", before: now.before };
      return amount === now.before
        ? { state: "confirming", amount }
        : { state: "changed", amount, before: now.before };
    case "withdrawn":
      if (amount === null) return now;
      return amount === now.before
        ? { state: "confirming", amount }
        : { state: "changed", amount, before: now.before };
    default:
      return now;
  }
}

function isAsking({ state }: CashOut): boolean {
  return state === "confirming" || state === "changed" || state === "withdrawn";
}

function isResting({ state }: CashOut): boolean {
  return state === "idle" || state === "refused";
}
