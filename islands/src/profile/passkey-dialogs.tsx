/** What is asked before a passkey is added, of who has not signed in just now, and before one is removed. */
import { type ReactNode, useMemo, useState } from "react";
import type { Passkey } from "../api/passkeys";
import { Dialog, DialogHead } from "../dialog/dialog";
import type { FormDescription } from "../forms/description";
import { textOf } from "../forms/field";
import { Form } from "../forms/form";
import type { Translate } from "../messages/messages";
import { problemOf } from "./passkey-problem";

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
      problemsOf: (error) => [problemOf(error)],
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
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      await send(passkey.id);
    } catch (error) {
      setProblem(textOf(problemOf(error), say));
      setBusy(false);
    }
  };
  return (
    <Dialog className="auth" labelledBy={TITLE} onClose={onClose}>
      <div className="form">
        <DialogHead
          id={TITLE}
          title={say("passkeys-sure")}
          close={say("session-close")}
          onClose={onClose}
        />
        <p className="form-text">{say("passkeys-sure-text")}</p>
        <p className="field-error" role="alert">
          {problem}
        </p>
        <button
          type="button"
          className="button-main"
          data-testid="passkey-remove-confirm"
          aria-busy={isBusy}
          onClick={() => void remove()}
        >
          {say("passkeys-remove")}
        </button>
        <button type="button" className="button-plain" onClick={onClose}>
          {say("passkeys-cancel")}
        </button>
      </div>
    </Dialog>
  );
}
