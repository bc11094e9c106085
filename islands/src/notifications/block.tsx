/**
 * The list of notifications on a page that editors compose. Twin of templates/islands/notifications.html: for
 * visitors it stays as it was prerendered.
 */
import { type ReactNode, useEffect } from "react";
import type { NotificationsProps } from "../api/props.gen";
import { useMessages } from "../messages/words";
import { $pushUser } from "../push/bus";
import { useStore } from "../runtime/use-store";
import { NotificationList } from "./notification-list";
import { showList } from "./store";

/** The list of a signed-in player. */
export function NotificationsBlock({ labels }: NotificationsProps): ReactNode {
  const player = useStore($pushUser, undefined);
  const say = useMessages("notifications", true);
  const isPlayer = typeof player === "number";
  useEffect(() => (isPlayer ? showList() : undefined), [isPlayer]);
  return (
    <section className="notifications-block">
      <h2>{labels.title}</h2>
      {isPlayer && say ? <NotificationList say={say} /> : <p>{labels.none_text}</p>}
    </section>
  );
}
