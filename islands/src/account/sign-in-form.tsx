/** The form to sign in: e-mail and password, or a passkey. */
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { ApiError, type ByCode, byCode, type GivenCode } from "../api/errors";
import { canStore } from "../core/storage";
import type { Field, FormDescription, Problem } from "../forms/description";
import { Form } from "../forms/form";
import { useMessages } from "../messages/words";
import { useLoaded } from "../runtime/use-loaded";
import { ByPasskey } from "./by-passkey";
import type { FormProps } from "./calls";

import { Closed, signInClosed, signUpClosed } from "./closed";
import { hasPasskeys } from "./shared/passkeys";
import { signInWith } from "./shared/session";
import type { AuthForm, SignInReason } from "./shared/sign-in";
import { Head, Other, TEXT } from "./title";

type Name = "email" | "password";

/** Not that of `email.ts`: its check is not wanted here, and would be loaded on every page of a player. */
const EMAIL: Field<Name> = {
  name: "email",
  type: "email",
  autoComplete: "username",
  label: "session-email",
  missing: "session-email-missing",
};

const PASSWORD: Field<Name> = {
  name: "password",
  type: "password",
  autoComplete: "current-password",
  label: "session-password",
  missing: "session-password-missing",
};

const SIGN_IN: FormDescription<Name> = {
  id: "sign-in",
  fields: [EMAIL, PASSWORD],
  submit: "session-submit",
  busy: "session-busy",
  problems: "line",
  retry: "password",
  send: ({ email, password }) => signInWith(email, password),
  problemsOf: (error) => [problemOf(error)],
};

/** A form that helps after a refusal, and the message of the link to it. */
interface Way {
  readonly to: AuthForm;
  readonly message: string;
}

/** The ways by the codes of the refusals. */
const WAYS: ByCode<Way> = {
  unconfirmed: { to: "confirmation", message: "session-resend" },
  locked: { to: "unlock", message: "session-unlock" },
};

/** The message above the fields, by why the dialog is open. */
const TEXTS: Readonly<Record<SignInReason, string | undefined>> = {
  asked: undefined,
  to_place: "session-to-place",
  expired: "session-expired",
  not_kept: "session-not-kept",
};

const CLOSED = { closed: "session-closed", blocked: "session-blocked" };

/** The form, and what leads to the others. */
export function SignInForm({
  reason,
  calls,
}: FormProps & { readonly reason: SignInReason }): ReactNode {
  const say = useMessages("session", true);
  // Without an answer the form is shown: who may not sign in is refused then.
  const [settings] = useLoaded(calls.fetchSignUpSettings);
  const [refusal, setRefusal] = useState<GivenCode>("");
  // What was wrong with one way is not said any more once the other one is tried.
  const [isByPasskey, setByPasskey] = useState(false);
  const tryPasskey = useCallback(() => setByPasskey(true), []);
  const isOffered = hasPasskeys();
  const form = useMemo(
    (): FormDescription<Name> => ({
      ...SIGN_IN,
      // Where browsers offer passkeys among what they fill in.
      ...(isOffered && { fields: [{ ...EMAIL, autoComplete: "username webauthn" }, PASSWORD] }),
      problemsOf: (error) => {
        setRefusal(error instanceof ApiError ? error.code : "");
        return SIGN_IN.problemsOf(error);
      },
    }),
    [isOffered],
  );
  if (!say) return null;
  const closed = settings && signInClosed(settings);
  if (closed) {
    return (
      <Closed say={say} title="session-title" message={CLOSED[closed]} testId="sign-in-closed">
        {!signUpClosed(settings) && <Other to="sign-up">{say("session-join")}</Other>}
      </Closed>
    );
  }
  const way = byCode(WAYS, isByPasskey ? "" : refusal);
  // Another account is no way out of a break.
  const isOnBreak = refusal === "excluded";
  const text = TEXTS[canStore() ? reason : "not_kept"];
  return (
    <Form
      say={say}
      form={form}
      isTried={!isByPasskey}
      onTry={() => setByPasskey(false)}
      after={
        <>
          {isOffered && <ByPasskey say={say} isTried={isByPasskey} onTry={tryPasskey} />}
          <div className="form-others">
            {way && <Other to={way.to}>{say(way.message)}</Other>}
            <Other to="password-new">{say("session-forgot")}</Other>
            {!isOnBreak && <Other to="sign-up">{say("session-join")}</Other>}
          </div>
        </>
      }
    >
      <Head say={say} title="session-title" />
      {text && (
        <p className="form-text" id={TEXT}>
          {say(text)}
        </p>
      )}
    </Form>
  );
}

/** Only where the address or the password is wrong are they marked: nothing else is put right by typing them again. */
function problemOf(error: unknown): Problem<Name> {
  if (error instanceof ApiError) {
    if (error.code === "invalid_credentials") return { message: "session-invalid" };
    if (error.failure === "unanswered") return { field: null, message: "session-unanswered" };
    // An address that is not confirmed or locked, a player who takes a break, or too many attempts.
    if (error.failure === "refused" && error.text) return { field: null, text: error.text };
    if (error.status === 401) return { message: "session-invalid" };
  }
  return { field: null, message: "session-failed" };
}
