/** Orders to cash out (`orders.ts`), bound to the browser: kept for the tab, and carried out on every page of it. */
import type { ReadableAtom } from "nanostores";
import { atSignOut } from "../account/shared/leave-browser";
import { $session } from "../account/shared/session";
import { wait } from "../api/patience";
import { NO_CASH_OUT } from "../betting/cash-out";
import { readStored, writeStored } from "../core/storage";
import { once } from "../state/once";
import { $bets, loadBets, startBets } from "./bets";
import { $cashOuts, askCashOut, confirmCashOut, startCashOuts } from "./cash-out";
import { createOrders, type Orders } from "./orders";
import { ORDERS_KEY } from "./orders-key";

/** How long a list that could not be fetched is left alone, in milliseconds; less when the network returns. */
const RETRY = 30_000;

const book = createOrders({
  player: () => $session.get().player?.id,
  isOffline: () => !navigator.onLine,
  cashOutOf: (id) => $cashOuts.get()[id] ?? NO_CASH_OUT,
  accept: (bet, offer) => {
    askCashOut(bet);
    void confirmCashOut(bet.id, offer);
  },
  read: () => readStored("session", ORDERS_KEY),
  write: (stored) => writeStored("session", ORDERS_KEY, stored),
});

atSignOut(book.forget);

/** The least amount for which each bet is cashed out, by the bet's id. */
export const $orders: ReadableAtom<Orders> = book.$orders;

/** Orders to cash a bet out as soon as there is an offer of at least this amount. */
export function orderCashOut(id: string, least: number): void {
  startOrders();
  book.order(id, least);
}

export const cancelOrder = book.cancel;

/** Carries orders out as long as this page is open. Call it once per page. */
export const startOrders = once((): void => {
  let isWaiting = false;
  startBets();
  startCashOuts();

  /** Fetches the open bets where nothing shows them: without the list there are no offers. */
  const keepListed = () => {
    if ($session.get().status !== "logged_in" || Object.keys($orders.get()).length === 0) return;
    const { state, isStale } = $bets.get().feeds.open;
    if (state === "failed" && !isWaiting) {
      isWaiting = true;
      void wait(RETRY).then(() => {
        isWaiting = false;
        if ($bets.get().feeds.open.state === "failed") void loadBets("open");
      });
    } else if (state === "idle" || (isStale && state === "loaded")) {
      void loadBets("open");
    }
  };
  const follow = () => {
    book.follow($bets.get().bets);
    keepListed();
  };
  $bets.listen(follow);
  $session.listen(follow);
  $cashOuts.listen(follow);
  addEventListener("online", follow);
  follow();
});
