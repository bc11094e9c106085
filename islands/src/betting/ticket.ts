/**
 * The life of a ticket (book: rules/placing).
 *
 * A pure state machine: an event goes in, the next state comes out, and an event that is impossible
 * in a state is ignored. A ticket is `unanswered` when a call was sent and no answer came. The bet
 * may exist; until it has been looked up nothing can be placed.
 */

import type { GivenCode } from "../api/errors";
import type { BonusUse, SelectionPlacement } from "../api/wire.gen";
import type { BetType } from "./bet-type";

/** A placement that was sent, with all that is needed to find its bets in the player's history. */
export interface Attempt {
  /**
   * Unique to these bets at these prices for this player. Every try of them has the same one until the operator has
   * answered, so an operator that remembers it places them once.
   */
  readonly id: string;
  /** Who places, as far as this page knows; undefined in what an earlier version stored. */
  readonly player?: number | undefined;
  /** Time of sending, in milliseconds since 1970 by the browser's clock. */
  readonly sentAt: number;
  /** At least one; several singles of a multi-single. */
  readonly bets: readonly AttemptBet[];
}

/** A bet that was sent. */
export interface AttemptBet {
  /** Id of the bet in the slip. */
  readonly id: string;
  readonly type: BetType;
  /** The stake in subunits. */
  readonly stake: number;
  /** Currency of the stake. */
  readonly currency: string;
  readonly systemId?: number | undefined;
  /** Joined price of a custom bet, in thousandths. */
  readonly customOdds?: number | undefined;
  readonly bonus?: BonusUse | undefined;
  /** The selections, with the prices that the player accepted. */
  readonly selections: readonly SelectionPlacement[];
  /** The names of the same selections, in the same order, for the receipt. */
  readonly picks: readonly Pick[];
}

/** The names of a selection. */
export interface Pick {
  /** The price's key. */
  readonly id: string;
  readonly outcome: string;
  readonly market: string;
  readonly event: string;
}

/** The bets that were placed. */
export interface Receipt {
  /** What was sent. */
  readonly attempt: Attempt;
  /** The accepted bets: all of them, except when a lost answer turned out to be for only some. */
  readonly bets: readonly ReceiptBet[];
  /** Whether the answer was lost and the bets were found in the history. */
  readonly wasLost: boolean;
}

/** A bet that was placed. */
export interface ReceiptBet {
  /** Id of the bet in the slip. */
  readonly id: string;
  /** The new bet. */
  readonly betId: string;
  /** Its state, usually `submitted` or `waiting_results`. */
  readonly status: string;
  /** Whether a trader reviews it first. */
  readonly isVip: boolean;
  /** With the prices at which they were accepted. */
  readonly selections: readonly SelectionPlacement[];
}

/** What the operator decided about placed bets. One that is only submitted is not accepted yet. */
export type Decision = "review" | "checking" | "rejected" | "placed";

/** The decision about bets that were placed together. */
export function decisionOn(
  bets: readonly { readonly status: string; readonly isVip: boolean }[],
): Decision {
  if (bets.some((bet) => bet.status === "rejected")) return "rejected";
  const submitted = bets.filter((bet) => bet.status === "submitted");
  if (submitted.some((bet) => bet.isVip)) return "review";
  return submitted.length > 0 ? "checking" : "placed";
}

/** Why the operator refused. */
export interface Refusal {
  /** Its code. */
  readonly code: RefusalCode;
  /**
   * The operator's message, in the player's language; shown for codes without a message of our own.
   */
  readonly message: string;
  /** What the operator adds to it, in the player's language; shown below whatever the message is. */
  readonly details?: string;
  /** Whether the price was the reason. */
  readonly wrongOdds: boolean;
}

/** A ticket. */
export type Ticket =
  | { readonly state: "initial" }
  /** With the refusal that led here, which is shown until the player has accepted the changes. */
  | { readonly state: "odds_changed"; readonly refusal?: Refusal }
  | { readonly state: "processing"; readonly attempt: Attempt }
  | Unanswered
  | { readonly state: "success"; readonly receipt: Receipt }
  | { readonly state: "error"; readonly refusal: Refusal };

/** A ticket whose answer was lost. */
export interface Unanswered {
  readonly state: "unanswered";
  readonly attempt: Attempt;
  /** Until when the operator may still place the bets, in milliseconds since 1970. */
  readonly until: number;
  readonly looking: boolean;
}

/** The events of a ticket. */
export type TicketEvent =
  | { readonly kind: "selections"; readonly needAccepting: boolean }
  | { readonly kind: "place"; readonly attempt: Attempt }
  | { readonly kind: "placed"; readonly receipt: Receipt }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  /** Nobody is signed in, or another player is: the slip is unchanged. */
  | { readonly kind: "returned" }
  | { readonly kind: "unanswered"; readonly until: number }
  | { readonly kind: "look" }
  | { readonly kind: "look_failed" }
  | { readonly kind: "found"; readonly receipt: Receipt }
  | { readonly kind: "not_found" }
  /** Several listed bets could be the lost one: only the player can say which. */
  | { readonly kind: "unsure" }
  /** Another player signed in: the bets can only be looked up for the one who placed them. */
  | { readonly kind: "set_aside" }
  /** A placed bet changed its state: a live one was accepted or rejected. */
  | { readonly kind: "bet_changed"; readonly betId: string; readonly status: string }
  | { readonly kind: "closed" };

/** The initial state of a ticket. */
export const INITIAL: Ticket = { state: "initial" };

/** The ticket after an event. */
export function nextTicket(ticket: Ticket, event: TicketEvent): Ticket {
  switch (event.kind) {
    case "selections":
      return onSelections(ticket, event.needAccepting);
    case "place":
      return ticket.state === "initial" || ticket.state === "error"
        ? { state: "processing", attempt: event.attempt }
        : ticket;
    case "placed":
      return ticket.state === "processing" ? { state: "success", receipt: event.receipt } : ticket;
    case "refused":
      return ticket.state === "processing" ? { state: "error", refusal: event.refusal } : ticket;
    case "returned":
      return ticket.state === "processing" ? INITIAL : ticket;
    case "unanswered":
      return ticket.state === "processing"
        ? { state: "unanswered", attempt: ticket.attempt, until: event.until, looking: false }
        : ticket;
    case "look":
      return ticket.state === "unanswered" ? { ...ticket, looking: true } : ticket;
    case "look_failed":
      return ticket.state === "unanswered" ? { ...ticket, looking: false } : ticket;
    case "found":
      return ticket.state === "unanswered" ? { state: "success", receipt: event.receipt } : ticket;
    case "not_found":
      return ticket.state === "unanswered" ? { state: "error", refusal: NEVER_ARRIVED } : ticket;
    case "unsure":
      return ticket.state === "unanswered" ? { state: "error", refusal: UNSURE } : ticket;
    case "set_aside":
      return ticket.state === "unanswered" ? INITIAL : ticket;
    case "bet_changed":
      return ticket.state === "success" ? onBetChanged(ticket, event.betId, event.status) : ticket;
    case "closed":
      return onClosed(ticket);
  }
}

/** A code of the page itself. */
type OwnCode =
  /** A lost bet turns out not to exist. */
  | "not_placed"
  /** A lost bet cannot be told apart from others in the history. */
  | "maybe_placed"
  /** Another tab is placing. */
  | "placing_elsewhere";

/** Why nothing was placed: a code of the operator, or of the page itself. */
export type RefusalCode = GivenCode | OwnCode;

const NEVER_ARRIVED: Refusal = { code: "not_placed", message: "", wrongOdds: false };
const UNSURE: Refusal = { code: "maybe_placed", message: "", wrongOdds: false };

/** A receipt after one of its bets changed its state; the same one if none did. */
export function withStatus(receipt: Receipt, betId: string, status: string): Receipt {
  const { bets } = receipt;
  if (!bets.some((bet) => bet.betId === betId && bet.status !== status)) return receipt;
  const changed = bets.map((bet) => (bet.betId === betId ? { ...bet, status } : bet));
  return { ...receipt, bets: changed };
}

function onBetChanged(
  ticket: Extract<Ticket, { state: "success" }>,
  betId: string,
  status: string,
): Ticket {
  const receipt = withStatus(ticket.receipt, betId, status);
  return receipt === ticket.receipt ? ticket : { ...ticket, receipt };
}

/** Selections changed: their flags decide, except while a bet is on its way or just placed. */
function onSelections(ticket: Ticket, needAccepting: boolean): Ticket {
  switch (ticket.state) {
    case "processing":
    case "unanswered":
    case "success":
      return ticket;
    case "error":
      return needAccepting ? { state: "odds_changed", refusal: ticket.refusal } : ticket;
    case "odds_changed":
      return needAccepting ? ticket : INITIAL;
    case "initial":
      return needAccepting ? { state: "odds_changed" } : ticket;
  }
}

/** Closes a message; changes to accept and a bet on its way stay. */
function onClosed(ticket: Ticket): Ticket {
  switch (ticket.state) {
    case "success":
    case "error":
      return INITIAL;
    case "odds_changed":
      return ticket.refusal ? { state: "odds_changed" } : ticket;
    default:
      return ticket;
  }
}

/** Whether the slip is locked: nothing in it may be changed. */
export function isHeld(ticket: Ticket): boolean {
  return ticket.state === "processing" || ticket.state === "unanswered";
}

const WRONG_ODDS: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  "101",
  "118",
  "120",
  "odds_different_than_bookmaker",
  "odds_higher_than_bookmakers",
  "odds_to_low",
  "odds_higher_than_bookmakers_current_odds",
]);

/** Whether a refusal's code is about the price. */
export function isWrongOdds(code: RefusalCode): boolean {
  return WRONG_ODDS.has(code);
}

/** Key of the price in a placement. */
export function placementKey(selection: SelectionPlacement): string {
  const { match_id, market_id, specifier, outcome_id } = selection;
  return `${match_id}:${market_id}:${specifier ?? ""}:${outcome_id}`;
}
