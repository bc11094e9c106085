/**
 * The hint that somebody may be signed in, left by an earlier page or another tab: without it the
 * operator is not asked. Its value is the time of the sign-in, so that every sign-in changes it and
 * raises a `storage` event in the other tabs.
 */
import { readStored, writeStored } from "../../core/storage";

/** Local storage key of the hint. */
export const HINT_KEY = "session";

/** Whether there is a hint. */
export function hasHint(): boolean {
  return readStored("local", HINT_KEY) !== undefined;
}

/** Stores the hint, or removes it. */
export function setHint(signedIn: boolean): void {
  if (signedIn || hasHint()) writeStored("local", HINT_KEY, signedIn ? Date.now() : undefined);
}

/** Calls `listener` when another tab signs in or out; returns a function that stops it. */
export function onHint(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === HINT_KEY) listener();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
