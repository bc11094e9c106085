/** What is asked before a passkey is added, of who has not signed in just now, and before one is removed. */
import { type ReactNode, useMemo } from "react";
import type { Passkey } from "../api/passkeys";
import { ConfirmDialog } from "../dialog/confirm-dialog";
import { Dialog, DialogHead } from "../dialog/dialog";
import type { FormDescription } from "../forms/description";
import { textOf } from "../forms/field";
import { Form } from "../forms/form";
import type { Translate } from "../messages/messages";
import { passkeyProblem } from "./passkey-problem";

const TITLE = "passkey-title";

/** Asks for the password. */
export function PasswordDialog({
  say,
  send,
  onClose,
}: {
  readonly say: Translate;
  /** Sends the password. Rejects when it was refused; otherwise the dialog is closed. */
  readonly send: (password: string) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const form = useMemo(
    (): FormDescription<"password"> => ({
      id: "passkey",
      fields: [
        {
          name: "password",
          type: "password",
          autoComplete: "current-password",
          label: "session-password",
          missing: "session-password-missing",
        },
      ],
      submit: "passkeys-add",
      busy: "passkeys-add",
      problems: "line",
      retry: "password",
      send: ({ password }) => send(password),
      problemsOf: (error) => [passkeyProblem(error)],
    }),
    [send],
  );
  return (
    <Dialog className="auth" labelledBy={TITLE} onClose={onClose}>
      <Form say={say} form={form}>
        <DialogHead
          id={TITLE}
          title={say("passkeys-add")}
          close={say("session-close")}
          onClose={onClose}
        />
        <p className="form-text">{say("passkeys-password")}</p>
      </Form>
    </Dialog>
  );
}

/** Asks whether a passkey is to be removed. */
export function RemovalDialog({
  say,
  passkey,
  send,
  onClose,
}: {
  readonly say: Translate;
  readonly passkey: Passkey;
  /** Removes it. Rejects when it is still there; otherwise the dialog is closed. */
  readonly send: (id: string) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <ConfirmDialog
      className="auth"
      id="passkey-remove"
      title={say("passkeys-sure")}
      text={say("passkeys-sure-text")}
      confirm={say("passkeys-remove")}
      cancel={say("passkeys-cancel")}
      close={say("session-close")}
      send={() => send(passkey.id)}
      problemOf={(error) => textOf(passkeyProblem(error), say)}
      onClose={onClose}
    />
  );
}
