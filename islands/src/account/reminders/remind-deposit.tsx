/** Reminds a player whose balance is empty of paying in, once a day. */
import type { ReactNode } from "react";
import { useMessages } from "../../messages/words";
import { startPaying } from "../deposit/paying-steps";
import { $session } from "../shared/session";
import { closeSignIn } from "../shared/sign-in";
import { Reminder } from "./reminder";

/** The reminder. */
export function Content(): ReactNode {
  const session = useMessages("session", true);
  if (!session) return null;
  return (
    <Reminder
      title="remind-deposit"
      text="remind-deposit-text"
      button={session("session-deposit")}
      onGo={() => {
        const { player } = $session.get();
        closeSignIn();
        if (player) startPaying(player);
      }}
    />
  );
}
