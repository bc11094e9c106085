/**
 * Asks for a mail with a link: an address is typed, unless it is the player's own, then it is said that the mail is on its
 * way, and it can be sent again.
 */
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { FormDescription } from "../../forms/description";
import { Form } from "../../forms/form";
import { useMessages, Words } from "../../messages/words";
import { EMAIL } from "../email";
import { Again } from "../send-again";
import { refusalOf } from "../shared/refusal-problems";
import { $session } from "../shared/session";
import { Head, Other, TEXT } from "../title";

/** Seconds until a mail can be sent again. */
const PAUSE = 30;

/** The form, and what follows it. */
export function AskMail({
  id,
  title,
  text,
  own,
  isRefusal,
  ask,
}: {
  /** Prefix of its ids and test ids. */
  readonly id: string;
  /** Message key of the title. */
  readonly title: string;
  /** What is said above the field. */
  readonly text: ReactNode;
  /** The only address that the mail may go to: there is no field then. */
  readonly own?: string | undefined;
  /** Whether that is why a link did not work. */
  readonly isRefusal?: boolean;
  readonly ask: (email: string) => Promise<void>;
}): ReactNode {
  const session = useMessages("session", true);
  const say = useMessages("recovery", true);
  const [sentTo, setSentTo] = useState<string>();
  const form = useMemo(
    (): FormDescription<"email"> => ({
      id,
      // Somebody who is signed in most likely follows a link for this account.
      fields: own ? [] : [{ ...EMAIL, initial: $session.get().player?.email ?? "" }],
      submit: "recovery-send",
      busy: "recovery-sending",
      problems: "line",
      retry: "email",
      send: async (values) => {
        const email = own ?? values.email;
        await ask(email);
        setSentTo(email);
      },
      problemsOf: (error) => refusalOf(error, { email_invalid: "email" }, "recovery-failed"),
    }),
    [id, own, ask],
  );
  if (!say || !session) return null;
  if (sentTo !== undefined) {
    return <Sent title={title} message="recovery-sent" email={sentTo} again={() => ask(sentTo)} />;
  }
  return (
    <Form
      say={say}
      form={form}
      after={
        <div className="form-others">
          <Other to="sign-in">{say("session-title")}</Other>
        </div>
      }
    >
      <Head say={say} title={title} />
      <p className="form-text" id={TEXT} role={isRefusal ? "alert" : undefined}>
        {text}
      </p>
    </Form>
  );
}

/** Says that a mail is on its way, and sends it again. */
export function Sent({
  title,
  message,
  email,
  again,
}: {
  /** Message key of the title. */
  readonly title: string;
  /** Message key of the text, which has the address. */
  readonly message: string;
  readonly email: string;
  readonly again: () => Promise<void>;
}): ReactNode {
  const session = useMessages("session", true);
  const say = useMessages("recovery", true);
  const text = useRef<HTMLParagraphElement>(null);
  const isReady = say !== undefined && session !== undefined;
  useEffect(() => {
    if (isReady) text.current?.focus();
  }, [isReady]);
  if (!say || !session) return null;
  return (
    <div className="form">
      <Head say={say} title={title} />
      <p className="form-text" data-testid="mail-sent" tabIndex={-1} ref={text}>
        <Words say={say} id={message} parts={{ email }} />
      </p>
      <Again
        say={say}
        id="mail-again"
        message="recovery-again"
        failed="recovery-failed"
        wait={PAUSE}
        send={again}
      />
      <div className="form-others">
        <Other to="sign-in">{say("session-title")}</Other>
      </div>
    </div>
  );
}
