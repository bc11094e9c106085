/**
 * How a payment ended: the platform's page leads back with `?status=`, which is shown as an
 * alert and then removed. Only to somebody who is signed in, as far as this browser knows: anybody can be
 * sent such a link. In the dialog's frame (`frame.tsx`) the page around it is told instead; the payment widget
 * says it without an address, unless the payment has led away.
 */
import { type AlertType, alerts } from "../../alerts/shared/alerts";
import { loadMessages } from "../../messages/messages";
import { endTold } from "../../notifications/shared/payment-ends";
import { hasHint } from "../shared/session-hint";

/** Event of the dialog's frame: the page that the platform led back to says how the payment ended. */
export const PAYMENT_ENDED = "payment-ended";

/** In this way an address never ends: a payment of the widget without an answer. */
const UNKNOWN = "failed";

const ENDS = {
  success: "success",
  pending: "info",
  error: "error",
  [UNKNOWN]: "error",
} as const satisfies Readonly<Record<string, AlertType>>;

/** Shows how a payment ended, if the address says so. */
export async function showPaymentResult(): Promise<void> {
  const url = new URL(location.href);
  const status = url.searchParams.get("status");
  if (!isPaymentEnd(status) || status === UNKNOWN) return;
  // Of a page of another origin there is none.
  const { frameElement } = window;
  if (frameElement) {
    frameElement.dispatchEvent(new CustomEvent(PAYMENT_ENDED, { detail: status }));
    return;
  }
  url.searchParams.delete("status");
  history.replaceState(history.state, "", url);
  if (hasHint()) await tellPaymentEnd(status, true);
}

/** Tells how a payment ended. An address alone does not know what is in the balance. */
export async function tellPaymentEnd(status: PaymentEnd, isByAddress = false): Promise<void> {
  endTold(status);
  const say = await loadMessages("deposit");
  const isBare = isByAddress && status === "success";
  alerts.show({
    type: ENDS[status],
    title: say(`deposit-${status}`),
    ...(isBare ? {} : { text: say(`deposit-${status}-text`) }),
    // About money: it stays until it has been read.
    stays: true,
    payment: status,
  });
}

/** How a payment can end. */
export type PaymentEnd = keyof typeof ENDS;

/** Whether this is a way in which a payment can end. */
export function isPaymentEnd(status: unknown): status is PaymentEnd {
  return typeof status === "string" && Object.hasOwn(ENDS, status);
}

/** The address of the current page that says how a payment ended. */
export function returnUrl(status: PaymentEnd): string {
  const url = new URL(location.href);
  url.searchParams.set("status", status);
  return url.href;
}
