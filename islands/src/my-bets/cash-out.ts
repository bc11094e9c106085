/**
 * Cash-outs of the player's bets (spec 3, `to_cashout`; 7.1). The rules are `betting/cash-out.ts`;
 * this keeps one machine a bet, hands it the offers, calls the operator, and looks a bet up whose
 * answer never came. A reload needs no memory of it: the list that the next page asks for says how
 * each bet stands, and a bet that is cashed out cannot be cashed out again.
 */
import { atom, type ReadableAtom } from "nanostores";
import { $session, loadAccounts } from "../account/shared/session";
import { alerts } from "../alerts/shared/alerts";
import { siteConfig } from "../api/config";
import { ApiError } from "../api/errors";
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
import { formatMoney } from "../betting/money";
import { loadMessages } from "../messages/messages";
import { $bets, askBet, mergeBet } from "./bets";
import { isOpen } from "./bets-list";

type CashOuts = Readonly<Record<string, CashOut>>;

const $state = atom<CashOuts>({});

/** What happens to the cash-out of each bet, by the bet's id; bets at rest are not there. */
export const $cashOuts: ReadableAtom<CashOuts> = $state;

/** Bets that the operator said it is cashing out, and nothing since. */
const accepted = new Set<string>();

/** The offer that stands for a bet; null when there is none. */
export function offerOf(bet: Bet): number | null {
  return isOpen(bet) && bet.status !== "cashout_in_progress" ? bet.to_cashout : null;
}

/** Asks the player whether to take the offer. */
export function askCashOut(bet: Bet): void {
  const amount = offerOf(bet);
  if (amount !== null) send(bet.id, { kind: "asked", amount });
}

/** The player does not take it. */
export function cancelCashOut(id: string): void {
  send(id, { kind: "cancelled" });
}

/** Puts a refusal away. */
export function closeCashOut(id: string): void {
  send(id, { kind: "closed" });
}

/** The player takes the amount that was read. Another one that stands there by now is not taken. */
export async function confirmCashOut(id: string, amount: number): Promise<void> {
  const asked = stateOf(id);
  if (asked.state !== "confirming" && asked.state !== "changed") return;
  if (asked.amount !== amount) return;
  send(id, { kind: "confirmed" });
  try {
    take(await cashOut({ bet_id: id, to_cashout: amount }));
  } catch (error) {
    await refused(id, error);
  }
}

/** Looks a bet up whose answer never came. Until it is known, it cannot be cashed out again. */
export async function lookUpCashOut(id: string): Promise<void> {
  const now = stateOf(id);
  if (now.state !== "unanswered" || now.looking) return;
  send(id, { kind: "look" });
  for (const pause of LOOKS) {
    await wait(pause);
    if (stateOf(id).state !== "unanswered") return;
    try {
      const bet = await askBet(id);
      if (bet && isTaken(bet)) return take(bet);
      // It has ended otherwise, and the list says how.
      if (bet && !isOpen(bet)) return send(id, { kind: "not_cashed_out" });
    } catch (error) {
      console.warn("the bet that was cashed out could not be looked up:", error);
      send(id, { kind: "look_failed" });
      return;
    }
  }
  send(id, { kind: "not_cashed_out" });
  const say = await loadMessages("my-bets");
  alerts.show({
    type: "warning",
    title: say("bets-cashout-not-done"),
    text: say("bets-cashout-not-done-text"),
  });
}

/** Pauses before each look: a cash-out may still be on its way. */
const LOOKS = [0, 2_000, 4_000];

let started = false;

/** Hands every change of the bets to the cash-outs. Once a page. */
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
    $state.set({});
  });
  window.addEventListener("online", () => {
    for (const id of Object.keys($state.get())) void lookUpCashOut(id);
  });
}

/** A bet as it is after the operator took the offer, unless the push has told its end meanwhile. */
function take(bet: Bet): void {
  const known = $bets.get().bets.find(({ id }) => id === bet.id);
  if (known && !isOpen(known)) return;
  const isInProgress = bet.status === "cashout_in_progress";
  if (isInProgress) accepted.add(bet.id);
  mergeBet(bet);
  if (isInProgress) void watch(bet.id);
}

/** What a change of a bet means for its cash-out. */
function follow(bet: Bet): void {
  const { id, status } = bet;
  if (status === "cashed_out" && isUnderWay(stateOf(id))) {
    accepted.delete(id);
    send(id, { kind: "done", amount: bet.win_amount });
    send(id, { kind: "closed" });
    void tellDone(bet);
  } else if (accepted.has(id) && status !== "cashout_in_progress") {
    // The operator gave the bet back: it runs on as it did, with the offer of now.
    accepted.delete(id);
    send(id, { kind: "refused", code: "", message: "" });
    send(id, { kind: "not_cashed_out" });
  } else {
    send(id, { kind: "offer", amount: offerOf(bet) });
  }
}

/** Asks after a bet that is being cashed out, in case the push does not tell. */
async function watch(id: string): Promise<void> {
  for (const pause of [4_000, 8_000, 16_000, 32_000]) {
    await wait(pause);
    if (!accepted.has(id)) return;
    try {
      await askBet(id);
    } catch (error) {
      console.warn("the bet that is being cashed out could not be asked for:", error);
    }
  }
}

async function refused(id: string, error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.isUncertain) {
    send(id, { kind: "unanswered" });
    return lookUpCashOut(id);
  }
  // Whoever is no longer signed in is asked to be (`onSessionExpired`), and can try again.
  if (error.status === 401) return send(id, { kind: "returned" });
  try {
    const bet = await askBet(id);
    // A browser sends a call again by itself when its connection breaks, and then the second one is
    // refused because the first was carried out.
    if (bet && isTaken(bet)) return take(bet);
  } catch (reason) {
    console.warn("the new offer could not be asked for:", reason);
  }
  send(id, { kind: "refused", code: error.code, message: error.text });
}

async function tellDone(bet: Bet): Promise<void> {
  void loadAccounts();
  const say = await loadMessages("my-bets");
  const { currency: code, subunits } = bet.stake;
  const amount = formatMoney(bet.win_amount, { code, subunits }, siteConfig().tag);
  alerts.show({
    type: "success",
    title: say("bets-cashout-done", { amount }),
    text: say("bets-cashout-done-text"),
  });
}

/** Whether the operator took a cash-out of a bet. */
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
