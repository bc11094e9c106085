/**
 * The current prices: a plain map with listeners per key, so that a change wakes only the elements
 * that show it. Filled by the feed (`push/`), read by the writer (`plain/writer.ts`) and by the slip.
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

/** A number, as it is sent or as an attribute has it. */
type Id = number | string | undefined;

type Listener<V> = (value: V) => void;

/** Key of a price, used throughout. */
export function priceKey(
  matchId: Id,
  marketId: Id,
  specifier: string | null | undefined,
  outcomeId: Id,
): string {
  return `${matchId}:${marketId}:${specifier ?? ""}:${outcomeId}`;
}

const prices = createValues<string, Price>(
  (one, other) =>
    one.odds === other.odds &&
    one.active === other.active &&
    one.marketStatus === other.marketStatus &&
    one.listed === other.listed,
);
const statuses = createValues<number, number>(Object.is);

/** The match of a price, by its key. */
export function matchOf(key: string): number {
  return Number.parseInt(key, 10);
}

/** The current price, if it is known. */
export const getPrice = prices.get;

/**
 * Sets a price and calls its listeners when any field changed. Returns what it was before, if it was known
 * and something listens to it: the page or the slip shows it.
 */
export const setPrice = prices.set;

/** Calls its listener at every change of a price; returns a function that stops it. */
export const onPrice = prices.on;

/** Every key that is stored or listened to and starts with `prefix` (`1001:18:total=2.5:`). */
export function keysWithPrefix(prefix: string): string[] {
  return [...new Set(prices.keys().filter((key) => key.startsWith(prefix)))];
}

/**
 * Status of a match (0 prematch, 1 live, others take no bets), once a push or an answer has
 * set it.
 */
export const getMatchStatus = statuses.get;

/** Sets a match's status and calls its listeners when it changed. */
export const setMatchStatus: (matchId: number, status: number) => void = statuses.set;

/** Calls its listener at every change of a match's status; returns a function that stops it. */
export const onMatchStatus = statuses.on;

/** Values by their keys, each with its listeners. */
function createValues<K, V>(isSame: (one: V, other: V) => boolean) {
  const values = new Map<K, V>();
  const listeners = new Map<K, Set<Listener<V>>>();
  return {
    get: (key: K) => values.get(key),
    /** Sets a value and calls its listeners when it changed; returns the one before if there are listeners. */
    set(key: K, value: V): V | undefined {
      const old = values.get(key);
      if (old !== undefined && isSame(old, value)) return undefined;
      values.set(key, value);
      const own = listeners.get(key);
      for (const listener of [...(own ?? [])]) listener(value);
      return own && old;
    },
    on(key: K, listener: Listener<V>): () => void {
      let own = listeners.get(key);
      if (!own) {
        own = new Set();
        listeners.set(key, own);
      }
      own.add(listener);
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key);
      };
    },
    /** Every key that is set or listened to; some are there twice. */
    keys: () => [...values.keys(), ...listeners.keys()],
  };
}
