/** The list of notifications, the newest first, as far as it was loaded. */
import type { ReactNode } from "react";
import { siteConfig } from "../api/config";
import type { Notification } from "../api/notifications";
import { Icon } from "../icons/icon";
import type { IconName } from "../icons/names";
import type { Translate } from "../messages/messages";
import { shortMoment } from "../messages/moments";
import { useStore } from "../runtime/use-store";
import { placeOf } from "./place";
import { $list, loadMore, readOne } from "./store";

interface Type {
  readonly icon: IconName;
  readonly name: string;
}

const DEPOSIT: Type = { icon: "wallet", name: "notifications-deposit" };

/** The icon of each type, and the message with its name; others are news. */
const TYPES: Readonly<Record<string, Type>> = {
  bet: { icon: "slip", name: "notifications-bet" },
  bonus: { icon: "bonus", name: "notifications-bonus" },
  deposit: DEPOSIT,
  deposit_failed: DEPOSIT,
  limit: { icon: "clock", name: "notifications-limit" },
};
const NEWS: Type = { icon: "bell", name: "notifications-news" };

/**
 * The list, what to do when it is empty or could not be loaded, and the button for older ones. `onPay` is called when a
 * link to paying in is pressed, which may open a dialog.
 */
export function NotificationList({
  say,
  onPay,
}: {
  readonly say: Translate;
  readonly onPay?: () => void;
}): ReactNode {
  const { items, hasMore, status } = useStore($list, $list.get());
  return (
    <>
      {items.length > 0 && (
        <ul className="notifications-list" data-testid="notifications">
          {items.map((one) => (
            <Item key={one.id} say={say} notification={one} onPay={onPay} />
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
    </>
  );
}

function Item({
  say,
  notification,
  onPay,
}: {
  readonly say: Translate;
  readonly notification: Notification;
  readonly onPay: (() => void) | undefined;
}): ReactNode {
  const { id, caption, body, type, read, created_at } = notification;
  const { icon, name } = TYPES[type] ?? NEWS;
  const title = notification.title || say(name);
  const site = siteConfig();
  const place = placeOf(notification, site);
  return (
    <li className="notification" data-read={read} data-testid="notification">
      <Icon name={icon} />
      <div className="notification-text">
        <p className="notification-kind">
          <span>{say(name)}</span>
          {created_at && <time dateTime={created_at}>{shortMoment(created_at)}</time>}
        </p>
        <p className="notification-title" dir="auto">
          {place ? (
            <a
              href={place}
              onClick={() => {
                if (!read) void readOne(id);
                if (place === site.deposit) onPay?.();
              }}
            >
              {title}
            </a>
          ) : (
            title
          )}
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
