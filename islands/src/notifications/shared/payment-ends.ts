/**
 * Keeps a toast from repeating how a payment ended where the page has said so itself. A notification does not name its
 * payment: for each end that the page says, one notification that arrives shortly before or after it is not shown. In a
 * visit with a pending payment all are shown, because its end may come at any time.
 */
import { atom, type ReadableAtom } from "nanostores";
import { readStored, writeStored } from "../../core/storage";

/** Session storage key: the end of a payment of this visit was not known when it was said. */
const PENDING_KEY = "paymentPending";

/** How long after an end was said its notification may come, in milliseconds. */
export const TOLD_FOR = 60_000;

/** When ends were said whose notification has not come. */
let told: number[] = [];
let dialogs = 0;
const $changes = atom(0);

/** Changes whenever there is something new to know of ends. */
export const $paymentEnds: ReadableAtom<number> = $changes;

/** A dialog for paying in is open, which says how its payments end; returns a function that ends this. */
export function openPaying(): () => void {
  dialogs += 1;
  return () => {
    dialogs -= 1;
    changed();
  };
}

/** The page says how a payment ended: `success`, `error`, or in a way that is no end yet. */
export function endTold(end: string): void {
  if (end === "success" || end === "error") told.push(Date.now());
  else writeStored("session", PENDING_KEY, true);
  changed();
}

/**
 * What the page says of the payment of a notification that has come: it has `said` how that ended, `may` still say it, or
 * says `nothing`. What was said silences one notification only.
 */
export function toldOfPayment(): "said" | "may" | "nothing" {
  if (readStored("session", PENDING_KEY) !== undefined) return "nothing";
  const oldest = Date.now() - TOLD_FOR;
  told = told.filter((at) => at > oldest);
  if (told.shift() !== undefined) return "said";
  return dialogs > 0 ? "may" : "nothing";
}

function changed(): void {
  $changes.set($changes.get() + 1);
}
