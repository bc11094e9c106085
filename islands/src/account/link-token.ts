/**
 * The token in the link of a mail, from the moment in which it leaves the address until its form is sent. In
 * this page's memory only: whoever has it can take the account.
 */
import type { AuthForm } from "./shared/sign-in";

function createTokens() {
  const tokens = new Map<AuthForm, string>();

  /** Keeps the token that a form is for. */
  function keepToken(form: AuthForm, token: string): void {
    tokens.set(form, token);
  }

  /** The token that a form is for, if the page was opened by a link with one. */
  function tokenOf(form: AuthForm): string | undefined {
    return tokens.get(form);
  }

  /** Forgets a token, which works only once. */
  function dropToken(form: AuthForm): void {
    tokens.delete(form);
  }

  return { keepToken, tokenOf, dropToken };
}

export const { keepToken, tokenOf, dropToken } = createTokens();
