/** What is shown in place of a form while the operator has not said what it needs. */
import type { ReactNode } from "react";
import type { Translate } from "../messages/messages";
import { Head } from "./title";

/** The head, and below it that no answer has come, once that has failed. */
export function Awaited({
  say,
  title,
  failed,
  testId,
  hasFailed,
}: {
  readonly say: Translate;
  /** Message keys: the title, and what is said of a failure. */
  readonly title: string;
  readonly failed: string;
  readonly testId: string;
  readonly hasFailed: boolean;
}): ReactNode {
  // What changes in a busy part is not read aloud.
  return (
    <div className="form" aria-busy={!hasFailed}>
      <Head say={say} title={title} />
      <p className="form-text" data-testid={testId} role="status">
        {hasFailed && say(failed)}
      </p>
    </div>
  );
}
