/** The head of the dialog with the account's forms, and what leads from one form to another. */
import type { ReactNode } from "react";
import { DialogHead } from "../dialog/dialog";
import type { Translate } from "../messages/messages";
import { useStore } from "../runtime/use-store";
import { formFor } from "./forms";
import { $session } from "./shared/session";
import { type AuthForm, askForm, closeSignIn } from "./shared/sign-in";

/** Ids of the title, and of the text below it that is read with it. */
export const TITLE = "auth-title";
export const TEXT = "auth-text";

/** The head. */
export function Head({
  say,
  title,
}: {
  readonly say: Translate;
  /** Message key. */
  readonly title: string;
}): ReactNode {
  return (
    <DialogHead id={TITLE} title={say(title)} close={say("session-close")} onClose={closeSignIn} />
  );
}

/** A button that opens another form, and looks like a link; nothing where whoever is there cannot use that form. */
export function Other({
  to,
  children,
}: {
  readonly to: AuthForm;
  readonly children: string;
}): ReactNode {
  const { status } = useStore($session, $session.get());
  if (status === "logged_in" && !formFor(to, status)) return null;
  return (
    <button
      type="button"
      className="form-other"
      data-testid={`to-${to}`}
      onClick={() => askForm(to)}
    >
      {children}
    </button>
  );
}
