/**
 * The ticket of this page: placing the slip's bets, and the result. What the state is and how it survives reloads, lost
 * answers and other tabs is in `ticket-store.ts`; this connects it to the slip, the session, the push and the alerts.
 */
import { atom, type ReadableAtom } from "nanostores";
import { atSignOut } from "../../account/shared/leave-browser";
import { $playHeld } from "../../account/shared/play";
import { $session, loadAccounts } from "../../account/shared/session";
import { $settings, acceptMode } from "../../account/shared/settings";
import { askSignIn } from "../../account/shared/sign-in";
import { saysOffline } from "../../alerts/shared/offline";
import { onSessionExpired } from "../../api/client";
import type { ApiError } from "../../api/errors";
import { wait } from "../../api/patience";
import { readBetChanged } from "../../api/schemas/bets";
import { slipNeedsAccepting } from "../../betting/accepting";
import {
  type AttemptBet,
  decisionOn,
  type Receipt,
  type Ticket,
  withStatus,
} from "../../betting/ticket";
import type { SlipView } from "../../betting/view-types";
import { $panel } from "../../core/panel";
import { $slip, type SlipSelection, updateSlip } from "../../core/selections";
import { openTabs } from "../../core/tabs";
import { push } from "../../push/bus";
import { once } from "../../state/once";
import { viewNow } from "../asking";
import { bonusesKnown, forgetBonuses } from "../bonuses";
import { $maxStakes } from "../max-stakes";
import { askOffers } from "../offers";
import { askCustomOddsAgain } from "../shared/custom-bet";
import { reportCustomPlaced } from "../shared/custom-placed";
import { onNotThisPlayer } from "../shared/not-this-player";
import { $layout, sendSlip } from "../shared/slip";
import { attemptBet } from "./placements";
import { placing } from "./placing-world";
import { createTicketStore, type KeptTicket, type TabMessage } from "./ticket-store";
import { restoreTicket, storeTicket } from "./ticket-stored";

const CHANNEL = "ticket-3";

/** Sends to the other tabs, and receives from the first call on. */
const tabs = once(() => openTabs(CHANNEL, (message) => store.receive(message as TabMessage)));

const store = createTicketStore(
  {
    now: () => Date.now(),
    wait,
    player: () => $session.get().player?.id,
    store: storeTicket,
    sendToTabs: (message: TabMessage) => tabs()(message),
    isHeld: () => $playHeld.get(),
    onRefused,
    onPlayer: onNotThisPlayer,
    onExpired: () => askSignIn("expired"),
    onPlaced,
  },
  placing,
  restored(),
);

/** The ticket. */
export const $ticket: ReadableAtom<Ticket> = store.$ticket;

function restored(): KeptTicket {
  const { placed, ...kept } = restoreTicket(Date.now());
  // An earlier version of the page kept them for the tab alone.
  placing.memory.claim(placed, "");
  return kept;
}

/** A note says what has just happened: a receipt that is closed later has been read. */
const NEWS_MS = 60_000;

const $note = atom<Receipt | undefined>(undefined);
/** When this page learnt that the bets of the shown receipt are placed; undefined for an earlier page's. */
const $settledAt = atom<number | undefined>(undefined);

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
  const ticket = $ticket.get();
  if (ticket.state === "success") {
    const settledAt = $settledAt.get();
    const isNews = settledAt !== undefined && performance.now() - settledAt < NEWS_MS;
    if (isNews || decisionOn(ticket.receipt.bets) !== "placed") $note.set(ticket.receipt);
  }
  store.send({ kind: "closed" });
}

/** Closes the receipt and removes the placed selections. */
export function finishTicket(): void {
  if ($ticket.get().state !== "success") return;
  const left = new Set($slip.get().selections.filter(isUnplaced));
  closeTicket();
  updateSlip(({ selections }) => ({ selections: selections.filter((one) => left.has(one)) }));
}

/**
 * Follows selections, session, push and tabs; looks up a bet that was on its way before a reload.
 */
export const startTicket = once((): void => {
  $slip.subscribe(({ selections }, before) => {
    // Beside an empty slip the note is in view, in the panel or as a bar. Beside another it may not have been.
    if (before?.selections.length === 0 && selections.length > 0) leavePlaced();
    startAnew(selections, before?.selections ?? []);
    followChanges();
  });
  $ticket.subscribe(markPlaced);
  $layout.listen(followChanges);
  // A receipt that is closed with its panel is done with: its selections must not stay picked.
  $panel.listen(({ open }, before) => {
    if (before?.open && !open) finishTicket();
  });
  $session.subscribe(({ status }) => {
    if (status === "logged_in") store.playerChanged();
    else if (status === "not_logged_in") closePlaced();
  });
  push.on("bet_changed", readBetChanged, ({ bet }) => {
    store.betChanged(bet);
    const note = $note.get();
    if (note) $note.set(withStatus(note, bet.id, bet.status));
    leaveEnded();
  });
  atSignOut(() => {
    finishTicket();
    closePlaced();
  });
  window.addEventListener("online", lookUp);
  onSessionExpired(() => store.send({ kind: "look_failed" }));
  tabs()({ ask: true });
});

/** The bets decide whether something has to be accepted: a custom bet has its own price. */
function followChanges(): void {
  const { selections } = $slip.get();
  const mode = acceptMode($settings.get());
  const needAccepting = slipNeedsAccepting($layout.get(), selections, mode);
  store.send({ kind: "selections", needAccepting });
}

/** That a bet was placed is no news once it has ended. What was cashed out has left the slip, too. */
function leaveEnded(): void {
  const ticket = $ticket.get();
  if (ticket.state === "success" && ticket.receipt.bets.every(isCashedOut)) finishTicket();
  if ($note.get()?.bets.every((bet) => isCashedOut(bet) || bet.status === "done")) closePlaced();
}

function isCashedOut({ status }: { readonly status: string }): boolean {
  return status === "cashed_out";
}

/**
 * A price picked while a receipt is shown begins the next slip: the placed selections leave. One of theirs can be picked anew,
 * with a stake of its own.
 */
function startAnew(selections: readonly SlipSelection[], before: readonly SlipSelection[]): void {
  if ($ticket.get().state !== "success") return;
  const known = new Set(before.filter(isUnplaced).map(({ id }) => id));
  if (selections.every((one) => one.isPlaced || known.has(one.id))) return;
  finishTicket();
  sendSlip({ kind: "cleared" });
}

function isUnplaced({ isPlaced }: SlipSelection): boolean {
  return !isPlaced;
}

/** Marks the selections of the shown receipt, for this page and those that it leads to. */
function markPlaced(ticket: Ticket): void {
  const done = ticket.state === "success" ? placedIds(ticket.receipt) : new Set<string>();
  const isMarked = ({ id, isPlaced = false }: SlipSelection) => isPlaced === done.has(id);
  if ($slip.get().selections.every(isMarked)) return;
  updateSlip(({ selections }) => ({
    selections: selections.map((one) =>
      isMarked(one) ? one : { ...one, isPlaced: done.has(one.id) },
    ),
  }));
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
  if (bets.length > 0) await store.place(bets, closePlaced);
}

/** Looks up bets with a lost answer, or does so sooner. Until their state is known, none is placed. */
export function lookUp(): void {
  store.lookUp();
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

function onRefused(error: ApiError, sent: readonly AttemptBet[]): void {
  const byBet = sent.map(({ id }, place) => [id, error.byBet[place] ?? null] as const);
  sendSlip({ kind: "messages", byBet: Object.fromEntries(byBet) });
  // A price may have moved while the bet was on its way. Whatever was refused, the shown prices were outdated.
  followChanges();
  void askOffers($slip.get().selections);
  if (error.code === "120") askCustomOddsAgain();
}

function onPlaced(receipt: Receipt, by: "this_tab" | "other_tab", wasHeld: boolean): void {
  // Not what a page that was just opened asked for.
  if (by === "this_tab" || wasHeld) $settledAt.set(performance.now());
  reportCustomBets(receipt);
  void loadAccounts();
  if (by === "other_tab") return;
  forgetBonuses();
  sendSlip({ kind: "placed", betIds: receipt.bets.map((bet) => bet.id) });
}

function reportCustomBets({ attempt, bets }: Receipt): void {
  for (const { id, type, picks } of attempt.bets) {
    const isTaken = bets.some((bet) => bet.id === id && bet.status !== "rejected");
    if (type === "custom_bet" && isTaken) reportCustomPlaced(picks.map((pick) => pick.id));
  }
}
