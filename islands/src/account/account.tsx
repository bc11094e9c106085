/** The session's part of the header: the balance and its menu, and the dialog with the forms. */
import { type ReactNode, useEffect, useRef } from "react";
import { siteConfig } from "../api/config";
import { forgetTyped } from "../forms/typed";
import { useLater } from "../runtime/use-later";
import { useStore } from "../runtime/use-store";
import { AccountMenu } from "./account-menu";
import { AuthDialog } from "./auth-dialog";
import { startPaying } from "./deposit/paying-steps";
import { formFor, formOfPage } from "./forms";
import { keepToGroup, watchGates } from "./gates";
import { leaveFormPage, saySaid } from "./leave";
import { isFramed, tellHost } from "./shared/host";
import { $playHeld, $playRefused, loadWatch } from "./shared/play";
import { $session, startSession } from "./shared/session";
import { $authForm, closeSignIn, type SignInReason } from "./shared/sign-in";
import { followLeaving } from "./signed-out-elsewhere";

const loadHosted = () => import("./hosted");

/** The session's part of the header, loaded once it is needed. */
export function Account({
  reason,
  signInButton,
}: {
  readonly reason: SignInReason | null;
  /** The button for visitors; hidden, but with its space reserved, while the session is unknown. */
  readonly signInButton: (pending: boolean) => ReactNode;
}): ReactNode {
  const session = useStore($session, $session.get());
  const asked = useStore($authForm, "sign-in");
  const menu = useRef<HTMLButtonElement>(null);
  useEffect(startSession, []);
  useEffect(followLeaving, []);
  useEffect(saySaid, []);
  useEffect(() => keepToGroup(session), [session]);
  // A dialog returns the focus to the element that opened it; signing in removes that button, and the first dialog
  // comes with a new one. Signing out removes the menu.
  const isLeaving = session.status === "pending" && session.player !== undefined;
  const isBusy = reason !== null || isLeaving;
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      (menu.current ?? document.querySelector<HTMLElement>(".session-sign-in"))?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  const isSignedIn = session.status === "logged_in";
  const form = formFor(asked, session.status);
  // Also a visitor's, whom a limit has signed out while no page was open.
  const isRefused = useStore($playRefused, undefined) !== undefined;
  const watch = useLater(loadWatch, isSignedIn || isRefused);
  const isKnown = session.status === "not_logged_in" || isSignedIn;
  useEffect(() => {
    if (isKnown) tellHost(isSignedIn);
  }, [isKnown, isSignedIn]);
  const hostedForm = isFramed() && (form === "sign-in" || form === "sign-up") ? form : undefined;
  const hosted = useLater(loadHosted, hostedForm !== undefined && reason !== null);
  // A limit's dialog says why the player was signed out, and goes before a visitor's form. A player's form opens after it
  // too; but one that is open stays below it, where nothing can be pressed: a payment or a code that is typed is not lost.
  const isHeld = useStore($playHeld, false);
  const wasOpen = useRef(false);
  const isOpen = reason && form && !hostedForm && (!isHeld || (isSignedIn && wasOpen.current));
  useEffect(() => {
    wasOpen.current = Boolean(isOpen);
  }, [isOpen]);
  // What one person has typed is not for the next; a page that is loaded again is for the same.
  const wasSignedIn = useRef<boolean>(undefined);
  useEffect(() => {
    if (!isKnown) return;
    if (isSignedIn !== (wasSignedIn.current ?? isSignedIn)) forgetTyped();
    wasSignedIn.current = isSignedIn;
  }, [isKnown, isSignedIn]);
  // A visitor who has signed in meanwhile, perhaps in another tab, does not need the form any more.
  const isOver = reason !== null && isSignedIn && !form;
  useEffect(() => {
    if (!isOver) return;
    closeSignIn();
    leaveFormPage();
  }, [isOver]);
  // After it: what a player is asked for opens where no form is open any more. Not on a form's own page, which is left:
  // a visit asks once, and the dialog would be gone with the page.
  useEffect(() => (isSignedIn && !formOfPage() ? watchGates() : undefined), [isSignedIn]);
  useEffect(() => (isSignedIn ? followDepositLinks() : undefined), [isSignedIn]);
  return (
    <>
      {session.status === "logged_in" ? (
        <AccountMenu ref={menu} session={session} />
      ) : (
        signInButton(session.status === "pending")
      )}
      {isOpen && <AuthDialog form={form} reason={reason} />}
      {reason && hostedForm && !isHeld && hosted && <hosted.Hosted form={hostedForm} />}
      {watch && <watch.Prompts />}
    </>
  );
}

/** Takes over the links to the page for paying in, wherever they are; returns a function that stops this. */
function followDepositLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const { player } = $session.get();
    if (!link?.href.startsWith(siteConfig().deposit) || link.target || !isPlain || !player) return;
    event.preventDefault();
    startPaying(player);
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}

export { Launch } from "./provider-launch";
