/** The account's forms by their names, and whom they are for. */
import type { AuthForm } from "./shared/sign-in";

/** Whether each form is for players too, because the link of a mail leads to it. */
const FOR_PLAYERS: Readonly<Record<AuthForm, boolean>> = {
  "sign-in": false,
  "sign-up": false,
  "password-new": false,
  "password-edit": true,
  confirmation: true,
};

/** The form with this name. */
export function authFormOf(name: string | null | undefined): AuthForm | undefined {
  return name && Object.hasOwn(FOR_PLAYERS, name) ? (name as AuthForm) : undefined;
}

/** Whether a form is for players too. */
export function isForPlayers(form: AuthForm): boolean {
  return FOR_PLAYERS[form];
}
