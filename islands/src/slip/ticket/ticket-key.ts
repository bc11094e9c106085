/**
 * The stored ticket of earlier pages in the session. A separate file, so that checking for it costs
 * nothing.
 */
import { readStored } from "../../core/storage";

/** Session storage key of the ticket. */
export const TICKET_KEY = "ticket";
/** Session storage key of quick bet. */
export const QUICK_BET_KEY = "quick bet";

/** Whether an earlier page stored something that needs the slip's code immediately. */
export function hasTicketLeft(): boolean {
  return [TICKET_KEY, QUICK_BET_KEY].some((key) => readStored("session", key) !== undefined);
}

/** The stake as typed in version 1, which had one for the whole slip. */
export function typedStakeOfVersion1(): string {
  const stored = readStored("session", TICKET_KEY) as
    | { version?: unknown; stake?: { text?: unknown } }
    | undefined;
  const text = stored?.version === 1 ? stored.stake?.text : "";
  return typeof text === "string" ? text : "";
}
