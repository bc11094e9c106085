/**
 * Opens the sign-in dialog from the address (spec 2.2): `?modal=sign-in` or `#sign-in`, which is
 * then removed from the address. The page `/users/sign-in` opens it once by itself.
 */
import { askSignIn } from "./shared/sign-in";

const NAME = "sign-in";

/** The end of the path of the page for signing in, in every language. */
const PAGE = "/users/sign-in";

/**
 * Opens the dialog when the address asks for it, now or later; returns a function that stops this.
 */
export function followAddress(): () => void {
  const look = () => {
    if (takeRequest()) askSignIn("asked");
  };
  if (location.pathname.endsWith(PAGE)) askSignIn("asked");
  look();
  window.addEventListener("hashchange", look);
  return () => window.removeEventListener("hashchange", look);
}

function takeRequest(): boolean {
  const url = new URL(location.href);
  const byQuery = url.searchParams.get("modal") === NAME;
  const byHash = url.hash === `#${NAME}`;
  if (byQuery) url.searchParams.delete("modal");
  if (byHash) url.hash = "";
  if (byQuery || byHash) history.replaceState(history.state, "", url);
  return byQuery || byHash;
}
