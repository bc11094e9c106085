/** The state of a share code: loading, a question, or why it failed. */
import { type ReactNode, useEffect, useRef } from "react";
import type { Translate } from "../messages/messages";
import { answerShare, closeShare, type Opening } from "./shared/share";

/** The notice, above the slip. */
export function OpeningNotice({
  say,
  opening,
}: {
  readonly say: Translate;
  readonly opening: Opening;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { state } = opening;
  // The question needs an answer, so it gets the focus.
  useEffect(() => {
    if (state === "asking") box.current?.focus();
    // The code may have been entered below the selections, from where this is out of view.
    else if (state === "failed") box.current?.scrollIntoView({ block: "nearest" });
  }, [state]);
  switch (opening.state) {
    case "idle":
      return null;
    case "loading":
      return (
        <p className="slip-opening" role="status">
          {say("slip-code-loading")}
        </p>
      );
    case "failed":
      return (
        <div className="slip-opening" data-tone="error" ref={box} data-testid="slip-code-error">
          <p role="alert">{say(`slip-code-${opening.reason}`)}</p>
          <button type="button" className="button-plain" onClick={back}>
            {say("slip-code-close")}
          </button>
        </div>
      );
    case "asking":
      return (
        // biome-ignore lint/a11y/useSemanticElements: a dialog over the page would hide the slip that the question is about
        <div
          className="slip-opening"
          role="group"
          aria-label={say("slip-code-ask", { count: opening.count })}
          tabIndex={-1}
          ref={box}
          data-testid="slip-code-ask"
        >
          <p>{say("slip-code-ask", { count: opening.count })}</p>
          <div className="slip-opening-answers">
            {(["add", "replace", "cancel"] as const).map((answer) => (
              <button
                key={answer}
                type="button"
                className={answer === "add" ? "button-main" : "button-plain"}
                data-testid={`slip-code-${answer}`}
                onClick={() => {
                  answerShare(answer);
                  focusSlip();
                }}
              >
                {say(`slip-code-answer-${answer}`)}
              </button>
            ))}
          </div>
        </div>
      );
  }
}

function back(): void {
  closeShare();
  focusSlip();
}

function focusSlip(): void {
  document.getElementById("slip")?.focus({ preventScroll: true });
}
