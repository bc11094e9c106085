/** The push's events by name (spec 4). */
import type { PushEvent } from "./wire.gen";

/** Names of the events. */
export type PushEventName = PushEvent["event_name"];

/** What an event of a name carries, as the operator's API promises it. */
export type PushMessage<N extends PushEventName> = Extract<PushEvent, { event_name: N }>["message"];
