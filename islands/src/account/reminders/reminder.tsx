/** A reminder: what it is about, a way on, and a way out. */
import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../messages/words";
import { closeSignIn } from "../shared/sign-in";
import { Head } from "../title";

/** The reminder. */
export function Reminder({
  title,
  text,
  button,
  onGo,
  children,
}: {
  /** Message keys. */
  readonly title: string;
  readonly text: string;
  /** What the button says that leads on. */
  readonly button: string;
  readonly onGo: () => void;
  /** What leads to another form. */
  readonly children?: ReactNode;
}): ReactNode {
  const session = useMessages("session", true);
  const say = useMessages("reminders", true);
  const line = useRef<HTMLParagraphElement>(null);
  const isReady = session !== undefined && say !== undefined;
  useEffect(() => {
    if (isReady) line.current?.focus();
  }, [isReady]);
  if (!isReady) return null;
  return (
    <div className="form form-brief">
      <Head say={say} title={title} />
      <p className="form-text" tabIndex={-1} ref={line}>
        {say(text)}
      </p>
      <button type="button" className="button-main" data-testid="remind-go" onClick={onGo}>
        {button}
      </button>
      <button
        type="button"
        className="button-plain"
        data-testid="remind-later"
        onClick={closeSignIn}
      >
        {say("remind-later")}
      </button>
      {children}
    </div>
  );
}
