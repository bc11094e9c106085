/**
 * What of the notifications that arrive is shown in the place of alerts: each in its turn, and of a payment only what no
 * page says itself (`shared/payment-ends.ts`). It knows no page: `store.ts` gives it one.
 */
import type { Alert, AlertContent, AlertType } from "../alerts/shared/alerts";
import type { Notification } from "../api/notifications";
import { endOf } from "./payment";
import { IDLE, next, type Queue, queued } from "./queue";
import type { PaymentEnds } from "./shared/payment-ends";

/** What it needs from its surroundings. */
export interface ToastWorld {
  /** The alert that is shown. */
  readonly alert: () => Pick<Alert, "payment"> | null;
  readonly show: (content: AlertContent) => void;
  /** Shows how many more there are. */
  readonly showMore: (count: number) => void;
  /** Whether toasts are wanted, and somebody looks at the page, but not at the list. */
  readonly isLooking: () => boolean;
  readonly toldOfPayment: PaymentEnds["toldOfPayment"];
}

/** Toasts of one page. */
export interface Toasting {
  /** A notification has come. */
  arrive(notification: Notification): void;
  /** Something new is known of how payments end. */
  settle(): void;
  /** Shows the next toast, if its place is free. */
  showNext(): void;
  /** Forgets what waits. */
  clear(): void;
}

/** Toasts in a world. */
export function createToasting(world: ToastWorld): Toasting {
  let queue: Queue<Notification> = IDLE;
  /** Of payments, while a dialog may still say how they ended. */
  let held: readonly Notification[] = [];

  /**
   * Says how a payment ended in place of the alert that it is not known yet, which stays and is untrue from now on: at
   * once, also while toasts are off or nobody looks. Returns false where there is no such alert.
   */
  function settleAlert(notification: Notification): boolean {
    const end = endOf(notification);
    const { payment = "" } = world.alert() ?? {};
    if (!end || !["pending", "failed"].includes(payment)) return false;
    const { title, body } = notification;
    world.show({ type: toneOf(notification), title, text: body, stays: true, payment: end });
    return true;
  }

  /** Shows a toast, in its turn; of a payment only once the page does not say itself how that ended. */
  function toast(notification: Notification): void {
    const end = endOf(notification);
    const said = end ? world.toldOfPayment(notification.id, end) : "nothing";
    if (said === "said") return;
    if (said === "may") {
      held = [...held, notification];
      return;
    }
    queue = queued(queue, notification);
    showNext();
  }

  function showNext(): void {
    if (world.alert() !== null) return;
    const [toast, rest] = next(queue);
    queue = rest;
    if (!toast) return;
    if ("more" in toast) world.showMore(toast.more);
    else world.show({ type: toneOf(toast.one), title: toast.one.title, text: toast.one.body });
  }

  return {
    arrive(notification) {
      if (settleAlert(notification)) return;
      if (world.isLooking()) toast(notification);
    },
    settle() {
      const all = held;
      held = [];
      for (const one of all) toast(one);
    },
    showNext,
    clear() {
      queue = IDLE;
      held = [];
    },
  };
}

/** Only a failure is told by a type: what else a notification says may be good news or not. */
function toneOf(notification: Notification): AlertType {
  return endOf(notification) === "error" ? "error" : "info";
}
