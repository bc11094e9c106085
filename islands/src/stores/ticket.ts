/**
 * The ticket: the stake that is typed, the placing of the bet, and what came of it (spec 4, "Ticket
 * states"). The rules are `betting/ticket.ts`; this keeps the state, calls the operator and stores
 * all of it for the session, so that a reload in the middle of placing loses nothing and places
 * nothing twice.
 */
import { atom, type ReadableAtom } from "nanostores";
import { onSessionExpired } from "../api/client";
import { ApiError, isStatus } from "../api/errors";
import { wait } from "../api/patience";
import { fetchBets, placeBets } from "../api/sportsbook";
import type { Bet, SelectionPlacement } from "../api/wire.gen";
import { betTypeOf } from "../betting/bet-type";
import { acceptChanges, needsAccepting } from "../betting/selection";
import {
  type Attempt,
  findAttempt,
  INITIAL,
  isWrongOdds,
  nextTicket,
  type Pick,
  type Receipt,
  type Ticket,
  type TicketEvent,
} from "../betting/ticket";
import { $slip, type SlipSelection, updateSlip } from "../core/selections";
import { readStored, writeStored } from "../core/storage";
import { loadMessages } from "../messages/messages";
import { push } from "../push/bus";
import { alerts } from "./alerts";
import { mergeBet } from "./bets";
import { deviceId } from "./device";
import { askOffers } from "./offers";
import { $session, loadAccounts } from "./session";
import { askSignIn } from "./sign-in";
import { TICKET_KEY } from "./ticket-key";

/** What the player typed as the stake. */
export interface TypedStake {
  /** As it was typed, whether or not it can be understood. */
  readonly text: string;
  /** Currency that it was typed in; a bet in another currency loses its stake (spec 5). */
  readonly currency: string;
}

interface Kept {
  readonly version: 1;
  readonly stake: TypedStake;
  readonly ticket: Ticket;
  readonly placed: readonly string[];
}

const NO_STAKE: TypedStake = { text: "", currency: "" };
const kept = restore();
const $state = atom<Ticket>(kept.ticket);
const $typed = atom<TypedStake>(kept.stake);
/** Bets that this session knows of, so that they are not taken for one that is looked up. */
let placed: readonly string[] = kept.placed;

/** The ticket. */
export const $ticket: ReadableAtom<Ticket> = $state;

/** The stake. It belongs to the slip, not to a selection: removing one never loses it. */
export const $stake: ReadableAtom<TypedStake> = $typed;

/** Sets the stake as it was typed. */
export function setStake(text: string, currency: string): void {
  $typed.set({ text, currency });
  store();
}

/** Accepts what changed: new prices are taken, what cannot be bet on leaves the slip (spec 4). */
export function accept(): void {
  updateSlip(({ selections }) => ({ selections: acceptChanges(selections) }));
}

/** Puts a refusal or a receipt away. */
export function closeTicket(): void {
  send({ kind: "closed" });
}

/** Puts the receipt away with the selections that were placed, and the stake. */
export function finishTicket(): void {
  const ticket = $state.get();
  if (ticket.state !== "success") return;
  closeTicket();
  setStake("", $typed.get().currency);
  const done = new Set(
    ticket.receipt.attempt.bets.flatMap(({ picks }) => picks.map((pick) => pick.id)),
  );
  updateSlip(({ selections }) => ({ selections: selections.filter((s) => !done.has(s.id)) }));
}

let started = false;

/** Follows the selections, the session and the push; looks up a bet that a reload left behind. */
export function startTicket(): void {
  if (started) return;
  started = true;
  $slip.subscribe(({ selections }) => {
    startAnew(selections);
    send({ kind: "selections", needAccepting: needsAccepting(selections) });
  });
  $session.subscribe(({ status }) => {
    if (status === "logged_in") void lookUp();
  });
  push.on("bet_changed", ({ bet }) => {
    const ticket = $state.get();
    if (ticket.state === "unanswered") found(ticket.attempt, [bet]);
  });
  window.addEventListener("online", () => void lookUp());
  onSessionExpired(() => send({ kind: "look_failed" }));
}

/** A price picked under a receipt begins the next slip: what was placed leaves (spec 4, adding). */
function startAnew(selections: readonly SlipSelection[]): void {
  const ticket = $state.get();
  if (ticket.state !== "success") return;
  const done = new Set(
    ticket.receipt.attempt.bets.flatMap(({ picks }) => picks.map((pick) => pick.id)),
  );
  if (selections.some((selection) => !done.has(selection.id))) finishTicket();
}

/**
 * Places the slip with a stake that the rules have let pass.
 *
 * While it is on its way nothing else can be placed. Every way in which the answer can be missing
 * (no connection, a time limit, half an answer, a server that fails) ends in looking the bet up,
 * never in placing again.
 */
export async function place(stake: number, currency: string): Promise<void> {
  const { selections } = $slip.get();
  const kind = betTypeOf(selections.length);
  if (!kind) return;
  if ($session.get().status === "not_logged_in") return askSignIn("to_place");
  const attempt: Attempt = {
    id: crypto.randomUUID(),
    sentAt: Date.now(),
    bets: [
      {
        id: "1",
        type: kind,
        stake,
        currency,
        selections: selections.map(placementOf),
        picks: selections.map(pickOf),
      },
    ],
    known: placed,
  };
  send({ kind: "place", attempt });
  const ticket = $state.get();
  if (ticket.state !== "processing" || ticket.attempt !== attempt) return;
  try {
    const [bet] = await placeBets({
      meta: { device_id: deviceId(), quick: false, type: kind },
      bets: [{ stake: { value: stake, currency }, selections: selections.map(placementOf) }],
    });
    if (!bet) return unanswered();
    const { bet_id: betId, status, is_vip: isVip } = bet;
    const taken = { id: "1", betId, status, isVip, selections: bet.selections };
    settle({ attempt, bets: [taken], wasLost: false });
  } catch (error) {
    refused(error);
  }
}

function refused(error: unknown): void {
  if (!(error instanceof ApiError) || error.isUncertain) {
    unanswered();
  } else if (error.status === 401) {
    send({ kind: "returned" });
    askSignIn("to_place");
  } else if (error.code === "") {
    send({ kind: "returned" });
    void alertFailure();
  } else {
    const message = error.byBet.find((text) => text !== null) ?? error.text;
    const refusal = { code: error.code, message, wrongOdds: isWrongOdds(error.code) };
    send({ kind: "refused", refusal });
    // Whatever was refused, the prices on show were not the operator's any more.
    void askOffers($slip.get().selections);
  }
}

function unanswered(): void {
  send({ kind: "unanswered" });
  void lookUp();
}

/** Pauses before each look: a bet may still be on its way into the list. */
const LOOKS = [0, 2_000, 4_000];
const LOOK_LIMIT = 50;

/** Looks up a bet whose answer never came. Until it is found or known not to be, none is placed. */
export async function lookUp(): Promise<void> {
  const ticket = $state.get();
  if (ticket.state !== "unanswered" || ticket.looking) return;
  send({ kind: "look" });
  for (const pause of LOOKS) {
    if (pause > 0) await wait(pause);
    try {
      const { data } = await fetchBets(1, LOOK_LIMIT);
      if (found(ticket.attempt, data)) return;
    } catch (error) {
      if (isStatus(error, 401)) askSignIn("expired");
      send({ kind: "look_failed" });
      return;
    }
  }
  send({ kind: "not_found" });
}

function found(attempt: Attempt, bets: readonly Bet[]): boolean {
  const [bet] = findAttempt(attempt, bets);
  const [sent] = attempt.bets;
  if (!bet || !sent) return false;
  const { id: betId, status, is_vip: isVip } = bet;
  const taken = { id: sent.id, betId, status, isVip, selections: sent.selections };
  settle({ attempt, bets: [taken], wasLost: true });
  mergeBet(bet);
  return true;
}

function settle(receipt: Receipt): void {
  placed = [...placed, ...receipt.bets.map((bet) => bet.betId)];
  send({ kind: receipt.wasLost ? "found" : "placed", receipt });
  void loadAccounts();
}

function send(event: TicketEvent): void {
  const next = nextTicket($state.get(), event);
  if (next === $state.get()) return;
  $state.set(next);
  store();
}

async function alertFailure(): Promise<void> {
  const say = await loadMessages();
  alerts.show({ type: "error", title: say("alert-error-title"), text: say("alert-error-text") });
}

function placementOf(selection: SlipSelection): SelectionPlacement {
  return {
    match_id: selection.matchId,
    market_id: selection.marketId,
    specifier: selection.specifier,
    outcome_id: selection.outcomeId,
    odds: selection.odds,
  };
}

function pickOf({ id, outcomeName, marketName, nameA, nameB }: SlipSelection): Pick {
  return { id, outcome: outcomeName, market: marketName, event: `${nameA} – ${nameB}` };
}

function store(): void {
  const kept: Kept = { version: 1, stake: $typed.get(), ticket: $state.get(), placed };
  writeStored("session", TICKET_KEY, kept);
}

/** What an earlier page of this session left. A bet that was on its way has lost its answer. */
function restore(): Kept {
  const stored = readStored("session", TICKET_KEY) as Partial<Kept> | undefined;
  if (stored?.version !== 1 || !stored.stake || !stored.ticket || !stored.placed) {
    return { version: 1, stake: NO_STAKE, ticket: INITIAL, placed: [] };
  }
  return { ...(stored as Kept), ticket: afterReload(stored.ticket) };
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
