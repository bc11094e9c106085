/** Whether an address asks to sign in (spec 2.2). Separate, so that every page can look. */

/** The value of `?modal=`, and the hash. */
export const SIGN_IN = "sign-in";

/** The end of the path of the page for signing in, in every language. */
const PAGE = "/users/sign-in";

/** Whether this is the page for signing in. */
export function isSignInPage(): boolean {
  return location.pathname.endsWith(PAGE);
}

/** Whether the address asks for the dialog. */
export function asksToSignIn(): boolean {
  const { hash, search } = location;
  const byQuery = new URLSearchParams(search).get("modal") === SIGN_IN;
  return isSignInPage() || byQuery || hash === `#${SIGN_IN}`;
}
