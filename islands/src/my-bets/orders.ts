/**
 * Orders to cash a bet out as soon as its offer reaches an amount. Only an open page carries them out, and the form says
 * so. An order accepts an offer as a press would: the operator pays that amount or refuses, never less. It knows neither
 * page nor network: those are its {@link OrderWorld}, which `carry-out.ts` makes of the browser.
 */
import { atom, type ReadableAtom } from "nanostores";
import type { Bet } from "../api/schemas/bets";
import type { CashOut } from "../betting/cash-out";
import { isOpen } from "./bets-list";
import { offerOf } from "./cashing-out";

/** The least amount for which each bet is cashed out, in subunits, by the bet's id. */
export type Orders = Readonly<Record<string, number>>;

/** What carrying orders out needs from its surroundings. */
export interface OrderWorld {
  /** The player that this page shows. */
  readonly player: () => number | undefined;
  /** Whether the browser knows that there is no connection. */
  readonly isOffline: () => boolean;
  readonly cashOutOf: (id: string) => CashOut;
  /** Accepts an offer for a bet. */
  readonly accept: (bet: Bet, offer: number) => void;
  /** What the tab keeps for its next page. */
  readonly read: () => unknown;
  readonly write: (stored: Stored | undefined) => void;
}

/** The orders of a player. */
export interface Stored {
  readonly player: number;
  readonly orders: Orders;
}

/** Orders, for one page. */
export interface OrderBook {
  readonly $orders: ReadableAtom<Orders>;
  /** Orders to cash a bet out for at least an amount. */
  order(id: string, least: number): void;
  cancel(id: string): void;
  /** A bet, an offer, a cash-out or the connection has changed: what can be carried out now, is. */
  follow(bets: readonly Bet[]): void;
  /** The player has signed out: the orders are forgotten. */
  forget(): void;
}

/** The orders of a world. */
export function createOrders(world: OrderWorld): OrderBook {
  const stored = readOrders(world.read());
  const $orders = atom<Orders>(stored?.orders ?? {});
  let owner = stored?.player;
  /** The offers that were accepted last: a refused one is not accepted again, only another one. */
  const accepted = new Map<string, number>();

  function set(orders: Orders): void {
    $orders.set(orders);
    const isEmpty = Object.keys(orders).length === 0;
    world.write(isEmpty || owner === undefined ? undefined : { player: owner, orders });
  }

  function cancel(id: string): void {
    const { [id]: order, ...others } = $orders.get();
    accepted.delete(id);
    if (order !== undefined) set(others);
  }

  function follow(bets: readonly Bet[]): void {
    const player = world.player();
    // Nobody is known to be signed in yet.
    if (player === undefined) return;
    if (player !== owner) forget();
    for (const bet of bets) {
      const least = $orders.get()[bet.id];
      if (least === undefined) continue;
      if (isOpen(bet)) carryOut(bet, least);
      else cancel(bet.id);
    }
  }

  function carryOut(bet: Bet, least: number): void {
    const { state } = world.cashOutOf(bet.id);
    // After a lost answer that had no effect the same offer can be accepted again.
    if (state === "unanswered") accepted.delete(bet.id);
    const offer = offerOf(bet);
    if (offer === null || offer < least || accepted.get(bet.id) === offer) return;
    // While the player is asked about an offer, the player decides.
    if ((state !== "idle" && state !== "refused") || world.isOffline()) return;
    accepted.set(bet.id, offer);
    world.accept(bet, offer);
  }

  function forget(): void {
    accepted.clear();
    owner = undefined;
    if (Object.keys($orders.get()).length > 0) set({});
  }

  return {
    $orders,
    order(id, least) {
      const player = world.player();
      if (player === undefined) return;
      if (player !== owner) forget();
      owner = player;
      accepted.delete(id);
      set({ ...$orders.get(), [id]: least });
    },
    cancel,
    follow,
    forget,
  };
}

/** What an earlier page stored, if it can be read. */
function readOrders(stored: unknown): Stored | undefined {
  const { player, orders } = (stored ?? {}) as { player?: unknown; orders?: unknown };
  if (typeof player !== "number" || typeof orders !== "object" || orders === null) return undefined;
  const amounts = Object.entries(orders).filter(
    (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && entry[1] > 0,
  );
  return { player, orders: Object.fromEntries(amounts) };
}
