/** Notifications. Refused with 401 without a session. */
import { call, nothing } from "./client";
import { fields, flag, or, orNull, type Reader, record, rows, text, whole } from "./read";
import { isKnownTime } from "./unknown-time";
import type * as wire from "./wire.gen";

/** A notification, as far as it is shown. */
export type Notification = Pick<
  wire.Notification,
  "id" | "title" | "caption" | "body" | "type" | "object_type" | "read"
> & {
  /** When it was made, if that is known. */
  readonly created_at: string | null;
};

/** A page of notifications, the newest first. */
export interface NotificationPage {
  readonly notifications: readonly Notification[];
  /** Number of the last page, from 1. */
  readonly last: number;
}

const PATH = "/api/v2/notifications";

/** Notifications of a page. */
const LIMIT = 20;

/** A page, from 1 (`GET /notifications`). */
export async function fetchNotifications(page: number): Promise<NotificationPage> {
  const query = { page, limit: LIMIT };
  const read = rows(readNotification);
  const { data, pagination } = await call({ method: "GET", path: PATH, query, read });
  return { notifications: data, last: pagination?.last_page ?? 1 };
}

/** How many were not read (`GET /notifications/counters`). */
export async function fetchUnread(): Promise<number> {
  return (await call({ method: "GET", path: `${PATH}/counters`, read: readUnread })).data;
}

/** Marks some as read (`POST /notifications/read`). */
export async function markRead(ids: readonly number[]): Promise<void> {
  const body: wire.ReadNotifications = { ids: [...ids] };
  await call({ method: "POST", path: `${PATH}/read`, body, read: nothing, keepalive: true });
}

/** Marks all as read (`POST /notifications/read-all`). */
export async function markAllRead(): Promise<void> {
  await call({ method: "POST", path: `${PATH}/read-all`, body: {}, read: nothing });
}

/** The push event `notification`. */
export const readPushed: Reader<Notification> = (value, at) =>
  readNotification(record(value, at).notification, `${at}.notification`);

/** The push event `unread_notifications_changed`, and the answer of the counters. */
export const readUnread: Reader<number> = (value, at) => fields(value, at)("unread", whole);

export const readNotification: Reader<Notification> = (value, at) => {
  const get = fields(value, at);
  return {
    id: get("id", whole),
    title: get("title", or(text, "")),
    caption: get("caption", orNull(text)),
    body: get("body", or(text, "")),
    type: get("type", or(text, "")),
    object_type: get("object_type", orNull(text)),
    read: get("read", or(flag, false)),
    created_at: get("created_at", readMoment),
  };
};

const readMoment: Reader<string | null> = (value, at) => {
  const moment = orNull(text)(value, at);
  return moment !== null && isKnownTime(moment) ? moment : null;
};
