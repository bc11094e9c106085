/** What a notification says of a payment (spec 3): all are about a `deposit`, and the type of one that failed says so. Pure. */
import type { Notification } from "../api/notifications";

/** How the payment ended that a notification is about; undefined where it is about something else. */
export function endOf({
  type,
  object_type,
}: Pick<Notification, "type" | "object_type">): "success" | "error" | undefined {
  if (object_type !== "deposit") return undefined;
  return type === "deposit_failed" ? "error" : "success";
}
