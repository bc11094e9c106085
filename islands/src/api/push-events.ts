/** The push events by name (book: rules/push). */
import type { PushEvent } from "./wire.gen";

/** Names of the events. */
export type PushEventName = PushEvent["event_name"];

/** The data of an event, by its name, as the operator's API promises it. */
export type PushMessage<N extends PushEventName> = Extract<PushEvent, { event_name: N }>["message"];
