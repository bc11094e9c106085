/**
 * What a notification says of a payment: all are about a `deposit`. The type of one that failed may say so; any
 * other leaves to the notification's own words how it ended. Pure.
 */
import type { Notification } from "../api/notifications";

/** How the payment ended that a notification is about, as far as its type says; undefined where it is about something else. */
export function endOf({
  type,
  object_type,
}: Pick<Notification, "type" | "object_type">): "ended" | "error" | undefined {
  if (object_type !== "deposit") return undefined;
  return type === "deposit_failed" ? "error" : "ended";
}
