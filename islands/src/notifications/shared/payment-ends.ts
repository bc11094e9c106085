/**
 * Keeps a toast from repeating how a payment ended where a page has said so itself. A notification does not name its
 * payment: for each end that a page says, one notification that arrives shortly before or after it is not shown, in any
 * tab and after a reload. One that says of itself that the payment failed is never taken for one that succeeded. In a
 * visit with a pending payment all are shown, because its end may come at any time.
 */
import { atom, type ReadableAtom } from "nanostores";
import { readStored, writeStored } from "../../core/storage";

/** Local storage key: ends that pages have said. */
const TOLD_KEY = "paymentsTold";
/** Session storage key: the end of a payment of this visit was not known when it was said. */
const PENDING_KEY = "paymentPending";

/** How long after an end was said its notification may come, in milliseconds. */
export const TOLD_FOR = 60_000;

/** An end that a page has said; or a notification that is shown, which says it. */
export interface Told {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly end?: "success" | "error";
  /** The notification, as soon as it is known: no other tab shows it. */
  readonly by?: number;
}

/** What this needs from its surroundings. */
export interface PaymentEndsWorld {
  readonly now: () => number;
  /** Ends that pages have said, for all tabs; anything may be stored. */
  readonly readTold: () => unknown;
  readonly writeTold: (told: readonly Told[]) => void;
  /** Whether a payment of this visit was pending. */
  readonly isPending: () => boolean;
  readonly setPending: () => void;
}

/** What is known of ends, in one tab. */
export interface PaymentEnds {
  /** Changes whenever there is something new to know of ends. */
  readonly $paymentEnds: ReadableAtom<number>;
  /** A dialog for paying in is open, which says how its payments end; returns a function that ends this. */
  openPaying(): () => void;
  /** The page says how a payment ended: `success`, `error`, or in a way that is no end yet. */
  endTold(end: string): void;
  /**
   * What pages say of the payment of a notification that has come, which says of itself that it failed, or only that it
   * ended: one has `said` how, this one `may` still say it, or says `nothing`: then the notification is to be shown. What
   * was said silences one notification.
   */
  toldOfPayment(id: number, end: "ended" | "error"): "said" | "may" | "nothing";
}

/** What is known of ends, in a world. */
export function createPaymentEnds(world: PaymentEndsWorld): PaymentEnds {
  let dialogs = 0;
  /** Where nothing can be stored, it lasts as long as the page. */
  let own: readonly Told[] = [];
  const $changes = atom(0);
  const changed = () => $changes.set($changes.get() + 1);
  const recent = () => {
    const stored = world.readTold();
    const told: readonly Told[] = Array.isArray(stored) ? stored : own;
    const age = (one: Told) => world.now() - one?.at;
    return told.filter((one) => age(one) >= 0 && age(one) < TOLD_FOR);
  };
  const store = (told: readonly Told[]) => {
    own = told;
    world.writeTold(told);
  };
  return {
    $paymentEnds: $changes,
    openPaying() {
      dialogs += 1;
      return () => {
        dialogs -= 1;
        changed();
      };
    },
    endTold(end) {
      if (end === "success" || end === "error") {
        store([...recent(), { at: world.now(), end }]);
      } else world.setPending();
      changed();
    },
    toldOfPayment(id, end) {
      const told = recent();
      if (told.some(({ by }) => by === id)) return "said";
      if (!world.isPending()) {
        const one = fitting(told, end);
        // While a dialog is open, it may still say an end that fits better.
        if (one && (dialogs === 0 || one.end === (end === "ended" ? "success" : "error"))) {
          store(told.map((other) => (other === one ? { ...one, by: id } : other)));
          return "said";
        }
        if (dialogs > 0) return "may";
      }
      store([...told, { at: world.now(), by: id }]);
      return "nothing";
    },
  };
}

/** An end that a notification may be about; one that only says that a payment ended is more often about a success. */
function fitting(told: readonly Told[], end: "ended" | "error"): Told | undefined {
  const free = told.filter(({ by }) => by === undefined);
  const success = free.find((one) => one.end === "success");
  const error = free.find((one) => one.end === "error");
  return end === "error" ? error : (success ?? error);
}

/** What is known on this page. */
export const { $paymentEnds, openPaying, endTold, toldOfPayment } = createPaymentEnds({
  now: () => Date.now(),
  readTold: () => readStored("local", TOLD_KEY),
  writeTold: (told) => writeStored("local", TOLD_KEY, told),
  isPending: () => readStored("session", PENDING_KEY) !== undefined,
  setPending: () => writeStored("session", PENDING_KEY, true),
});
