/**
 * The current prices: a plain map with listeners per key, so that a change wakes only the elements
 * that show it. Filled by the feed (`push/`), read by the writer (`writer.ts`) and by the slip.
 *
 * A key that was never set is unknown here: the price in the HTML, or in the slip, still applies.
 */

/** The known state of a price. */
export interface Price {
  /** In thousandths; meaningless when the outcome is not listed. */
  readonly odds: number;
  /** Whether the outcome takes bets. */
  readonly active: boolean;
  /** Status of its market: 1 takes bets, -1 is suspended, others do not reopen. */
  readonly marketStatus: number;
  /** Whether the market still lists the outcome. */
  readonly listed: boolean;
}

type Listener<V> = (value: V) => void;

const prices = new Map<string, Price>();
const priceListeners = new Map<string, Set<Listener<Price>>>();
const statuses = new Map<number, number>();
const statusListeners = new Map<number, Set<Listener<number>>>();

/** Key of a price, used throughout. */
export function priceKey(
  matchId: number,
  marketId: number,
  specifier: string | null | undefined,
  outcomeId: number,
): string {
  return `${matchId}:${marketId}:${specifier ?? ""}:${outcomeId}`;
}

/** The current price, if it is known. */
export function getPrice(key: string): Price | undefined {
  return prices.get(key);
}

/**
 * Sets a price and calls its listeners when any field changed. Returns what it was before, if it was known
 * and something listens to it: the page or the slip shows it.
 */
export function setPrice(key: string, price: Price): Price | undefined {
  const old = prices.get(key);
  if (
    old &&
    old.odds === price.odds &&
    old.active === price.active &&
    old.marketStatus === price.marketStatus &&
    old.listed === price.listed
  ) {
    return undefined;
  }
  prices.set(key, price);
  const listeners = priceListeners.get(key);
  callAll(listeners, price);
  return listeners && old;
}

/** Calls `listener` at every change of a price; returns a function that stops it. */
export function onPrice(key: string, listener: Listener<Price>): () => void {
  return listen(priceListeners, key, listener);
}

/** Every key that is stored or listened to and starts with `prefix` (`1001:18:total=2.5:`). */
export function keysWithPrefix(prefix: string): string[] {
  const keys = new Set<string>();
  for (const key of prices.keys()) if (key.startsWith(prefix)) keys.add(key);
  for (const key of priceListeners.keys()) if (key.startsWith(prefix)) keys.add(key);
  return [...keys];
}

/**
 * Status of a match (0 prematch, 1 live, others take no bets), once a push or an answer has
 * set it.
 */
export function getMatchStatus(matchId: number): number | undefined {
  return statuses.get(matchId);
}

/** Sets a match's status and calls its listeners when it changed. */
export function setMatchStatus(matchId: number, status: number): void {
  if (statuses.get(matchId) === status) return;
  statuses.set(matchId, status);
  callAll(statusListeners.get(matchId), status);
}

/** Calls `listener` at every change of a match's status; returns a function that stops it. */
export function onMatchStatus(matchId: number, listener: Listener<number>): () => void {
  return listen(statusListeners, matchId, listener);
}

function callAll<V>(listeners: Set<Listener<V>> | undefined, value: V): void {
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
