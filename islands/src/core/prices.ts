/**
 * The prices of now: a plain map with listeners per key, so that a change wakes only who shows it.
 * Filled by the feed (`push/`), read by the writer (`writer.ts`) and by the slip.
 *
 * A key that was never set is unknown here: what stands in the HTML, or in the slip, still holds.
 */

/** What is known of one price. */
export interface Price {
  /** Whole thousandths; says nothing when the outcome is not listed. */
  readonly odds: number;
  /** Whether the outcome takes bets. */
  readonly active: boolean;
  /** Status of its market (spec 4): 1 takes bets, -1 is suspended, others do not come back. */
  readonly marketStatus: number;
  /** Whether the market still lists the outcome. */
  readonly listed: boolean;
}

type Listener<V> = (value: V) => void;

const prices = new Map<string, Price>();
const priceListeners = new Map<string, Set<Listener<Price>>>();
const statuses = new Map<number, number>();
const statusListeners = new Map<number, Set<Listener<number>>>();

/** Key of a price, everywhere. */
export function priceKey(
  matchId: number,
  marketId: number,
  specifier: string | null | undefined,
  outcomeId: number,
): string {
  return `${matchId}:${marketId}:${specifier ?? ""}:${outcomeId}`;
}

/** The price of now, if it is known. */
export function getPrice(key: string): Price | undefined {
  return prices.get(key);
}

/** Sets a price and tells its listeners when anything about it is different. */
export function setPrice(key: string, price: Price): void {
  const old = prices.get(key);
  if (
    old &&
    old.odds === price.odds &&
    old.active === price.active &&
    old.marketStatus === price.marketStatus &&
    old.listed === price.listed
  ) {
    return;
  }
  prices.set(key, price);
  tellAll(priceListeners.get(key), price);
}

/** Calls `listener` at every change of a price; returns the function that stops it. */
export function onPrice(key: string, listener: Listener<Price>): () => void {
  return listen(priceListeners, key, listener);
}

/** Every key that is known or listened to and starts with `prefix` (`1001:18:total=2.5:`). */
export function keysWithPrefix(prefix: string): string[] {
  const keys = new Set<string>();
  for (const key of prices.keys()) if (key.startsWith(prefix)) keys.add(key);
  for (const key of priceListeners.keys()) if (key.startsWith(prefix)) keys.add(key);
  return [...keys];
}

/** Status of a match (spec 4: 0 prematch, 1 live, others take no bets), if a push or an answer told it. */
export function getMatchStatus(matchId: number): number | undefined {
  return statuses.get(matchId);
}

/** Sets a match's status and tells its listeners when it is different. */
export function setMatchStatus(matchId: number, status: number): void {
  if (statuses.get(matchId) === status) return;
  statuses.set(matchId, status);
  tellAll(statusListeners.get(matchId), status);
}

/** Calls `listener` at every change of a match's status; returns the function that stops it. */
export function onMatchStatus(matchId: number, listener: Listener<number>): () => void {
  return listen(statusListeners, matchId, listener);
}

function tellAll<V>(listeners: Set<Listener<V>> | undefined, value: V): void {
  if (listeners) for (const listener of [...listeners]) listener(value);
}

function listen<K, V>(all: Map<K, Set<Listener<V>>>, key: K, listener: Listener<V>): () => void {
  let listeners = all.get(key);
  if (!listeners) {
    listeners = new Set();
    all.set(key, listeners);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && all.get(key) === listeners) all.delete(key);
  };
}
