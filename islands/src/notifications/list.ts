/**
 * The list of notifications: pages that were fetched, and what the push has brought since. Pure.
 *
 * A notification that arrives moves all older ones down a page. The next page then begins with some that are
 * known, which are left out; none is missed.
 */
import type { Notification, NotificationPage } from "../api/notifications";

/** What is known of the list. */
export interface NotificationList {
  /** The newest first; each once. */
  readonly items: readonly Notification[];
  /** Number of pages that were fetched. */
  readonly pages: number;
  /** Whether there are older ones. */
  readonly hasMore: boolean;
}

/** Nothing is known yet. */
export const EMPTY: NotificationList = { items: [], pages: 0, hasMore: false };

/** The next page was fetched. With the first one the list begins anew: what is older is on the pages that follow. */
export function paged(list: NotificationList, { notifications, last }: NotificationPage) {
  const oldest = list.pages === 0 ? notifications.at(-1) : undefined;
  const known = oldest ? list.items.filter((one) => byTime(one, oldest) <= 0) : list.items;
  const pages = list.pages + 1;
  return { items: merged(known, notifications), pages, hasMore: pages < last };
}

/** The list is fetched again from its first page; what is known stays until that is there. */
export function outdated(list: NotificationList): NotificationList {
  return { ...list, pages: 0 };
}

/** The push has brought one. */
export function pushed(list: NotificationList, notification: Notification): NotificationList {
  return { ...list, items: merged(list.items, [notification]) };
}

/** Some were marked as read; all if none are named. */
export function markedRead(list: NotificationList, ids?: readonly number[]): NotificationList {
  const isMeant = ({ id }: Notification) => ids?.includes(id) ?? true;
  return {
    ...list,
    items: list.items.map((one) => (isMeant(one) && !one.read ? { ...one, read: true } : one)),
  };
}

/** A mark that the operator did not take is removed again. */
export function markedUnread(list: NotificationList, ids: readonly number[]): NotificationList {
  return {
    ...list,
    items: list.items.map((one) => (ids.includes(one.id) ? { ...one, read: false } : one)),
  };
}

/** By time, the newest first; of two copies the one that is read, for nobody marks one as unread. */
function merged(
  known: readonly Notification[],
  more: readonly Notification[],
): readonly Notification[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const one of more) {
    byId.set(one.id, { ...one, read: one.read || (byId.get(one.id)?.read ?? false) });
  }
  return [...byId.values()].sort(byTime);
}

/** When one was made; those of an unknown time come last. */
function momentOf({ created_at }: Notification): number {
  return created_at === null ? 0 : Date.parse(created_at);
}

/** Below 0 if `a` is the newer one. */
function byTime(a: Notification, b: Notification): number {
  return momentOf(b) - momentOf(a) || b.id - a.id;
}
