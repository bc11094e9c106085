/** The session's part of the header: the balance and its menu, and the sign-in dialog. */
import { type ReactNode, useEffect, useRef } from "react";
import { useStore } from "../runtime/use-store";
import { AccountMenu } from "./account-menu";
import { $session, startSession } from "./shared/session";
import type { SignInReason } from "./shared/sign-in";
import { SignInDialog } from "./sign-in-dialog";

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
  return (
    <>
      {session.status === "logged_in" ? (
        <AccountMenu ref={menu} session={session} />
      ) : (
        signInButton(session.status === "pending")
      )}
      {reason && session.status === "not_logged_in" && <SignInDialog reason={reason} />}
    </>
  );
}

export { Launch } from "./launch";
