/** The ticket as it is stored for the session, and restored from an earlier page. */
import { doubtEndsAfterReload } from "../../betting/doubt";
import { type Attempt, INITIAL, type Ticket, type Unanswered } from "../../betting/ticket";
import { readStored, warnUnusable, writeStored } from "../../core/storage";
import { TICKET_KEY } from "./ticket-key";
import type { KeptTicket } from "./ticket-store";

const VERSION = 3;

/** Stores the ticket. */
export function storeTicket(kept: KeptTicket): void {
  writeStored("session", TICKET_KEY, { version: VERSION, ...kept });
}

/** What an earlier page of this session stored, in any version. */
interface Stored {
  readonly version?: number;
  readonly ticket?: Ticket;
  readonly aside?: readonly Unanswered[];
  /** In versions 1 and 2: bets that this session had placed. */
  readonly placed?: readonly string[];
}

/** The restored ticket, and bets that an earlier version of the page had placed. */
export interface Restored extends KeptTicket {
  readonly placed: readonly string[];
}

/**
 * The state that an earlier page of this session stored. The answer of a bet that was on its way is
 * lost; `now` is in milliseconds since 1970.
 */
export function restoreTicket(now: number): Restored {
  const stored = readStored("session", TICKET_KEY);
  const { version, ticket, aside, placed = [] } = (stored ?? {}) as Stored;
  if (ticket && (version === 3 || version === 2)) {
    return { ticket: afterReload(ticket, now), aside, placed };
  }
  if (ticket && version === 1) {
    return { ticket: ofVersion1(ticket as unknown as Version1, now), placed };
  }
  if (stored !== undefined) warnUnusable(TICKET_KEY, `not a ticket of version ${VERSION}`);
  return { ticket: INITIAL, placed: [] };
}

/** A ticket of an earlier page. The answer of a bet that was on its way is lost. */
export function afterReload(ticket: Ticket, now: number): Ticket {
  switch (ticket.state) {
    case "processing":
      return lost(ticket.attempt, now);
    case "unanswered":
      return lost(ticket.attempt, now, ticket.until);
    case "success":
      return ticket;
    default:
      return INITIAL;
  }
}

function lost(attempt: Attempt, now: number, until?: number): Unanswered {
  const ends = doubtEndsAfterReload(attempt.sentAt, now, until);
  return { state: "unanswered", attempt, until: ends, looking: false };
}

/** A ticket of version 1, whose attempt was one bet. Only its lost answers still matter. */
interface Version1 {
  readonly state: string;
  readonly attempt?: Omit<Attempt, "bets"> & Omit<Attempt["bets"][number], "id" | "type">;
}

function ofVersion1({ state, attempt }: Version1, now: number): Ticket {
  if (!attempt || (state !== "processing" && state !== "unanswered")) return INITIAL;
  const { id, sentAt, stake, currency, selections, picks } = attempt;
  const type = selections.length > 1 ? "combo" : "single";
  const bet = { id: "1", type, stake, currency, selections, picks } as const;
  return lost({ id, sentAt, bets: [bet] }, now);
}
