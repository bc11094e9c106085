/**
 * Signing in or up in a frame: left to the page around it. Where that does not listen, the form's place
 * says so, and leads to the site in a tab of its own.
 */
import { type ReactNode, useEffect, useState } from "react";
import { Dialog } from "../dialog/dialog";
import { useMessages } from "../messages/words";
import { Closed } from "./closed";
import { type HostTask, leaveToHost } from "./shared/host";
import { leaveSignIn } from "./shared/left-to-host";
import { closeSignIn } from "./shared/sign-in";
import { TEXT, TITLE } from "./title";

/** The visitor's forms that a host has in place of the page. */
export type HostedForm = "sign-in" | "sign-up";

const TASKS: Readonly<Record<HostedForm, HostTask>> = {
  "sign-in": "sign_in",
  "sign-up": "sign_up",
};
const TITLES = { "sign-in": "session-title", "sign-up": "session-join" };

/** Nothing while the host is asked, and if it does it. */
export function Hosted({ form }: { readonly form: HostedForm }): ReactNode {
  const say = useMessages("session", true);
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    let isOver = false;
    void leaveToHost(TASKS[form]).then((isTaken) => {
      if (isOver) return;
      if (isTaken) leaveSignIn();
      else setAlone(true);
    });
    return () => {
      isOver = true;
    };
  }, [form]);
  if (!isAlone || !say) return null;
  return (
    <Dialog
      className="auth"
      labelledBy={TITLE}
      describedBy={TEXT}
      label={say("session-account")}
      onClose={closeSignIn}
    >
      <Closed say={say} title={TITLES[form]} message="session-framed" testId="session-framed">
        <a className="form-other" href={location.href} target="_blank" rel="noopener">
          {say("session-own-tab")}
        </a>
      </Closed>
    </Dialog>
  );
}
