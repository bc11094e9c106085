/** What the link of a mail is for: the operator is asked at once; without a link that works, a form asks for the mail. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "../../messages/words";
import { dropToken, tokenOf } from "../link-token";
import { isDeadLink, wordsOf } from "../shared/refusal-problems";
import type { AuthForm } from "../shared/sign-in";
import { Head, Other } from "../title";
import { AskMail } from "./ask-mail";

/** `asked` for the mail, or followed its link: the operator is asked, has done it, or has refused with a text. */
type State = "asked" | "following" | "done" | { readonly refused: string };

/** What became of the link; without one, the form. */
export function ByLink({
  form,
  id,
  messages,
  follow,
  ask,
}: {
  /** The form that the token in the address is for. */
  readonly form: AuthForm;
  /** Prefix of ids and test ids of the form that asks for the mail. */
  readonly id: string;
  /** Message keys: the title, what is said above the field, and what has been done. */
  readonly messages: { readonly title: string; readonly text: string; readonly done: string };
  readonly follow: (token: string) => Promise<void>;
  readonly ask: (email: string) => Promise<void>;
}): ReactNode {
  const session = useMessages("session", true);
  const say = useMessages("recovery", true);
  const [token] = useState(() => tokenOf(form));
  const [state, setState] = useState<State>(token === undefined ? "asked" : "following");
  const [tries, setTries] = useState(0);
  const text = useRef<HTMLParagraphElement>(null);
  const isReady = say !== undefined && session !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try follows the link again
  useEffect(() => {
    if (token === undefined || !isReady) return;
    setState("following");
    let isOver = false;
    void follow(token).then(
      () => {
        dropToken(form);
        if (!isOver) setState("done");
      },
      (error: unknown) => {
        if (isDeadLink(error)) {
          dropToken(form);
          if (!isOver) setState("asked");
          return;
        }
        if (!isOver) setState({ refused: wordsOf(error, "recovery-failed", say) });
      },
    );
    return () => {
      isOver = true;
    };
  }, [token, isReady, tries]);
  useEffect(() => {
    if (state === "done") text.current?.focus();
  }, [state]);
  if (!isReady) return null;
  if (state === "asked") {
    const isRefusal = token !== undefined;
    return (
      <AskMail
        id={id}
        title={messages.title}
        text={isRefusal ? `${say("recovery-no-link")} ${say("recovery-used")}` : say(messages.text)}
        isRefusal={isRefusal}
        ask={ask}
      />
    );
  }
  return (
    <div className="form">
      <Head say={say} title={messages.title} />
      {state === "following" && (
        <p className="form-text" role="status">
          {say("recovery-sending")}
        </p>
      )}
      {state === "done" && (
        <>
          <p className="form-text" data-testid="link-done" tabIndex={-1} ref={text}>
            {say(messages.done)}
          </p>
          <div className="form-others">
            <Other to="sign-in">{say("session-title")}</Other>
          </div>
        </>
      )}
      {typeof state === "object" && (
        <p className="field-error" role="alert">
          {state.refused}
        </p>
      )}
      {/* It stays while the link is followed again: it has the focus. */}
      {(typeof state === "object" || (tries > 0 && state === "following")) && (
        <button
          type="button"
          className="button-plain"
          data-testid="link-again"
          aria-busy={state === "following"}
          onClick={() => setTries(tries + 1)}
        >
          {say("recovery-retry")}
        </button>
      )}
    </div>
  );
}
