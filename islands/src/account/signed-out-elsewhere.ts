/**
 * Says that a player was signed out by another tab, which this page follows without a word. Not where a dialog says why:
 * that of a limit, or the one that asks to sign in again; and not in a frame, whose page says itself what it does.
 */
import { alerts } from "../alerts/shared/alerts";
import { wait } from "../api/patience";
import { loadMessages } from "../messages/messages";
import { isFramed } from "./shared/host";
import { $playHeld } from "./shared/play";
import { $session } from "./shared/session";
import { hasHint, onHint } from "./shared/session-hint";
import { $signIn } from "./shared/sign-in";

/** How long the other tab may take to send why, in milliseconds. */
const WHY_MS = 500;

/** Follows the other tabs; returns a function that stops this. */
export function followLeaving(): () => void {
  const tell = createTelling();
  let hasJustEnded = false;
  const stops = [
    $session.listen(({ status }, before) => {
      if (status !== "not_logged_in" || before?.status !== "logged_in") return;
      hasJustEnded = true;
      setTimeout(() => {
        hasJustEnded = false;
      });
    }),
    onHint(() => {
      if (hasHint() || isFramed()) return;
      // The session hears of it before or after this.
      if (hasJustEnded || $session.get().status === "logged_in") void tell();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Makes a function that says it, unless it is about to. */
function createTelling(): () => Promise<void> {
  let isDue = false;
  return async () => {
    if (isDue) return;
    isDue = true;
    // Nobody reads an alert of a page that is not in view, and it would be gone when they return.
    const [say] = await Promise.all([loadMessages("session"), wait(WHY_MS), inView()]);
    isDue = false;
    const isSaid = $playHeld.get() || $signIn.get() === "expired";
    if (isSaid || $session.get().status !== "not_logged_in") return;
    alerts.show({ type: "info", title: say("session-signed-out") });
  };
}

/** Resolves once the page is in view. */
function inView(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    look();
  });
}
