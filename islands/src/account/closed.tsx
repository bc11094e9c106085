/** Where nobody can sign in or up: why, and what is shown in its place. */
import { type ReactNode, useEffect, useRef } from "react";
import type { SignUpSettings } from "../api/schemas/sign-up";
import type { Translate } from "../messages/messages";
import { Head } from "./title";

/** Nobody can now, or nobody from the visitor's country. */
export type Reason = "closed" | "blocked";

/** Why the visitor cannot open an account. */
export function signUpClosed(settings: SignUpSettings): Reason | undefined {
  return settings.open ? blocked(settings) : "closed";
}

/** Why the visitor cannot sign in. */
export function signInClosed(settings: SignUpSettings): Reason | undefined {
  return settings.sign_in ? blocked(settings) : "closed";
}

function blocked({ country, blocked_countries }: SignUpSettings): Reason | undefined {
  return country && blocked_countries.includes(country) ? "blocked" : undefined;
}

/** Says why there is no form. */
export function Closed({
  say,
  title,
  message,
  testId,
  children,
}: {
  readonly say: Translate;
  /** Message key. */
  readonly title: string;
  /** Message key. */
  readonly message: string;
  readonly testId: string;
  /** What leads to another form. */
  readonly children: ReactNode;
}): ReactNode {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <div className="form form-brief">
      <Head say={say} title={title} />
      <p className="form-text" data-testid={testId} tabIndex={-1} ref={line}>
        {say(message)}
      </p>
      <div className="form-others">{children}</div>
    </div>
  );
}
