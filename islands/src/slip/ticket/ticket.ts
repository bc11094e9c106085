/**
 * The ticket: placing the slip's bets, and the result (spec 4, "Ticket states"). The rules are in
 * `betting/ticket.ts`; this keeps the state, calls the operator and stores everything for the
 * session, so that a reload during a placement loses nothing and places nothing twice.
 *
 * All tabs of the browser share one slip and show the same ticket. While one of them places, the
 * others are locked; when that one is closed before its answer, another looks its bets up.
 */
import { atom, type ReadableAtom } from "nanostores";
import { $playHeld } from "../../account/shared/play";
import { $session, loadAccounts } from "../../account/shared/session";
import { $settings, acceptMode } from "../../account/shared/settings";
import { askSignIn } from "../../account/shared/sign-in";
import { alerts } from "../../alerts/shared/alerts";
import { saysOffline } from "../../alerts/shared/offline";
import { onSessionExpired } from "../../api/client";
import { ApiError } from "../../api/errors";
import { readBetChanged } from "../../api/schemas/bets";
import { placeBets } from "../../api/sportsbook";
import { slipNeedsAccepting } from "../../betting/accepting";
import {
  type Attempt,
  decisionOn,
  isWrongOdds,
  nextTicket,
  type Receipt,
  type Refusal,
  type Ticket,
  type TicketEvent,
  withStatus,
} from "../../betting/ticket";
import type { SlipView } from "../../betting/view-types";
import { $panel } from "../../core/panel";
import { $slip, type SlipSelection, updateSlip } from "../../core/selections";
import { openTabs } from "../../core/tabs";
import { loadMessages, SHARED } from "../../messages/messages";
import { push } from "../../push/bus";
import { viewNow } from "../asking";
import { bonusesKnown, forgetBonuses } from "../bonuses";
import { $maxStakes } from "../max-stakes";
import { askOffers } from "../offers";
import { askCustomOddsAgain } from "../shared/custom-bet";
import { reportCustomPlaced } from "../shared/custom-placed";
import { $layout, sendSlip } from "../shared/slip";
import { deviceId } from "./device";
import { foundReceipt, lookFor, receiptOf } from "./look-up";
import { attemptBet, placementOfAttempt } from "./placements";
import { ifFree, whenFree } from "./placing-lock";
import { restoreTicket, storeTicket } from "./ticket-stored";

/** Code of our own refusal when another tab is placing. */
export const PLACING_ELSEWHERE = "placing_elsewhere";
/** Code of the operator's refusal of a custom bet's price (spec 5). */
const INVALID_CUSTOM_ODDS = "120";

const CHANNEL = "ticket-2";

const kept = restoreTicket();
const $state = atom<Ticket>(kept.ticket);
let placed: readonly string[] = kept.placed;
/** The attempt whose answer this tab awaits: other tabs' reports about it are ignored. */
let sending: string | undefined;
let sendToTabs: (message: TabMessage) => void = () => {};

/** Messages between tabs about tickets: a new page asks, and every change is sent. */
type TabMessage = { readonly ask: true } | { readonly ticket: Ticket };

/** The ticket. */
export const $ticket: ReadableAtom<Ticket> = $state;

/** Bets that this session has placed, so that another one is not mistaken for them. */
export function knownBets(): readonly string[] {
  return placed;
}

/** Remembers placed bets, of the slip or of quick bet. */
export function rememberBets(ids: readonly string[]): void {
  placed = [...new Set([...placed, ...ids])];
  storeTicket({ version: 2, ticket: $state.get(), placed });
}

/** A note says what has just happened: a receipt that is closed later has been read. */
const NEWS_MS = 60_000;

const $note = atom<Receipt | undefined>(undefined);
/** When this page learnt that the bets of the shown receipt are placed; undefined for an earlier page's. */
let settledAt: number | undefined;

const $waits = atom(false);

/** Whether bets that are to be placed wait for their bonuses. */
export const $awaitsBonuses: ReadableAtom<boolean> = $waits;

/** The receipt that was closed last on this page: that its bets are placed is still shown. */
export const $placed: ReadableAtom<Receipt | undefined> = $note;

/** Closes the note about placed bets. */
export function closePlaced(): void {
  $note.set(undefined);
}

/**
 * The next bet begins: the note that the last one was placed has been read and goes. One about a bet that
 * is still checked, or was not accepted, stays until it is closed.
 */
export function leavePlaced(): void {
  const note = $note.get();
  if (note && decisionOn(note.bets) === "placed") closePlaced();
}

/** Closes a refusal or a receipt; the selections stay. */
export function closeTicket(): void {
  const ticket = $state.get();
  if (ticket.state === "success") {
    const isNews = settledAt !== undefined && performance.now() - settledAt < NEWS_MS;
    if (isNews || decisionOn(ticket.receipt.bets) !== "placed") $note.set(ticket.receipt);
  }
  send({ kind: "closed" });
}

/** Closes the receipt and removes the placed selections. */
export function finishTicket(): void {
  const ticket = $state.get();
  if (ticket.state !== "success") return;
  closeTicket();
  const done = placedIds(ticket.receipt);
  updateSlip(({ selections }) => ({ selections: selections.filter((s) => !done.has(s.id)) }));
}

let started = false;

/**
 * Follows selections, session, push and tabs; looks up a bet that was on its way before a reload.
 */
export function startTicket(): void {
  if (started) return;
  started = true;
  $slip.subscribe(({ selections }, before) => {
    // Beside an empty slip the note is in view, in the panel or as a bar. Beside another it may not have been.
    if (before?.selections.length === 0 && selections.length > 0) leavePlaced();
    startAnew(selections);
    followChanges();
  });
  $layout.listen(followChanges);
  // A receipt that is closed with its panel is done with: its selections must not stay picked.
  $panel.listen(({ open }, before) => {
    if (before?.open && !open) finishTicket();
  });
  $session.subscribe(({ status }) => {
    if (status === "logged_in") void lookUp();
    else if (status === "not_logged_in") closePlaced();
  });
  push.on("bet_changed", readBetChanged, ({ bet }) => {
    const ticket = $state.get();
    const found = ticket.state === "unanswered" && foundReceipt(ticket.attempt, [bet]);
    if (found && found.bets.length === found.attempt.bets.length) settle(found);
    send({ kind: "bet_changed", betId: bet.id, status: bet.status });
    const note = $note.get();
    if (note) $note.set(withStatus(note, bet.id, bet.status));
  });
  window.addEventListener("online", () => void lookUp());
  onSessionExpired(() => send({ kind: "look_failed" }));
  sendToTabs = openTabs(CHANNEL, (message) => receive(message as TabMessage));
  sendToTabs({ ask: true });
}

/** The bets decide whether something has to be accepted: a custom bet has its own price. */
function followChanges(): void {
  const { selections } = $slip.get();
  const mode = acceptMode($settings.get());
  const needAccepting = slipNeedsAccepting($layout.get(), selections, mode);
  send({ kind: "selections", needAccepting });
}

/**
 * A price picked while a receipt is shown begins the next slip: the placed selections leave (spec
 * 4, adding).
 */
function startAnew(selections: readonly SlipSelection[]): void {
  const ticket = $state.get();
  if (ticket.state !== "success") return;
  const done = placedIds(ticket.receipt);
  if (selections.some((selection) => !done.has(selection.id))) finishTicket();
}

function placedIds({ attempt, bets }: Receipt): ReadonlySet<string> {
  const taken = new Set(bets.map((bet) => bet.id));
  const sent = attempt.bets.filter((bet) => taken.has(bet.id));
  return new Set(sent.flatMap(({ picks }) => picks.map((pick) => pick.id)));
}

/**
 * Places the bets of the slip, all in one call, when nothing blocks them.
 *
 * While they are on their way nothing else can be placed, in any tab. Every failure of the answer
 * (no connection, a timeout, a partial answer, a server error) leads to looking the bets up, never
 * to placing them again.
 */
export async function place(): Promise<void> {
  if ($playHeld.get() || $waits.get()) return;
  if ($session.get().status === "not_logged_in") return askSignIn("to_place");
  const wanted = viewToPlace();
  if (!wanted || saysOffline()) return;
  $waits.set(true);
  await bonusesKnown();
  $waits.set(false);
  const view = viewToPlace();
  // A boost only raises the return. Anything else is on the button first.
  if (!view || costOf(view) !== costOf(wanted)) return;
  const bets = view.bets.flatMap((bet) => attemptBet(bet, bet.bet.stake.currency) ?? []);
  if (bets.length === 0) return;
  const attempt: Attempt = { id: crypto.randomUUID(), sentAt: Date.now(), bets, known: placed };
  send({ kind: "place", attempt });
  if (!isOnItsWay(attempt)) return;
  closePlaced();
  sending = attempt.id;
  const wasFree = await ifFree(() => sendBets(attempt));
  sending = undefined;
  if (!wasFree) send({ kind: "refused", refusal: ELSEWHERE }, false);
}

/** The slip's view; undefined while its button does not place. */
function viewToPlace(): SlipView<SlipSelection> | undefined {
  const view = viewNow($maxStakes.get());
  return view?.action.kind === "place" && !view.action.blocker ? view : undefined;
}

/** What is bet on, and with how much. */
function costOf({ bets, totalStake, freebetStake }: SlipView<SlipSelection>): string {
  const all = bets.map(({ bet, selections, stake }) => [
    ...[bet.id, bet.type, bet.systemId, stake.ok ? stake.value : 0],
    selections.map(({ id }) => id),
  ]);
  return JSON.stringify([all, `${totalStake}`, `${freebetStake}`]);
}

const ELSEWHERE: Refusal = { code: PLACING_ELSEWHERE, message: "", wrongOdds: false };

async function sendBets(attempt: Attempt): Promise<void> {
  // A dialog about a limit may have opened while the lock was awaited.
  if ($playHeld.get()) return send({ kind: "returned" });
  // Sent while the lock is held: a tab that receives it waits for the lock, to learn the result.
  sendToTabs({ ticket: $state.get() });
  const [first] = attempt.bets;
  try {
    const answers = await placeBets({
      meta: {
        device_id: deviceId(),
        quick: false,
        type: first?.type ?? "single",
        attempt_id: attempt.id,
      },
      bets: attempt.bets.map(placementOfAttempt),
    });
    if (answers.length !== attempt.bets.length) return unanswered();
    settle(receiptOf(attempt, answers, false));
  } catch (error) {
    onFailure(attempt, error);
  }
}

function onFailure(attempt: Attempt, error: unknown): void {
  if (!(error instanceof ApiError) || error.isUncertain) {
    unanswered();
  } else if (error.status === 401) {
    send({ kind: "returned" });
    askSignIn("to_place");
  } else if (error.code === "") {
    send({ kind: "returned" });
    void alertFailure();
  } else {
    const byBet = attempt.bets.map(({ id }, at) => [id, error.byBet[at] ?? null] as const);
    sendSlip({ kind: "messages", byBet: Object.fromEntries(byBet) });
    refuse(error);
    // Whatever was refused, the shown prices were outdated.
    void askOffers($slip.get().selections);
    if (error.code === INVALID_CUSTOM_ODDS) askCustomOddsAgain();
  }
}

function refuse({ code, text: message, details }: ApiError): void {
  send({ kind: "refused", refusal: { code, message, details, wrongOdds: isWrongOdds(code) } });
  // A price may have moved while the bet was on its way.
  followChanges();
}

function unanswered(): void {
  send({ kind: "unanswered" });
  void lookUp();
}

/**
 * Looks up bets with a lost answer. Until they are found or known not to exist, none is placed;
 * while another tab still awaits its answer, no tab looks them up.
 */
export async function lookUp(): Promise<void> {
  const ticket = $state.get();
  if (ticket.state !== "unanswered" || ticket.looking) return;
  const { attempt } = ticket;
  send({ kind: "look" });
  const found = await whenFree(() => lookFor(attempt, () => isUnanswered(attempt)));
  if (!isUnanswered(attempt)) return;
  if (found === "failed") send({ kind: "look_failed" });
  else if (found === "nothing") send({ kind: "not_found" });
  else settle(found);
}

function settle(receipt: Receipt): void {
  settledAt = performance.now();
  rememberPlaced(receipt);
  send({ kind: receipt.wasLost ? "found" : "placed", receipt });
  forgetBonuses();
  sendSlip({ kind: "placed", betIds: receipt.bets.map((bet) => bet.id) });
  void loadAccounts();
}

function rememberPlaced({ attempt, bets }: Receipt): void {
  rememberBets(bets.map((bet) => bet.betId));
  for (const { id, type, picks } of attempt.bets) {
    const isTaken = bets.some((bet) => bet.id === id && bet.status !== "rejected");
    if (type === "custom_bet" && isTaken) reportCustomPlaced(picks.map((pick) => pick.id));
  }
}

function isOnItsWay(attempt: Attempt): boolean {
  const ticket = $state.get();
  return ticket.state === "processing" && ticket.attempt.id === attempt.id;
}

function isUnanswered(attempt: Attempt): boolean {
  const ticket = $state.get();
  return ticket.state === "unanswered" && ticket.attempt.id === attempt.id;
}

/** Events that every tab handles for itself, or learns later. */
const NOT_SENT: ReadonlySet<TicketEvent["kind"]> = new Set([
  "selections",
  "place",
  "look",
  "look_failed",
  "bet_changed",
]);

function send(event: TicketEvent, isSent = !NOT_SENT.has(event.kind)): void {
  const next = nextTicket($state.get(), event);
  if (next === $state.get()) return;
  put(next);
  if (isSent) sendToTabs({ ticket: next });
}

function put(ticket: Ticket): void {
  $state.set(ticket);
  storeTicket({ version: 2, ticket, placed });
}

function receive(message: TabMessage): void {
  const own = $state.get();
  if ("ask" in message) {
    if (own.state !== "initial" && own.state !== "odds_changed") sendToTabs({ ticket: own });
    return;
  }
  if (own.state === "processing" && own.attempt.id === sending) return;
  const { ticket } = message;
  if (ticket.state === "success") {
    // Not what a page that was just opened asked for.
    if (own.state === "processing" || own.state === "unanswered") settledAt = performance.now();
    rememberPlaced(ticket.receipt);
    void loadAccounts();
  }
  put(ticket.state === "unanswered" ? { ...ticket, looking: false } : ticket);
  if (ticket.state === "processing") void takeOverWhenLost(ticket.attempt);
  if (ticket.state === "unanswered") void lookUp();
}

/**
 * The placing tab sends the result before it releases the lock; a tab that was closed never does.
 */
async function takeOverWhenLost(attempt: Attempt): Promise<void> {
  await whenFree(async () => {});
  if (isOnItsWay(attempt)) unanswered();
}

async function alertFailure(): Promise<void> {
  const say = await loadMessages(SHARED);
  alerts.show({ type: "error", title: say("alert-error-title"), text: say("alert-error-text") });
}
