/** The sign-in dialog (spec 2.3, form `sign_in`): a native modal with e-mail and password. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ApiError } from "../api/errors";
import { Icon } from "../icons/icon";
import type { Translate } from "../messages/messages";
import { useMessages } from "../messages/words";
import { signInWith } from "../stores/session";
import { closeSignIn, type SignInReason } from "../stores/sign-in";

/**
 * The dialog, open for as long as it is drawn. It stands at the end of the page, not in the header
 * that its island is in: under an open slip the header is inert.
 */
export function SignInDialog({ reason }: { readonly reason: SignInReason }): ReactNode {
  const say = useMessages("session", true);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which a dialog knows by itself
    <dialog
      ref={dialog}
      className="dialog sign-in"
      aria-labelledby="sign-in-title"
      onClose={closeSignIn}
      onClick={(event) => {
        if (event.target === event.currentTarget) closeSignIn();
      }}
    >
      <div className="dialog-body">{say && <SignInForm say={say} reason={reason} />}</div>
    </dialog>,
    document.body,
  );
}

interface Problem {
  readonly field?: "email" | "password";
  /** Id of the message. */
  readonly id: string;
}

function SignInForm({
  say,
  reason,
}: {
  readonly say: Translate;
  readonly reason: SignInReason;
}): ReactNode {
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  // The words may come after the dialog: it opened without a field to focus.
  useEffect(() => email.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !email.current || !password.current) return;
    const [address, secret] = [email.current.value.trim(), password.current.value];
    const missing = findMissing(address, secret);
    setProblem(missing);
    if (missing) {
      (missing.field === "email" ? email : password).current?.focus();
      return;
    }
    setBusy(true);
    try {
      await signInWith(address, secret);
    } catch (error) {
      setProblem({ id: messageOf(error) });
      setBusy(false);
      password.current?.focus();
      password.current?.select();
    }
  };

  const marks = (field: "email" | "password") =>
    problem && (problem.field ?? field) === field
      ? { "aria-invalid": true, "aria-describedby": "sign-in-error" }
      : {};
  return (
    <form className="sign-in-form" data-testid="sign-in-form" noValidate onSubmit={submit}>
      <header className="dialog-head">
        <h2 className="dialog-title" id="sign-in-title">
          {say("session-title")}
        </h2>
        <button
          type="button"
          className="dialog-close"
          aria-label={say("session-close")}
          onClick={closeSignIn}
        >
          <Icon drawing={ICONS.close} />
        </button>
      </header>
      {reason !== "asked" && (
        <p className="sign-in-reason">
          {say(reason === "expired" ? "session-expired" : "session-to-place")}
        </p>
      )}
      <div className="field">
        <label className="field-label" htmlFor="sign-in-email">
          {say("session-email")}
        </label>
        <input
          ref={email}
          className="field-input"
          id="sign-in-email"
          data-testid="sign-in-email"
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...marks("email")}
        />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="sign-in-password">
          {say("session-password")}
        </label>
        <div className="field-row">
          <input
            ref={password}
            className="field-input"
            id="sign-in-password"
            data-testid="sign-in-password"
            name="password"
            type={shown ? "text" : "password"}
            dir="ltr"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...marks("password")}
          />
          <button
            type="button"
            className="field-action"
            aria-controls="sign-in-password"
            onClick={() => setShown(!shown)}
          >
            {say(shown ? "session-hide-password" : "session-show-password")}
          </button>
        </div>
      </div>
      <p className="field-error" id="sign-in-error" data-testid="sign-in-error" role="alert">
        {problem && say(problem.id)}
      </p>
      <button
        type="submit"
        className="button-main sign-in-submit"
        data-testid="sign-in-submit"
        aria-busy={busy}
      >
        {say(busy ? "session-busy" : "session-submit")}
      </button>
    </form>
  );
}

function findMissing(email: string, password: string): Problem | null {
  if (email === "") return { field: "email", id: "session-email-missing" };
  if (password === "") return { field: "password", id: "session-password-missing" };
  return null;
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return "session-invalid";
  if (error instanceof ApiError && error.failure === "unanswered") return "session-unanswered";
  return "session-failed";
}
