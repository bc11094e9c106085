/** A new account: asks for what the operator's settings say. */
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { alerts } from "../../alerts/shared/alerts";
import { siteConfig } from "../../api/config";
import { writeStored } from "../../core/storage";
import type { FormDescription } from "../../forms/description";
import { Form } from "../../forms/form";
import { useMessages } from "../../messages/words";
import { useLoaded } from "../../runtime/use-loaded";
import { Awaited } from "../awaited";
import type { FormProps } from "../calls";
import { Closed, signInClosed, signUpClosed } from "../closed";
import { Sent } from "../recovery/ask-mail";
import { REGISTERED } from "../reminders/visit";
import { refusalOf } from "../shared/refusal-problems";
import { Head, Other } from "../title";
import { FIELD_OF_CODE, fieldsOf, type Name, registrationOf } from "./fields";
import { RulesLink } from "./rules-link";

const CLOSED = { closed: "join-closed", blocked: "join-blocked" };

/** The form, or why there is none, or what is to be done after it. */
export function Content({ calls }: FormProps): ReactNode {
  const session = useMessages("session", true);
  const strength = useMessages("strength", true);
  const recovery = useMessages("recovery", true);
  const say = useMessages("sign-up", true);
  const [settings, , hasFailed] = useLoaded(calls.fetchSignUpSettings);
  const [sentTo, setSentTo] = useState<string>();
  const again = useCallback(() => calls.askConfirmation(sentTo ?? ""), [calls, sentTo]);
  const form = useMemo(
    (): FormDescription<Name> | undefined =>
      say &&
      settings && {
        id: "sign-up",
        fields: fieldsOf(settings, <RulesLink>{say("join-rules")}</RulesLink>, siteConfig().tag),
        submit: "session-join",
        busy: "recovery-sending",
        problems: "list",
        retry: "password",
        send: async (values) => {
          const player = await calls.signUp(registrationOf(settings, values, siteConfig().tag));
          writeStored("session", REGISTERED, true);
          if (!player) return setSentTo(values.email);
          alerts.show({ type: "success", title: say("join-welcome") });
          await calls.enter(player);
        },
        problemsOf: (error) => refusalOf(error, FIELD_OF_CODE, "recovery-failed"),
      },
    [settings, say, calls],
  );
  if (!say || !session || !strength || !recovery) return null;
  if (sentTo !== undefined) {
    return <Sent title="recovery-confirm" message="join-sent" email={sentTo} again={again} />;
  }
  if (!settings || !form) {
    return (
      <Awaited
        say={say}
        title="session-join"
        failed="recovery-failed"
        testId="sign-up-failed"
        hasFailed={hasFailed}
      />
    );
  }
  const signIn = signInClosed(settings) ? null : <Other to="sign-in">{say("join-sign-in")}</Other>;
  const reason = signUpClosed(settings);
  if (reason) {
    return (
      <Closed say={say} title="session-join" message={CLOSED[reason]} testId="sign-up-closed">
        {signIn}
      </Closed>
    );
  }
  return (
    <Form say={say} form={form} after={<div className="form-others">{signIn}</div>}>
      <Head say={say} title="session-join" />
    </Form>
  );
}
