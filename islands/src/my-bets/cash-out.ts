/** Cash-outs of the player's bets on this page: `cashing-out.ts`, bound to the browser. */
import type { ReadableAtom } from "nanostores";
import { $session, loadAccounts } from "../account/shared/session";
import { alerts } from "../alerts/shared/alerts";
import { saysOffline } from "../alerts/shared/offline";
import { siteConfig } from "../api/config";
import { wait } from "../api/patience";
import type { Bet } from "../api/schemas/bets";
import { cashOut } from "../api/sportsbook";
import { formatMoney } from "../betting/money";
import { loadMessages } from "../messages/messages";
import { reportError } from "../report/report";
import { onNotThisPlayer } from "../slip/shared/not-this-player";
import { once } from "../state/once";
import { cashOutResult } from "./bet-words";
import { $bets, askBet, mergeBet } from "./bets";
import { type CashOutStates, createCashOuts, type Paid } from "./cashing-out";
import { unitOf } from "./unit";

const cashOuts = createCashOuts({
  now: () => Date.now(),
  elapsed: () => performance.now(),
  wait,
  player: () => $session.get().player?.id,
  saysOffline,
  cashOut,
  askBet,
  knownBet: (id) => $bets.get().bets.find((bet) => bet.id === id),
  mergeBet,
  newAttempt: () => crypto.randomUUID(),
  onDone: (bet, paid) => void announceDone(bet, paid),
  onNotDone: () => void announceNotDone(),
  onOtherPlayer: () => onNotThisPlayer("other_player"),
  report: reportError,
});

/** The state of each bet's cash-out, by the bet's id; idle bets are absent. */
export const $cashOuts: ReadableAtom<CashOutStates> = cashOuts.$states;

export const {
  ask: askCashOut,
  cancel: cancelCashOut,
  close: closeCashOut,
  confirm: confirmCashOut,
  lookUp: lookUpCashOut,
} = cashOuts;

/** Passes every change of the bets to the cash-outs. Call it once per page. */
export const startCashOuts = once((): void => {
  $bets.listen(({ bets }) => cashOuts.follow(bets));
  let player = $session.get().player?.id;
  $session.listen((session) => {
    if (session.player?.id === player) return;
    player = session.player?.id;
    cashOuts.playerChanged();
  });
  window.addEventListener("online", () => cashOuts.online());
});

async function announceDone(bet: Bet, paid: Paid): Promise<void> {
  void loadAccounts();
  const say = await loadMessages("my-bets");
  const amount = formatMoney(paid.amount, unitOf(bet), siteConfig().tag);
  const own = { ...bet, stake: { ...bet.stake, value: paid.stake } };
  alerts.show({
    type: cashOutResult(own, paid.amount) === "loss" ? "info" : "success",
    title: say("bets-cashout-done", { amount }),
    text: say("bets-cashout-done-text"),
  });
}

async function announceNotDone(): Promise<void> {
  const say = await loadMessages("my-bets");
  alerts.show({
    type: "warning",
    title: say("bets-cashout-not-done"),
    text: say("bets-cashout-not-done-text"),
  });
}
