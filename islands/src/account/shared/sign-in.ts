/**
 * Requests to sign in: any part of the page may make one, and the session island opens its dialog.
 * Separate from the session's store, so that a page on which nobody signs in never loads that.
 */

import { atom, type ReadableAtom } from "nanostores";
import { wakeIslands } from "../../core/element";

/** Why the sign-in dialog is open. */
export type SignInReason = "asked" | "to_place" | "expired";

const $reason = atom<SignInReason | null>(null);

/** Why the sign-in dialog is open; null while it is closed. */
export const $signIn: ReadableAtom<SignInReason | null> = $reason;

/** Opens the sign-in dialog. An open dialog keeps its first reason. */
export function askSignIn(reason: SignInReason): void {
  wakeIslands("session");
  if (!$reason.get()) $reason.set(reason);
}

/** Closes the sign-in dialog. */
export function closeSignIn(): void {
  $reason.set(null);
}
