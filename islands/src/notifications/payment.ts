/**
 * What a notification says about a payment: all of these are about a `deposit`. The type may say that it failed; any
 * other type leaves it to the notification's own words how the payment ended. Pure.
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
