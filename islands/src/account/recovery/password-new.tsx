/**
 * A forgotten password: asks for the mail with a link to choose another one. A player who is signed in has not
 * forgotten it, and has the mail sent to their own address.
 */
import type { ReactNode } from "react";
import { useMessages, Words } from "../../messages/words";
import { useStore } from "../../runtime/use-store";
import type { FormProps } from "../calls";
import { $session } from "../shared/session";
import { AskMail } from "./ask-mail";

/** The form. */
export function Content({ calls }: FormProps): ReactNode {
  const session = useMessages("session", true);
  const say = useMessages("recovery", true);
  const { status, player } = useStore($session, $session.get());
  if (!say || !session) return null;
  const own = (status === "logged_in" && player?.email) || undefined;
  return (
    <AskMail
      // Signing in or out meanwhile brings another form: its title gets the focus that the field has lost.
      key={own}
      id="forgot"
      title={own ? "recovery-edit" : "session-forgot"}
      text={
        own ? <Words say={say} id="recovery-own" parts={{ email: own }} /> : say("recovery-text")
      }
      own={own}
      ask={calls.askNewPassword}
    />
  );
}
