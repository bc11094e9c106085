/** The session's part of the header: the balance and its menu, and the dialog with the forms. */
import { type ReactNode, useEffect, useRef } from "react";
import { forgetTyped } from "../forms/typed";
import { useLater } from "../runtime/use-later";
import { useStore } from "../runtime/use-store";
import { AccountMenu } from "./account-menu";
import { AuthDialog } from "./auth-dialog";
import { isForPlayers } from "./forms";
import { $playHeld, loadWatch } from "./shared/play";
import { $session, startSession } from "./shared/session";
import { $authForm, closeSignIn, type SignInReason } from "./shared/sign-in";

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
  const form = useStore($authForm, "sign-in");
  const isFitting = session.status === "not_logged_in" || isForPlayers(form);
  const menu = useRef<HTMLButtonElement>(null);
  useEffect(startSession, []);
  // A dialog returns the focus to the element that opened it; signing in removes that button.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !reason && document.activeElement === document.body) {
      menu.current?.focus();
    }
    wasOpen.current = reason !== null;
  }, [reason]);
  const isSignedIn = session.status === "logged_in";
  const watch = useLater(loadWatch, isSignedIn);
  // One dialog at a time: that of a limit says why the player was signed out, and goes first.
  const isHeld = useStore($playHeld, false);
  useEffect(() => {
    if (isSignedIn) forgetTyped();
  }, [isSignedIn]);
  // A visitor who has signed in meanwhile, perhaps in another tab, does not need the form any more.
  const isOver = reason !== null && isSignedIn && !isFitting;
  useEffect(() => {
    if (isOver) closeSignIn();
  }, [isOver]);
  return (
    <>
      {session.status === "logged_in" ? (
        <AccountMenu ref={menu} session={session} />
      ) : (
        signInButton(session.status === "pending")
      )}
      {reason && isFitting && !isHeld && <AuthDialog form={form} reason={reason} />}
      {watch && <watch.Prompts />}
    </>
  );
}

export { Launch } from "./launch";
