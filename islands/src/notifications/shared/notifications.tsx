/**
 * Notifications in the account's part of the header: how many are unread, and the item of its menu that opens
 * the notification centre, whose code is loaded then.
 */
import { type ReactNode, useEffect } from "react";
import { later } from "../../api/patience";
import { loadMessages, type Translate } from "../../messages/messages";
import { useMessages } from "../../messages/words";
import { withStyle } from "../../runtime/styles";
import { useLater } from "../../runtime/use-later";
import { useStore } from "../../runtime/use-store";
import { $unread, follow } from "../store";

/** More than this is not counted out. */
const MOST = 99;

/** Follows the notifications of a player for as long as it is mounted, and shows how many are unread. */
export function UnreadBadge({ player }: { readonly player: number | undefined }): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player has other notifications
  useEffect(follow, [player]);
  const unread = useStore($unread, 0);
  const say = useMessages("notifications", unread > 0);
  return <Unread id="unread" say={say} count={unread} />;
}

/** The item of the menu. */
export function NotificationsItem({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const unread = useStore($unread, 0);
  const say = useMessages("notifications", true);
  // Its place: what is below must not move under a finger.
  if (!say) return <span className="account-item" aria-hidden="true" />;
  return (
    <button
      type="button"
      className="account-item account-item-counted"
      data-testid="notifications-open"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {say("notifications-title")}
      <Unread say={say} count={unread} />
    </button>
  );
}

/** How many are unread, if any are. */
function Unread({
  id,
  say,
  count,
}: {
  readonly id?: string;
  readonly say: Translate | undefined;
  readonly count: number;
}): ReactNode {
  return (
    count > 0 && (
      <span className="unread" data-testid={id}>
        <span className="visually-hidden">{say?.("notifications-unread", { count })}</span>
        <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      </span>
    )
  );
}

const load = async () => {
  const [centre] = await Promise.all([
    withStyle(
      "notifications",
      later(() => import("../centre")),
    ),
    loadMessages("notifications"),
  ]);
  return centre;
};

/** The notification centre, open for as long as it is mounted. */
export function NotificationCentre({ onClose }: { readonly onClose: () => void }): ReactNode {
  const loaded = useLater(load, true);
  return loaded ? <loaded.Centre onClose={onClose} /> : null;
}
