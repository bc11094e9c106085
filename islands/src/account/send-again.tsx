/** A button that sends something again: a mail or a code. For a while it cannot be pressed, and counts down. */
import { type ReactNode, useEffect, useState } from "react";
import type { Translate } from "../messages/messages";
import { wordsOf } from "./shared/refusal-problems";

/** The button, and above it why the last press did nothing. */
export function Again({
  say,
  id,
  message,
  failed,
  wait,
  send,
}: {
  readonly say: Translate;
  /** Test id of the button. */
  readonly id: string;
  /** Message keys: what the button says, and what is said of a failure that the operator does not explain. */
  readonly message: string;
  readonly failed: string;
  /** Seconds until it can be pressed, from the start and after each press. */
  readonly wait: number;
  readonly send: () => Promise<void>;
}): ReactNode {
  const [left, setLeft] = useState(wait);
  const [problem, setProblem] = useState("");
  useEffect(() => setLeft(wait), [wait]);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  const again = async () => {
    if (left > 0) return;
    setLeft(wait);
    setProblem("");
    try {
      await send();
    } catch (error) {
      setProblem(wordsOf(error, failed, say));
      setLeft(0);
    }
  };
  return (
    <>
      <p className="field-error" role="alert">
        {problem}
      </p>
      <button
        type="button"
        className="button-plain"
        data-testid={id}
        aria-disabled={left > 0}
        onClick={() => void again()}
      >
        {left > 0 ? `${say(message)} ` : say(message)}
        {left > 0 && <bdi aria-hidden="true">{`(${left})`}</bdi>}
      </button>
    </>
  );
}
