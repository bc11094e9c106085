/** The ticket as it is stored for the session, and restored from an earlier page. */
import { type Attempt, INITIAL, type Ticket } from "../../betting/ticket";
import { readStored, warnUnusable, writeStored } from "../../core/storage";
import { TICKET_KEY } from "./ticket-key";

/** The stored state. */
export interface Kept {
  readonly version: 2;
  readonly ticket: Ticket;
  /** Bets that this session knows, so that they are not mistaken for one that is looked up. */
  readonly placed: readonly string[];
}

/** Stores the ticket. */
export function storeTicket(kept: Kept): void {
  writeStored("session", TICKET_KEY, kept);
}

/**
 * The state that an earlier page of this session stored. The answer of a bet that was on its way is
 * lost.
 */
export function restoreTicket(): Kept {
  const stored = readStored("session", TICKET_KEY);
  const { version, ticket, placed } = (stored ?? {}) as Partial<Omit<Kept, "version">> & {
    version?: number;
  };
  if (ticket && placed && version === 2) return { version, ticket: afterReload(ticket), placed };
  if (ticket && placed && version === 1) {
    return { version: 2, ticket: ofVersion1(ticket as unknown as Version1), placed };
  }
  if (stored !== undefined) warnUnusable(TICKET_KEY, "not a ticket of version 2");
  return { version: 2, ticket: INITIAL, placed: [] };
}

function afterReload(ticket: Ticket): Ticket {
  switch (ticket.state) {
    case "processing":
    case "unanswered":
      return { state: "unanswered", attempt: ticket.attempt, looking: false };
    case "success":
      return ticket;
    default:
      return INITIAL;
  }
}

/** A ticket of version 1, whose attempt was one bet. Only its lost answers still matter. */
interface Version1 {
  readonly state: string;
  readonly attempt?: Omit<Attempt, "bets"> & Omit<Attempt["bets"][number], "id" | "type">;
}

function ofVersion1({ state, attempt }: Version1): Ticket {
  if (!attempt || (state !== "processing" && state !== "unanswered")) return INITIAL;
  const { id, sentAt, known, stake, currency, selections, picks } = attempt;
  const type = selections.length > 1 ? "combo" : "single";
  const bet = { id: "1", type, stake, currency, selections, picks } as const;
  return { state: "unanswered", attempt: { id, sentAt, known, bets: [bet] }, looking: false };
}
