/** The notification centre: what the operator has sent the player, the newest first. */
import { type ReactNode, useEffect, useId } from "react";
import type { Notification } from "../api/notifications";
import { Dialog, DialogHead } from "../dialog/dialog";
import { Icon } from "../icons/icon";
import type { Translate } from "../messages/messages";
import { shortMoment } from "../messages/moments";
import { useMessages } from "../messages/words";
import { useStore } from "../runtime/use-store";
import { $list, $unread, loadMore, readAll, readOne, setOpen } from "./store";

/** The icon of each type, and the message with its name; others are news. */
const TYPES: Readonly<Record<string, { readonly icon: string; readonly name: string }>> = {
  bet: { icon: ICONS.slip, name: "notifications-bet" },
  bonus: { icon: ICONS.gift, name: "notifications-bonus" },
  deposit: { icon: ICONS.wallet, name: "notifications-deposit" },
};
const NEWS = { icon: ICONS.bell, name: "notifications-news" };

/** The dialog, open while it is mounted. */
export function Centre({ onClose }: { readonly onClose: () => void }): ReactNode {
  const say = useMessages("notifications", true);
  const id = useId();
  const unread = useStore($unread, 0);
  const list = useStore($list, $list.get());
  useEffect(() => {
    setOpen(true);
    return () => setOpen(false);
  }, []);
  if (!say) return null;
  const { items, hasMore, status } = list;
  return (
    <Dialog className="notifications" labelledBy={id} onClose={onClose}>
      <DialogHead
        id={id}
        title={say("notifications-title")}
        close={say("notifications-close")}
        onClose={onClose}
      />
      {/* It keeps its place, so that the list below does not move when the last one is read. */}
      <div className="notifications-tools">
        <span role="status">
          {unread > 0 && say("notifications-unread", { count: unread })}
        </span>
        <button
          type="button"
          className="notifications-button"
          data-testid="notifications-read-all"
          disabled={unread === 0}
          onClick={() => void readAll()}
        >
          {say("notifications-read-all")}
        </button>
      </div>
      {items.length > 0 && (
        <ul className="notifications-list" data-testid="notifications">
          {items.map((one) => (
            <Item key={one.id} say={say} notification={one} />
          ))}
        </ul>
      )}
      {status === "loaded" && items.length === 0 && (
        <div className="notifications-none" data-testid="notifications-none">
          <p>{say("notifications-none")}</p>
          <p>{say("notifications-none-text")}</p>
        </div>
      )}
      {status === "failed" && (
        <p className="notifications-failed" role="alert">
          {say("notifications-failed")}
        </p>
      )}
      {(hasMore || status === "failed") && (
        <button
          type="button"
          className="button-plain"
          data-testid="notifications-more"
          aria-busy={status === "loading" || undefined}
          onClick={() => {
            if (status !== "loading") void loadMore();
          }}
        >
          {say(status === "failed" ? "notifications-retry" : "notifications-more")}
        </button>
      )}
    </Dialog>
  );
}

function Item({
  say,
  notification: { id, title, caption, body, type, read, created_at },
}: {
  readonly say: Translate;
  readonly notification: Notification;
}): ReactNode {
  const { icon, name } = TYPES[type] ?? NEWS;
  return (
    <li className="notification" data-read={read} data-testid="notification">
      <Icon drawing={icon} />
      <div className="notification-text">
        <p className="notification-kind">
          <span>{say(name)}</span>
          <time dateTime={created_at}>{shortMoment(created_at)}</time>
        </p>
        <p className="notification-title" dir="auto">
          {title}
        </p>
        {caption && <p dir="auto">{caption}</p>}
        <p dir="auto">{body}</p>
        {!read && (
          <button
            type="button"
            className="notifications-button"
            data-testid="notification-read"
            onClick={() => void readOne(id)}
          >
            {say("notifications-read")}
            <span className="visually-hidden">: {title}</span>
          </button>
        )}
      </div>
    </li>
  );
}
