/** What reminders know of a visit, which goes over many pages: how long it has lasted, and what was done in it. */
import { readStored, writeStored } from "../../core/storage";
import type { StoredKey } from "../../core/stored-keys";
import { $signIn } from "../shared/sign-in";

/** Session storage keys: an account was opened; and the player who has accepted the operator's terms. */
export const REGISTERED = "isRegistered";
export const TERMS_ACCEPTED = "termsAndConditionsAccepted";

/** Milliseconds until what found something else open tries again. */
const AGAIN = 1_000;

/**
 * Calls `remind` after some seconds, and again every second until it returns true. They are counted over all pages: their
 * start is in the session storage. Returns a function that stops it.
 */
export function afterStay(
  key: StoredKey<"session">,
  seconds: number,
  remind: () => boolean,
): () => void {
  const now = Date.now();
  const begun = readStored("session", key);
  // The clock may have been set back.
  const since = typeof begun === "number" && begun <= now ? begun : now;
  if (since !== begun) writeStored("session", key, since);
  return keepTrying(remind, since + seconds * 1_000 - now);
}

/** Calls `attempt` after some milliseconds, and again every second until it returns true. Returns a function that stops it. */
export function keepTrying(attempt: () => boolean, wait: number): () => void {
  const go = () => {
    if (!attempt()) timer = setTimeout(go, AGAIN);
  };
  let timer = setTimeout(go, Math.max(0, wait));
  return () => clearTimeout(timer);
}

/** Whether a dialog is open, or about to be. */
export function isDialogOpen(): boolean {
  return $signIn.get() !== null || document.querySelector("dialog[open]") !== null;
}
