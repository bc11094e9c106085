/**
 * Opens the sign-in dialog from the address (spec 2.2): `?modal=sign-in` or `#sign-in`, which is
 * then removed from the address. The page `/users/sign-in` opens it once by itself.
 */
import { askSignIn } from "./shared/sign-in";
import { isSignInPage, SIGN_IN } from "./sign-in-address";

/**
 * Opens the dialog when the address asks for it, now or later; returns a function that stops this.
 */
export function followAddress(): () => void {
  const look = () => {
    if (takeRequest()) askSignIn("asked");
  };
  if (isSignInPage()) askSignIn("asked");
  look();
  window.addEventListener("hashchange", look);
  return () => window.removeEventListener("hashchange", look);
}

function takeRequest(): boolean {
  const url = new URL(location.href);
  const byQuery = url.searchParams.get("modal") === SIGN_IN;
  const byHash = url.hash === `#${SIGN_IN}`;
  if (byQuery) url.searchParams.delete("modal");
  if (byHash) url.hash = "";
  if (byQuery || byHash) history.replaceState(history.state, "", url);
  return byQuery || byHash;
}
