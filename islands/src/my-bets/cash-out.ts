/**
 * Cash-outs of the player's bets (spec 3, `to_cashout`; 7.1). The rules are in
 * `betting/cash-out.ts`; this keeps one state machine per bet, passes the offers to it, calls the
 * operator, and looks up a bet with a lost answer. Nothing is stored for a reload: the list that
 * the next page fetches has the state of each bet, and a bet cannot be cashed out twice.
 */
import { atom, type ReadableAtom } from "nanostores";
import { $session, loadAccounts } from "../account/shared/session";
import { alerts } from "../alerts/shared/alerts";
import { saysOffline } from "../alerts/shared/offline";
import { siteConfig } from "../api/config";
import { ApiError, isStatus } from "../api/errors";
import { wait } from "../api/patience";
import type { Bet } from "../api/schemas/bets";
import { cashOut } from "../api/sportsbook";
import {
  type CashOut,
  type CashOutEvent,
  isUnderWay,
  NO_CASH_OUT,
  nextCashOut,
} from "../betting/cash-out";
import { doubtEnds, doubtLeft } from "../betting/doubt";
import { formatMoney } from "../betting/money";
import { loadMessages } from "../messages/messages";
import { reportError } from "../report/report";
import { onNotThisPlayer } from "../slip/shared/not-this-player";
import { cashOutResult } from "./bet-words";
import { $bets, askBet, mergeBet } from "./bets";
import { isOpen, NEVER_IN_PLAY } from "./bets-list";

type CashOuts = Readonly<Record<string, CashOut>>;

const $state = atom<CashOuts>({});

/** The state of each bet's cash-out, by the bet's id; idle bets are absent. */
export const $cashOuts: ReadableAtom<CashOuts> = $state;

/** Until when a cash-out with a lost answer may still be carried out, in milliseconds since 1970, by the bet's id. */
const doubts = new Map<string, number>();

/** Bets whose cash-out the operator accepted, without any report since. */
const accepted = new Set<string>();

/** The current offer for a bet; null when there is none. */
export function offerOf(bet: Bet): number | null {
  const { status, to_cashout } = bet;
  const isInPlay = isOpen(bet) && !NEVER_IN_PLAY.has(status);
  return isInPlay && status !== "cashout_in_progress" ? to_cashout : null;
}

/** Asks the player whether to accept the offer. */
export function askCashOut(bet: Bet): void {
  const amount = offerOf(bet);
  if (amount !== null) send(bet.id, { kind: "asked", amount });
}

/** The player declines. */
export function cancelCashOut(id: string): void {
  send(id, { kind: "cancelled" });
}

/** Closes a refusal. */
export function closeCashOut(id: string): void {
  send(id, { kind: "closed" });
}

/** The player accepts the amount as shown. A newer offer is not accepted. */
export async function confirmCashOut(id: string, amount: number): Promise<void> {
  const asked = stateOf(id);
  if (asked.state !== "confirming" && asked.state !== "changed") return;
  if (asked.amount !== amount || saysOffline()) return;
  send(id, { kind: "confirmed" });
  const sentAt = Date.now();
  const player_id = $session.get().player?.id;
  try {
    const player = player_id === undefined ? {} : { player_id };
    take(await cashOut({ bet_id: id, to_cashout: amount, ...player }));
  } catch (error) {
    await refused(id, error, sentAt);
  }
}

/**
 * Looks up a bet with a lost answer, until the operator cannot cash it out any more. Until then it cannot be cashed out
 * again.
 */
export async function lookUpCashOut(id: string): Promise<void> {
  const now = stateOf(id);
  if (now.state !== "unanswered" || now.looking) return;
  send(id, { kind: "look" });
  const end = performance.now() + doubtLeft(doubts.get(id) ?? 0, Date.now());
  for (;;) {
    if (stateOf(id).state !== "unanswered") return;
    const begunAt = performance.now();
    try {
      const bet = await askBet(id);
      if (bet && isTaken(bet)) return take(bet);
      // It was settled in another way, which the list shows.
      if (bet && !isOpen(bet)) return send(id, { kind: "not_cashed_out" });
    } catch (error) {
      reportError(error, "the bet with the lost cash-out could not be looked up");
      send(id, { kind: "look_failed" });
      return;
    }
    if (begunAt >= end) break;
    await wait(Math.min(PAUSE, end - begunAt));
  }
  send(id, { kind: "not_cashed_out" });
  const say = await loadMessages("my-bets");
  alerts.show({
    type: "warning",
    title: say("bets-cashout-not-done"),
    text: say("bets-cashout-not-done-text"),
  });
}

/** Pause between two lookups, in milliseconds. */
const PAUSE = 3_000;

let started = false;

/** Passes every change of the bets to the cash-outs. Call it once per page. */
export function startCashOuts(): void {
  if (started) return;
  started = true;
  $bets.listen(({ bets }) => {
    for (const bet of bets) if (bet.id in $state.get()) follow(bet);
  });
  let player = $session.get().player?.id;
  $session.listen((session) => {
    if (session.player?.id === player) return;
    player = session.player?.id;
    accepted.clear();
    doubts.clear();
    $state.set({});
  });
  window.addEventListener("online", () => {
    for (const id of Object.keys($state.get())) void lookUpCashOut(id);
  });
}

/** Stores the bet after the operator accepted, unless the push has reported its end meanwhile. */
function take(bet: Bet): void {
  const known = $bets.get().bets.find(({ id }) => id === bet.id);
  if (known && !isOpen(known)) return;
  const isInProgress = bet.status === "cashout_in_progress";
  if (isInProgress) accepted.add(bet.id);
  mergeBet(bet);
  if (isInProgress) void watch(bet.id);
}

/** Applies a change of a bet to its cash-out. */
function follow(bet: Bet): void {
  const { id, status } = bet;
  if (status === "cashed_out" && isUnderWay(stateOf(id))) {
    accepted.delete(id);
    send(id, { kind: "done", amount: bet.win_amount });
    send(id, { kind: "closed" });
    void announceDone(bet);
  } else if (accepted.has(id) && status !== "cashout_in_progress") {
    // The operator reverted the cash-out: the bet stays open, with the current offer.
    accepted.delete(id);
    send(id, { kind: "refused", code: "", message: "" });
    send(id, { kind: "not_cashed_out" });
  } else {
    send(id, { kind: "offer", amount: offerOf(bet) });
  }
}

/** Polls a bet that is being cashed out, in case the push does not report it. */
async function watch(id: string): Promise<void> {
  for (const pause of [4_000, 8_000, 16_000, 32_000]) {
    await wait(pause);
    if (!accepted.has(id)) return;
    try {
      await askBet(id);
    } catch (error) {
      reportError(error, "the bet that is being cashed out could not be fetched");
    }
  }
}

async function refused(id: string, error: unknown, sentAt: number): Promise<void> {
  // A refusal without a code may be a proxy's, which does not know what the operator did.
  const isLost = !(error instanceof ApiError) || error.isUncertain || error.code === "";
  if (isLost && !isStatus(error, 401)) {
    doubts.set(id, doubtEnds(sentAt, Date.now()));
    send(id, { kind: "unanswered" });
    return lookUpCashOut(id);
  }
  // An expired session opens the sign-in dialog (`onSessionExpired`); the player can then retry.
  if (isStatus(error, 401)) return send(id, { kind: "returned" });
  if (!(error instanceof ApiError)) return;
  if (error.code === "other_player") {
    send(id, { kind: "returned" });
    return onNotThisPlayer("other_player");
  }
  try {
    const bet = await askBet(id);
    // A browser repeats a call by itself when its connection breaks; the second one is then refused
    // because the first was carried out.
    if (bet && isTaken(bet)) return take(bet);
  } catch (reason) {
    reportError(reason, "the new offer could not be fetched");
  }
  send(id, { kind: "refused", code: error.code, message: error.text });
}

async function announceDone(bet: Bet): Promise<void> {
  void loadAccounts();
  const say = await loadMessages("my-bets");
  const { currency: code, subunits } = bet.stake;
  const amount = formatMoney(bet.win_amount, { code, subunits }, siteConfig().tag);
  alerts.show({
    type: cashOutResult(bet, bet.win_amount) === "loss" ? "info" : "success",
    title: say("bets-cashout-done", { amount }),
    text: say("bets-cashout-done-text"),
  });
}

/** Whether the operator accepted a cash-out of a bet. */
function isTaken({ status }: Bet): boolean {
  return status === "cashout_in_progress" || status === "cashed_out";
}

function stateOf(id: string): CashOut {
  return $state.get()[id] ?? NO_CASH_OUT;
}

function send(id: string, event: CashOutEvent): void {
  const now = stateOf(id);
  const next = nextCashOut(now, event);
  if (next === now) return;
  const { [id]: _old, ...others } = $state.get();
  $state.set(next.state === "idle" ? others : { ...others, [id]: next });
}
