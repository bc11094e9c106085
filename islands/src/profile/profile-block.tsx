/**
 * The profile on a page that editors compose. Twin of templates/islands/profile.html: for visitors it stays as it was
 * prerendered.
 */
import { type ReactNode, useEffect } from "react";
import { $session, startSession } from "../account/shared/session";
import type { ProfileProps } from "../api/props.gen";
import { useMessages } from "../messages/words";
import { useStore } from "../runtime/use-store";
import { Profile } from "./profile";

/** The profile of a signed-in player. */
export function ProfileBlock({ labels }: ProfileProps): ReactNode {
  const session = useStore($session, { status: "unknown" });
  const say = useMessages("profile", true);
  const { status, player } = session;
  useEffect(startSession, []);
  return (
    <section className="profile">
      {status === "logged_in" && player && say ? (
        <Profile say={say} player={player} accounts={session.accounts ?? []} />
      ) : (
        <>
          <p>{labels.text}</p>
          <p>
            <a className="button" href="#sign-in">
              {labels.sign_in}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
