/** When an order cashes a bet out, and when it does not. */
import { expect, test } from "vitest";
import { type CashOut, NO_CASH_OUT } from "../betting/cash-out";
import { createOrders, type Stored } from "./orders";
import { placedBet } from "./testing/bets";

/** Orders of player 7 in a tab; what they accept is in `taken`. */
function tab(stored?: unknown) {
  const seen = {
    player: 7 as number | undefined,
    isOffline: false,
    cashOut: NO_CASH_OUT as CashOut,
    taken: [] as [string, number][],
    stored: stored as Stored | undefined,
  };
  const orders = createOrders({
    player: () => seen.player,
    isOffline: () => seen.isOffline,
    cashOutOf: () => seen.cashOut,
    accept: (bet, offer) => seen.taken.push([bet.id, offer]),
    read: () => seen.stored,
    write: (next) => {
      seen.stored = next;
    },
  });
  const offer = (to_cashout: number | null) => orders.follow([placedBet({ id: "a", to_cashout })]);
  return { ...orders, seen, offer };
}

test("a bet is cashed out at the first offer that reaches the amount, for that offer, and once", () => {
  const { order, offer, seen } = tab();
  order("a", 6000);
  offer(5999);
  offer(null);
  expect(seen.taken).toEqual([]);
  offer(6010);
  offer(6010);
  expect(seen.taken).toEqual([["a", 6010]]);
});

test("a bet without an order is left alone", () => {
  const { order, cancel, offer, seen } = tab();
  offer(9000);
  order("a", 6000);
  cancel("a");
  offer(9000);
  expect(seen).toMatchObject({ taken: [], stored: undefined });
});

test("after a refusal another offer is accepted, and the refused one is not", () => {
  const { order, offer, seen } = tab();
  order("a", 6000);
  offer(6100);
  seen.cashOut = { state: "refused", code: "", message: "" };
  offer(6100);
  offer(5900);
  offer(6050);
  expect(seen.taken).toEqual([
    ["a", 6100],
    ["a", 6050],
  ]);
});

test("after a lost answer without effect the same offer is accepted again", () => {
  const { order, offer, seen } = tab();
  order("a", 6000);
  offer(6100);
  seen.cashOut = { state: "unanswered", amount: 6100, looking: true };
  offer(6100);
  expect(seen.taken).toHaveLength(1);
  seen.cashOut = NO_CASH_OUT;
  offer(6100);
  expect(seen.taken).toHaveLength(2);
});

test.each<[string, CashOut]>([
  ["is asked about an offer", { state: "confirming", amount: 6100 }],
  ["is asked again", { state: "changed", amount: 6100, before: 6000 }],
  ["has accepted one", { state: "processing", amount: 6100 }],
])("nothing is accepted while the player %s", (_name, state) => {
  const { order, offer, seen } = tab();
  order("a", 6000);
  seen.cashOut = state;
  offer(6200);
  expect(seen.taken).toEqual([]);
  seen.cashOut = NO_CASH_OUT;
  offer(6200);
  expect(seen.taken).toEqual([["a", 6200]]);
});

test("offline nothing is sent, and what is due is when the network is back", () => {
  const { order, offer, seen } = tab();
  order("a", 6000);
  seen.isOffline = true;
  offer(6200);
  expect(seen.taken).toEqual([]);
  seen.isOffline = false;
  offer(6200);
  expect(seen.taken).toEqual([["a", 6200]]);
});

test("the next page of the tab goes on", () => {
  const first = tab();
  first.order("a", 6000);
  const next = tab(JSON.parse(JSON.stringify(first.seen.stored)));
  expect(next.$orders.get()).toEqual({ a: 6000 });
  next.offer(6000);
  expect(next.seen.taken).toEqual([["a", 6000]]);
});

test("before it is known who is signed in nothing is accepted, and nothing forgotten", () => {
  const { seen, offer, $orders } = tab({ player: 7, orders: { a: 6000 } });
  seen.player = undefined;
  offer(6000);
  expect([seen.taken, $orders.get()]).toEqual([[], { a: 6000 }]);
});

test("orders of another player are forgotten", () => {
  const { seen, offer, $orders } = tab({ player: 8, orders: { a: 6000 } });
  offer(6000);
  expect([seen.taken, $orders.get(), seen.stored]).toEqual([[], {}, undefined]);
});

test("orders end with their bet, and with the session", () => {
  const { order, follow, forget, seen, $orders } = tab();
  order("a", 6000);
  order("b", 6000);
  follow([placedBet({ id: "a", status: "done", to_cashout: 6500 })]);
  expect($orders.get()).toEqual({ b: 6000 });
  forget();
  expect([$orders.get(), seen.stored, seen.taken]).toEqual([{}, undefined, []]);
});

test.each([
  "text",
  null,
  { player: "7", orders: { a: 1 } },
  { player: 7, orders: [Number.NaN] },
  { player: 7, orders: { a: -5, b: "6000", c: 1.5 } },
])("what cannot be read is no order: %j", (stored) => {
  expect(tab(stored).$orders.get()).toEqual({});
});
