/** A new password by the link of a mail. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { alerts } from "../../alerts/shared/alerts";
import type { FormDescription } from "../../forms/description";
import { Form } from "../../forms/form";
import { useMessages } from "../../messages/words";
import { useLoaded } from "../../runtime/use-loaded";
import type { FormProps } from "../calls";
import { dropToken, tokenOf } from "../link-token";
import { passwordField } from "../new-password";
import { isDeadLink, refusalOf } from "../shared/refusal-problems";
import { closeSignIn } from "../shared/sign-in";
import { Head, Other } from "../title";

/** The fewest characters, until the operator has said how many. */
const FEWEST = 8;

/** The form; without a link that works, the way to another one. */
export function Content({ calls }: FormProps): ReactNode {
  const session = useMessages("session", true);
  const strength = useMessages("strength", true);
  const say = useMessages("recovery", true);
  const [settings] = useLoaded(calls.fetchSignUpSettings);
  const fewest = settings?.password_min ?? FEWEST;
  const [token] = useState(() => tokenOf("password-edit"));
  const [dead, setDead] = useState<string>();
  const isReady = say !== undefined && session !== undefined && strength !== undefined;
  const form = useMemo(
    (): FormDescription<"password"> => ({
      id: "new-password",
      fields: [passwordField({ fewest, label: "recovery-password" })],
      submit: "recovery-save",
      busy: "recovery-sending",
      problems: "list",
      retry: "password",
      send: async ({ password }) => {
        try {
          const player = await calls.changePassword(token ?? "", password);
          dropToken("password-edit");
          if (say) alerts.show({ type: "success", title: say("recovery-saved") });
          const entered = calls.enter(player);
          closeSignIn();
          calls.leaveFormPage();
          await entered;
        } catch (error) {
          // Any other refusal has not used the link up: the next attempt needs it.
          if (!isDeadLink(error)) throw error;
          dropToken("password-edit");
          setDead(error.text);
        }
      },
      problemsOf: (error) =>
        refusalOf(
          error,
          {
            password_too_short: "password",
            password_too_long: "password",
            password_common: "password",
          },
          "recovery-failed",
        ),
    }),
    [token, fewest, say, calls],
  );
  if (!isReady) return null;
  if (token === undefined || dead !== undefined) return <NoLink text={dead} />;
  return (
    <Form say={say} form={form}>
      <Head say={say} title="recovery-edit" />
    </Form>
  );
}

/** Says that the link does not work, and why if the operator did; without a `text`, that this page does not have it. */
function NoLink({ text }: { readonly text: string | undefined }): ReactNode {
  const session = useMessages("session", true);
  const say = useMessages("recovery", true);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  if (!say || !session) return null;
  return (
    <div className="form form-brief">
      <Head say={say} title="recovery-edit" />
      <p className="form-text" data-testid="no-link" tabIndex={-1} ref={line}>
        {/* A reload loses the link, which may still work. */}
        {text === undefined ? say("recovery-open-again") : text || say("recovery-no-link")}
      </p>
      <div className="form-others">
        <Other to="password-new">{say("recovery-new-link")}</Other>
        <Other to="sign-in">{say("session-title")}</Other>
      </div>
    </div>
  );
}
