/**
 * "Sign in" in the header. Twin of templates/islands/session.html.
 *
 * The code for signing in is loaded when somebody is signed in, or wants to be.
 */
import { type ReactNode, useEffect, useState } from "react";
import { siteConfig } from "../api/config";
import { later } from "../api/patience";
import type { SessionProps } from "../api/props.gen";
import { withMessages } from "../messages/messages";
import { withStyle } from "../runtime/styles";
import { useLater } from "../runtime/use-later";
import { useStore } from "../runtime/use-store";
import { asksForAccount } from "./form-address";
import { hasHint, onHint, setHint } from "./shared/session-hint";
import { $signIn, askSignIn } from "./shared/sign-in";

const loadAccount = () => withMessages("session", withStyle("account", import("./account")));

/** The session's part of the header. */
export function SessionIsland({ labels }: SessionProps): ReactNode {
  const reason = useStore($signIn, null);
  const [hinted, setHinted] = useState(false);
  const account = useLater(loadAccount, hinted || reason !== null);
  useEffect(() => {
    // A site for one group of players asks everybody who they are. A hint that is written anew makes every other tab ask.
    if (siteConfig().account.only && !hasHint()) setHint(true);
    setHinted(hasHint());
    const stops = [onHint(() => setHinted(true)), followAddress()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const button = (pending: boolean) => (
    <button
      type="button"
      className="session-sign-in"
      data-testid="sign-in"
      data-needs-script=""
      // Somebody is probably signed in: the place is reserved for their balance.
      data-pending={pending ? "" : undefined}
      onClick={() => askSignIn("asked")}
    >
      {labels.sign_in}
    </button>
  );
  if (!account) return button(hinted);
  return <account.Account reason={reason} signInButton={button} />;
}

/** Opens the form that the address asks for, now or later; returns a function that stops this. */
function followAddress(): () => void {
  const look = (isFresh: boolean) => {
    if (!asksForAccount()) return;
    void later(() => import("./address")).then(({ openAsked }) => openAsked(isFresh));
  };
  const onHash = () => look(false);
  look(true);
  window.addEventListener("hashchange", onHash);
  return () => window.removeEventListener("hashchange", onHash);
}
