/**
 * What a player leaves in the browser at sign-out: what is personal goes, in every tab (`core/stored-keys.ts` says what that
 * is). Code that also has it in memory forgets it by `atSignOut`.
 *
 * A tab that is not loaded at that moment keeps its own session storage. So the sign-outs are counted, and each page
 * compares the count with the last one that its tab has followed.
 */
import { readStored, writeStored } from "../../core/storage";
import type { StoredKey } from "../../core/stored-keys";
import { createListeners } from "../../state/listeners";
import { onStoredElsewhere } from "../../state/stored-elsewhere";

/** Local and session storage key of the count. */
const COUNT = "signedOut";

/** The keys that are simply removed. */
export const PERSONAL: {
  readonly local: readonly StoredKey<"local">[];
  readonly session: readonly StoredKey<"session">[];
} = {
  local: ["paymentsTold", "searches"],
  session: ["cash-out orders", "paymentPending", "said before leaving", "typed"],
};

const { listen, call: forgetAll } = createListeners();

/**
 * Calls its listener when a player has signed out, in this tab or another one. It forgets what only the player may see, in
 * memory and in the storage; it is also called where nothing is to be forgotten.
 */
export const atSignOut = listen;

/** The player has signed out here. */
export function leaveBrowser(): void {
  for (const key of PERSONAL.local) writeStored("local", key, undefined);
  forgetSession();
  const count = counted("local") + 1;
  writeStored("local", COUNT, count);
  writeStored("session", COUNT, count);
}

/** Follows sign-outs in other tabs, from now on and since this tab's last page. */
export function followLeaving(): void {
  follow();
  onStoredElsewhere(COUNT, follow);
}

function follow(): void {
  const count = counted("local");
  if (counted("session") === count) return;
  forgetSession();
  writeStored("session", COUNT, count);
}

function forgetSession(): void {
  for (const key of PERSONAL.session) writeStored("session", key, undefined);
  forgetAll();
}

function counted(area: "local" | "session"): number {
  const count = readStored(area, COUNT);
  return typeof count === "number" ? count : 0;
}
