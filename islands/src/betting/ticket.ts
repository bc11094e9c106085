/**
 * The life of a ticket (spec 4, "Ticket states"): initial, odds changed, processing, success, error.
 *
 * A pure machine: what happened goes in, the next state comes out, and what cannot happen in a
 * state leaves it as it is. One state is ours beside the spec's five: `unanswered`, when a call went
 * out and no answer came. The bet may exist; until it has been looked up nothing can be placed.
 */

import type { BonusUse, SelectionPlacement } from "../api/wire.gen";
import type { BetType } from "./bet-type";

/** A placement that went out: enough to know its bets again in the player's history. */
export interface Attempt {
  /** Unique in this browser. */
  readonly id: string;
  /** When it was sent, as milliseconds since 1970 by the browser's clock. */
  readonly sentAt: number;
  /** At least one; several singles of a multi-single. */
  readonly bets: readonly AttemptBet[];
  /** Bets that this session placed before, which an equal one must not be taken for. */
  readonly known: readonly string[];
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
  /** What was picked, with the prices that the player accepted. */
  readonly selections: readonly SelectionPlacement[];
  /** The same selections in words, in the same order, for the receipt. */
  readonly picks: readonly Pick[];
}

/** A selection in words. */
export interface Pick {
  /** The price's key. */
  readonly id: string;
  readonly outcome: string;
  readonly market: string;
  readonly event: string;
}

/** What was placed. */
export interface Receipt {
  /** What was sent. */
  readonly attempt: Attempt;
  /** What was taken of it; all of it, but for a lost answer that turned out to be for some alone. */
  readonly bets: readonly ReceiptBet[];
  /** Whether the answer was lost and the bets were found by looking them up. */
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
  /** Whether a trader looks at it first. */
  readonly isVip: boolean;
  /** With the prices that were taken. */
  readonly selections: readonly SelectionPlacement[];
}

/** Why the operator refused. */
export interface Refusal {
  /** Its stable word or number (spec 8). */
  readonly code: string;
  /** The operator's own words, in the player's language; shown for codes that have no words here. */
  readonly message: string;
  /** Whether the price was the reason (spec 8, "Wrong-odds risk codes"). */
  readonly wrongOdds: boolean;
}

/** A ticket. */
export type Ticket =
  | { readonly state: "initial" }
  /** With what was refused meanwhile: it is said until the player has accepted the changes. */
  | { readonly state: "odds_changed"; readonly refusal?: Refusal }
  | { readonly state: "processing"; readonly attempt: Attempt }
  | { readonly state: "unanswered"; readonly attempt: Attempt; readonly looking: boolean }
  | { readonly state: "success"; readonly receipt: Receipt }
  | { readonly state: "error"; readonly refusal: Refusal };

/** What can happen to a ticket. */
export type TicketEvent =
  | { readonly kind: "selections"; readonly needAccepting: boolean }
  | { readonly kind: "place"; readonly attempt: Attempt }
  | { readonly kind: "placed"; readonly receipt: Receipt }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  /** Nobody is signed in, or an error came without a code: the slip is as it was (spec 4). */
  | { readonly kind: "returned" }
  | { readonly kind: "unanswered" }
  | { readonly kind: "look" }
  | { readonly kind: "look_failed" }
  | { readonly kind: "found"; readonly receipt: Receipt }
  | { readonly kind: "not_found" }
  /** A placed bet is in another state: a live one was accepted or rejected. */
  | { readonly kind: "bet_changed"; readonly betId: string; readonly status: string }
  | { readonly kind: "closed" };

/** A ticket on which nothing has happened. */
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
        ? { state: "unanswered", attempt: ticket.attempt, looking: false }
        : ticket;
    case "look":
      return ticket.state === "unanswered" ? { ...ticket, looking: true } : ticket;
    case "look_failed":
      return ticket.state === "unanswered" ? { ...ticket, looking: false } : ticket;
    case "found":
      return ticket.state === "unanswered" ? { state: "success", receipt: event.receipt } : ticket;
    case "not_found":
      return ticket.state === "unanswered" ? { state: "error", refusal: NEVER_ARRIVED } : ticket;
    case "bet_changed":
      return ticket.state === "success" ? withStatus(ticket, event.betId, event.status) : ticket;
    case "closed":
      return onClosed(ticket);
  }
}

/** Code of the refusal that we make ourselves when a lost bet turns out not to exist. */
export const NOT_PLACED = "not_placed";

const NEVER_ARRIVED: Refusal = { code: NOT_PLACED, message: "", wrongOdds: false };

/** The receipt follows what becomes of its bets. */
function withStatus(
  ticket: Extract<Ticket, { state: "success" }>,
  betId: string,
  status: string,
): Ticket {
  const { bets } = ticket.receipt;
  if (!bets.some((bet) => bet.betId === betId && bet.status !== status)) return ticket;
  const changed = bets.map((bet) => (bet.betId === betId ? { ...bet, status } : bet));
  return { ...ticket, receipt: { ...ticket.receipt, bets: changed } };
}

/** Selections changed: flags decide, but never under a bet that is on its way or just placed. */
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

/** What was said is put away; what is to be accepted and what is on its way stay. */
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

/** Whether the slip holds still: nothing in it may be changed. */
export function isHeld(ticket: Ticket): boolean {
  return ticket.state === "processing" || ticket.state === "unanswered";
}

const WRONG_ODDS = new Set([
  "101",
  "120",
  "odds_different_than_bookmaker",
  "odds_higher_than_bookmakers",
  "odds_to_low",
  "odds_higher_than_bookmakers_current_odds",
]);

/** Whether a refusal's code is about the price (spec 5, 8). */
export function isWrongOdds(code: string): boolean {
  return WRONG_ODDS.has(code);
}

/** A bet of the history, as far as it is compared. */
export interface PlacedLike {
  readonly id: string;
  readonly stake: { readonly value: number; readonly currency: string };
  readonly created_at: string;
  readonly selections: readonly {
    readonly match: { readonly id: number };
    readonly market: { readonly id: number };
    readonly outcome: { readonly id: number };
    readonly specifier: string | null;
  }[];
}

/**
 * How far the browser's clock may be from the operator's. Wide on purpose: a clock that is wrong
 * must not make a placed bet invisible, for then it would be placed twice.
 */
const CLOCK_TOLERANCE = 24 * 3_600_000;

/**
 * What a lost attempt made: for each of its bets, in their order, the bet of the history that it
 * became, if there is one: same stake, same selections, placed since, not one that this session knows
 * of, and none of them taken twice. The wire has no key of the caller's to ask for, so a bet is known
 * by what it is.
 */
export function findAttempt<B extends PlacedLike>(
  attempt: Attempt,
  bets: readonly B[],
): (B | undefined)[] {
  const taken = new Set(attempt.known);
  return attempt.bets.map((one) => {
    const wanted = one.selections.map(placementKey).sort().join(" ");
    const found = bets.find(
      (bet) =>
        !taken.has(bet.id) &&
        bet.stake.value === one.stake &&
        bet.stake.currency === one.currency &&
        Date.parse(bet.created_at) >= attempt.sentAt - CLOCK_TOLERANCE &&
        bet.selections.map(historyKey).sort().join(" ") === wanted,
    );
    if (found) taken.add(found.id);
    return found;
  });
}

/** Key of the price that a placement names. */
export function placementKey(selection: SelectionPlacement): string {
  const { match_id, market_id, specifier, outcome_id } = selection;
  return `${match_id}:${market_id}:${specifier ?? ""}:${outcome_id}`;
}

function historyKey(selection: PlacedLike["selections"][number]): string {
  const { match, market, outcome, specifier } = selection;
  return `${match.id}:${market.id}:${specifier ?? ""}:${outcome.id}`;
}
