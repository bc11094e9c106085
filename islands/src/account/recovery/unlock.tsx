/** Unlocks an account after several wrong passwords, by the link of a mail, and asks for the mail again. */
import type { ReactNode } from "react";
import type { FormProps } from "../calls";
import { ByLink } from "./by-link";

const MESSAGES = {
  title: "recovery-unlock",
  text: "recovery-unlock-text",
  done: "recovery-unlocked",
};

/** What became of the link; without one, the form. */
export function Content({ calls }: FormProps): ReactNode {
  const { unlockAccount, askUnlock } = calls;
  return (
    <ByLink form="unlock" id="unlock" messages={MESSAGES} follow={unlockAccount} ask={askUnlock} />
  );
}
