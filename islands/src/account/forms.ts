/** The account's forms by their names, and whom they are for. */
import type { AuthStatus } from "./shared/session";
import type { AuthForm } from "./shared/sign-in";

/**
 * Whom a form is for. The link of a mail leads anybody to its form, and anybody can ask for one to a new password; a
 * visitor signs in before a player's form.
 */
type Audience = "visitors" | "all" | "players";

const AUDIENCES: Readonly<Record<AuthForm, Audience>> = {
  "sign-in": "visitors",
  "sign-up": "visitors",
  "password-new": "all",
  "password-edit": "all",
  confirmation: "all",
  unlock: "all",
  "phone-verification": "players",
  "missed-auth-fields": "players",
  terms: "players",
  deposit: "players",
  "deposit-reminder": "players",
  "sign-up-reminder": "visitors",
};

/** The form with this name, if an address can ask for it. */
export function authFormOf(name: string | null | undefined): AuthForm | undefined {
  const isOne = name && Object.hasOwn(AUDIENCES, name) && !name.endsWith("-reminder");
  return isOne ? (name as AuthForm) : undefined;
}

/** The form whose own page this is: that of `/users/password/new` is `password-new`. */
export function formOfPage(): AuthForm | undefined {
  return authFormOf(location.pathname.split("/users/")[1]?.replace("/", "-"));
}

/** The form to show where one was asked for: none to a player who does not need it any more. */
export function formFor(asked: AuthForm, status: AuthStatus): AuthForm | undefined {
  const audience = AUDIENCES[asked];
  if (audience === "all") return asked;
  if (status === "not_logged_in") return audience === "players" ? "sign-in" : asked;
  return status === "logged_in" && audience === "players" ? asked : undefined;
}
