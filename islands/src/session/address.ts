/**
 * The sign-in dialog asked for by the address (spec 2.2): `?modal=sign-in` or `#sign-in`, which is
 * then taken out of the address.
 */
import { $session, askSignIn } from "../stores/session";

const NAME = "sign-in";

/** Opens the dialog when the address asks for it, now or later; returns the function that stops it. */
export function followAddress(): () => void {
  const look = () => {
    if (takeRequest()) askWhenKnown();
  };
  look();
  window.addEventListener("hashchange", look);
  return () => window.removeEventListener("hashchange", look);
}

function takeRequest(): boolean {
  const url = new URL(location.href);
  const asked = url.searchParams.get("modal") === NAME || url.hash === `#${NAME}`;
  if (!asked) return false;
  if (url.searchParams.get("modal") === NAME) url.searchParams.delete("modal");
  if (url.hash === `#${NAME}`) url.hash = "";
  history.replaceState(history.state, "", url);
  return true;
}

/** Whoever turns out to be signed in is not asked. */
function askWhenKnown(): void {
  const stop = $session.subscribe(({ status }) => {
    if (status === "unknown" || status === "pending") return;
    queueMicrotask(() => stop());
    if (status === "not_logged_in") askSignIn("asked");
  });
}
