/** The sign-in dialog (spec 2.3, form `sign_in`): e-mail and password. */
import type { ReactNode } from "react";
import { ApiError } from "../api/errors";
import { Dialog, DialogHead } from "../dialog/dialog";
import type { FormDescription } from "../forms/description";
import { Form } from "../forms/form";
import { useMessages } from "../messages/words";
import { signInWith } from "./shared/session";
import { closeSignIn, type SignInReason } from "./shared/sign-in";

const SIGN_IN: FormDescription<"email" | "password"> = {
  id: "sign-in",
  fields: [
    {
      name: "email",
      type: "email",
      autoComplete: "username",
      label: "session-email",
      missing: "session-email-missing",
    },
    {
      name: "password",
      type: "password",
      autoComplete: "current-password",
      label: "session-password",
      missing: "session-password-missing",
    },
  ],
  submit: "session-submit",
  busy: "session-busy",
  problems: "line",
  retry: "password",
  send: ({ email, password }) => signInWith(email, password),
  problemsOf: (error) => [{ message: messageOf(error) }],
};

const TITLE = "sign-in-title";

/** The dialog, open for as long as it is mounted. */
export function SignInDialog({ reason }: { readonly reason: SignInReason }): ReactNode {
  const say = useMessages("session", true);
  return (
    <Dialog className="sign-in" labelledBy={TITLE} onClose={closeSignIn}>
      {say && (
        <Form say={say} form={SIGN_IN}>
          <DialogHead
            id={TITLE}
            title={say("session-title")}
            close={say("session-close")}
            onClose={closeSignIn}
          />
          {reason !== "asked" && (
            <p className="sign-in-reason">
              {say(reason === "expired" ? "session-expired" : "session-to-place")}
            </p>
          )}
        </Form>
      )}
    </Dialog>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return "session-invalid";
  if (error instanceof ApiError && error.failure === "unanswered") return "session-unanswered";
  return "session-failed";
}
