/** Confirms an e-mail address by the link of a mail, and asks for the mail again. */
import type { ReactNode } from "react";
import type { FormProps } from "../calls";
import { ByLink } from "./by-link";

const MESSAGES = {
  title: "recovery-confirm",
  text: "recovery-confirm-text",
  done: "recovery-confirmed",
};

/** What became of the link; without one, the form. */
export function Content({ calls }: FormProps): ReactNode {
  const { confirmAddress, askConfirmation } = calls;
  return (
    <ByLink
      form="confirmation"
      id="resend"
      messages={MESSAGES}
      follow={confirmAddress}
      ask={askConfirmation}
    />
  );
}
