/**
 * Opens the account's forms from the address (book: rules/addresses): `?modal=sign-in` or `#sign-in`, and the token in
 * the link of a mail. All of these are then removed from the address. A form's own page opens it by itself. How a
 * payment ended is said, too (`deposit/result.ts`).
 */

import { showPaymentResult } from "./deposit/result";
import { authFormOf, formOfPage } from "./forms";
import { keepToken } from "./link-token";
import { type AuthForm, askForm } from "./shared/sign-in";

/** The parameters of links in mails, and the form that each is for. */
const TOKENS = {
  reset_password_token: "password-edit",
  confirmation_token: "confirmation",
  unlock_token: "unlock",
} as const satisfies Readonly<Record<string, AuthForm>>;

/** Opens the form that the address asks for; with `isFresh`, when the page has just been opened, also its own. */
export function openAsked(isFresh: boolean): void {
  const form = takeRequest() ?? (isFresh ? formOfPage() : undefined);
  if (form) askForm(form);
  void showPaymentResult();
}

function takeRequest(): AuthForm | undefined {
  const url = new URL(location.href);
  const { searchParams } = url;
  const byHash = authFormOf(url.hash.slice(1));
  const byQuery = authFormOf(searchParams.get("modal"));
  let byToken: AuthForm | undefined;
  for (const [name, form] of Object.entries(TOKENS)) {
    const token = searchParams.get(name);
    if (token === null) continue;
    searchParams.delete(name);
    keepToken(form, token);
    byToken = form;
  }
  if (byQuery) searchParams.delete("modal");
  if (byHash) url.hash = "";
  const form = byToken ?? byQuery ?? byHash;
  if (form) history.replaceState(history.state, "", url);
  return form;
}
