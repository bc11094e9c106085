/** What a dialog for paying in says once a payment has failed: it stays, because nothing was paid and another way may work. */
import { type ReactNode, useEffect, useRef } from "react";
import type { Translate } from "../../messages/messages";

/** The message, with the focus. Another element each time, so that it is heard again. */
export function Failed({
  say,
  count,
}: {
  readonly say: Translate;
  /** How many payments have failed. */
  readonly count: number;
}): ReactNode {
  return count > 0 && <Message key={count} say={say} />;
}

function Message({ say }: { readonly say: Translate }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div
      className="field-error"
      data-testid="deposit-problem"
      role="alert"
      tabIndex={-1}
      ref={element}
    >
      <p>{say("deposit-error")}</p>
      <p>{say("deposit-error-text")}</p>
    </div>
  );
}
