/** Reminds a visitor, once, that accounts can be opened. */
import type { ReactNode } from "react";
import { useMessages } from "../../messages/words";
import { askForm } from "../shared/sign-in";
import { Other } from "../title";
import { Reminder } from "./reminder";

/** The reminder. */
export function Content(): ReactNode {
  const session = useMessages("session", true);
  if (!session) return null;
  return (
    <Reminder
      title="remind-sign-up"
      text="remind-sign-up-text"
      button={session("session-join")}
      onGo={() => askForm("sign-up")}
    >
      {/* Who has an account need not look for the button behind the dialog. */}
      <div className="form-others">
        <Other to="sign-in">{session("session-title")}</Other>
      </div>
    </Reminder>
  );
}
