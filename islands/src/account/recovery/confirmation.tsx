/**
 * Confirms an e-mail address by the link of a mail, and asks for the mail again (spec 2.3, forms
 * `confirm` and `resend`).
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "../../messages/words";
import type { FormProps } from "../calls";
import { dropToken, tokenOf } from "../link-token";
import { isDeadLink, refusalOf } from "../refusal";
import { Head, Other } from "../title";
import { AskMail } from "./ask-mail";

/** `asked` for the mail, or followed its link: the operator is asked, has confirmed, or has refused with a text. */
type State = "asked" | "confirming" | "confirmed" | { readonly refused: string };

/** What became of the link; without one, the form. */
export function Content({ calls }: FormProps): ReactNode {
  const session = useMessages("session", true);
  const say = useMessages("recovery", true);
  const [token] = useState(() => tokenOf("confirmation"));
  const [state, setState] = useState<State>(token === undefined ? "asked" : "confirming");
  const [tries, setTries] = useState(0);
  const text = useRef<HTMLParagraphElement>(null);
  const isReady = say !== undefined && session !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try confirms again
  useEffect(() => {
    if (token === undefined || !isReady) return;
    setState("confirming");
    let isOver = false;
    void calls.confirmAddress(token).then(
      () => {
        dropToken("confirmation");
        if (!isOver) setState("confirmed");
      },
      (error: unknown) => {
        if (isDeadLink(error)) {
          dropToken("confirmation");
          if (!isOver) setState("asked");
          return;
        }
        const [problem] = refusalOf(error, {}, "recovery-failed");
        const refused = problem && ("text" in problem ? problem.text : say(problem.message));
        if (!isOver) setState({ refused: refused ?? "" });
      },
    );
    return () => {
      isOver = true;
    };
  }, [token, isReady, tries]);
  useEffect(() => {
    if (state === "confirmed") text.current?.focus();
  }, [state]);
  if (!isReady) return null;
  if (state === "asked") {
    const about = token === undefined ? "recovery-confirm-text" : "recovery-no-link";
    return (
      <AskMail id="resend" title="recovery-confirm" text={say(about)} ask={calls.askConfirmation} />
    );
  }
  return (
    <div className="form">
      <Head say={say} title="recovery-confirm" />
      {state === "confirming" && (
        <p className="form-text" role="status">
          {say("recovery-sending")}
        </p>
      )}
      {state === "confirmed" && (
        <>
          <p className="form-text" data-testid="confirmed" tabIndex={-1} ref={text}>
            {say("recovery-confirmed")}
          </p>
          <div className="form-others">
            <Other to="sign-in">{say("session-title")}</Other>
          </div>
        </>
      )}
      {typeof state === "object" && (
        <>
          <p className="field-error" role="alert">
            {state.refused}
          </p>
          <button
            type="button"
            className="button-plain"
            data-testid="confirm-again"
            onClick={() => setTries(tries + 1)}
          >
            {say("recovery-again")}
          </button>
        </>
      )}
    </div>
  );
}
