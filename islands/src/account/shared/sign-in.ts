/**
 * Requests for the account's forms: any part of the page may make one, and the session island opens them.
 * Separate from the session's store, so that a page on which nobody signs in never loads that.
 */

import { atom, type ReadableAtom } from "nanostores";
import { wakeIslands } from "../../core/element";

/** The forms, by their names in `?modal=` and in the hash (spec 2.2). */
const FORMS = ["sign-in", "sign-up", "password-new", "password-edit", "confirmation"] as const;

/** A form of the account. */
export type AuthForm = (typeof FORMS)[number];

/** Why the dialog is open. */
export type SignInReason = "asked" | "to_place" | "expired";

const $reason = atom<SignInReason | null>(null);
const $form = atom<AuthForm>("sign-in");

/** Why the dialog is open; null while it is closed. */
export const $signIn: ReadableAtom<SignInReason | null> = $reason;

/** The form that the dialog shows. */
export const $authForm: ReadableAtom<AuthForm> = $form;

/** The form with this name. */
export function authFormOf(name: string | null | undefined): AuthForm | undefined {
  return FORMS.find((form) => form === name);
}

/** Opens the dialog to sign in. An open dialog keeps its form and its first reason. */
export function askSignIn(reason: SignInReason): void {
  wakeIslands("session");
  if ($reason.get()) return;
  $form.set("sign-in");
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

/** Whether a form is for players too: those that links of mails lead to. */
export function isForPlayers(form: AuthForm): boolean {
  return form === "password-edit" || form === "confirmation";
}
