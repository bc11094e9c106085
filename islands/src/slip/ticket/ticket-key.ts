/** What earlier pages of a session left of the ticket: apart, so that looking costs nothing. */
import { readStored } from "../../core/storage";

/** Session key of the ticket (spec 3, storage keys). */
export const TICKET_KEY = "ticket";
/** Session key of quick bet (spec 3, storage keys). */
export const QUICK_BET_KEY = "quick bet";

/** Whether an earlier page left something that wants the slip's code at once. */
export function hasTicketLeft(): boolean {
  return [TICKET_KEY, QUICK_BET_KEY].some((key) => readStored("session", key) !== undefined);
}

/** The stake as it was typed in a page of version 1, where there was one for the whole slip. */
export function typedStakeOfVersion1(): string {
  const stored = readStored("session", TICKET_KEY) as
    | { version?: unknown; stake?: { text?: unknown } }
    | undefined;
  const text = stored?.version === 1 ? stored.stake?.text : "";
  return typeof text === "string" ? text : "";
}
