/** The browser that a player's messages to devices come to, by the id of its subscription. */
import { call } from "./client";
import { fields, maybe, type Reader, text } from "./read";

const read: Reader<string | null> = (value, at) =>
  fields(value, at)("one_signal_push_notification_subscription", maybe(text));

/** Its id (`GET /settings`): empty when there is none, null when the operator does not say. */
export async function fetchSubscription(): Promise<string | null> {
  return (await call({ method: "GET", path: "/api/v2/settings", read })).data;
}
