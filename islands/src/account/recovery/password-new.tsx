/** A forgotten password (spec 2.3, form `forgot_password`): asks for the mail with a link to choose another one. */
import type { ReactNode } from "react";
import { useMessages } from "../../messages/words";
import type { FormProps } from "../calls";
import { AskMail } from "./ask-mail";

/** The form. */
export function Content({ calls }: FormProps): ReactNode {
  const session = useMessages("session", true);
  const say = useMessages("recovery", true);
  if (!say || !session) return null;
  return (
    <AskMail
      id="forgot"
      title="session-forgot"
      text={say("recovery-text")}
      ask={calls.askNewPassword}
    />
  );
}
