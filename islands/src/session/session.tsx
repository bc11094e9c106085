/**
 * "Sign in" in the header, or the balance and its menu (spec 4, "Auth status"). Twin of
 * templates/islands/session.html.
 */
import { type ReactNode, useEffect, useRef } from "react";
import { $session, $signIn, askSignIn, hasHint, startSession } from "../stores/session";
import { useStore } from "../stores/use-store";
import { AccountMenu } from "./account-menu";
import { followAddress } from "./address";
import { SignInDialog } from "./sign-in-dialog";

/** What the page gives the island. */
export interface SessionProps {
  readonly labels: {
    /** "Sign in" */
    readonly sign_in: string;
  };
}

/** The session's place in the header. */
export function SessionIsland({ labels }: SessionProps): ReactNode {
  const session = useStore($session, { status: "unknown" });
  const reason = useStore($signIn, null);
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    startSession();
    return followAddress();
  }, []);
  // A dialog gives the focus back to what opened it; signing in takes that button away.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !reason && document.activeElement === document.body) {
      root.current?.focus();
    }
    wasOpen.current = reason !== null;
  }, [reason]);
  return (
    <>
      {session.status === "logged_in" ? (
        <AccountMenu ref={root} session={session} />
      ) : (
        <button
          type="button"
          className="session-sign-in"
          data-testid="sign-in"
          data-needs-script=""
          // Somebody is probably signed in: their balance is on its way to this place.
          data-pending={session.status === "pending" && hasHint() ? "" : undefined}
          onClick={() => askSignIn("asked")}
        >
          {labels.sign_in}
        </button>
      )}
      {reason && <SignInDialog reason={reason} />}
    </>
  );
}
