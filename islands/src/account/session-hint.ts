/**
 * The hint that somebody may be signed in, which an earlier page or another tab left: without it
 * nobody is asked about. Its value is the moment of signing in, so that every sign-in changes it and
 * raises a `storage` event in the other tabs.
 */
import { readStored, writeStored } from "../core/storage";

/** Local key of the hint. */
export const HINT_KEY = "session";

/** Whether there is a hint. */
export function hasHint(): boolean {
  return readStored("local", HINT_KEY) !== undefined;
}

/** Leaves a hint, or takes it away. */
export function setHint(signedIn: boolean): void {
  if (signedIn || hasHint()) writeStored("local", HINT_KEY, signedIn ? Date.now() : undefined);
}

/** Calls `listener` when another tab signs in or out; returns the function that stops it. */
export function onHint(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === HINT_KEY) listener();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
