/**
 * Requests for the account's forms: any part of the page may make one, and the session island opens them.
 * Separate from the session's store, so that a page on which nobody signs in never loads that.
 */

import { atom, type ReadableAtom } from "nanostores";
import { wakeIslands } from "../../core/element";

/** A form of the account, by its name in `?modal=` and in the hash. */
export type AuthForm =
  | "sign-in"
  | "sign-up"
  | "password-new"
  | "password-edit"
  | "confirmation"
  | "unlock"
  | "phone-verification"
  | "missed-auth-fields"
  | "terms"
  | "deposit"
  | "deposit-reminder"
  | "sign-up-reminder";

/** Why the dialog is open; `not_kept`: the browser has forgotten a session that it was just given. */
export type SignInReason = "asked" | "to_place" | "expired" | "not_kept";

const $reason = atom<SignInReason | null>(null);
const $form = atom<AuthForm>("sign-in");

/** Why the dialog is open; null while it is closed. */
export const $signIn: ReadableAtom<SignInReason | null> = $reason;

/** The form that the dialog shows. */
export const $authForm: ReadableAtom<AuthForm> = $form;

/**
 * Opens the dialog to sign in. An open dialog keeps its form, and its first reason: only the end of the session takes its
 * place, because a player's form then turns into that to sign in, which says why.
 */
export function askSignIn(reason: SignInReason): void {
  wakeIslands("session");
  if (!$reason.get()) $form.set("sign-in");
  else if (reason !== "expired" && reason !== "not_kept") return;
  $reason.set(reason);
}

/** Opens a form, in the dialog that is open if there is one. */
export function askForm(form: AuthForm): void {
  wakeIslands("session");
  $form.set(form);
  if (!$reason.get()) $reason.set("asked");
}

/** Closes the dialog. */
export function closeSignIn(): void {
  $reason.set(null);
}
