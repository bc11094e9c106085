/**
 * What the prices that this page shows did during this visit, and what its matches did meanwhile: a bounded
 * memory that costs a change of price two numbers. `moves/` shows it when it is asked for.
 */
import { now } from "../../clock/now";

/** Changes that are kept of each price and each match. */
export const KEPT = 20;

/** Prices and matches of which changes are kept; with more, the one that changed first is forgotten. */
const LOGS = 2000;

/** An empty memory. */
export function createLog() {
  /**
   * The times of changes, in milliseconds since 1970, each followed by what it was from then on: of a price, by
   * its key, the price in thousandths, negative while it is suspended; of a match, by its id, its last events as
   * they were sent. The first one is what it was before.
   */
  const logs = new Map<string | number, unknown[]>();

  /** Remembers a change. */
  function note<T extends number | readonly unknown[]>(
    key: T extends number ? string : number,
    before: T,
    after: T,
  ): void {
    let own = logs.get(key);
    if (!own) {
      own = [0, before];
      logs.set(key, own);
      if (logs.size > LOGS) logs.delete(logs.keys().next().value as string);
    }
    own.push(now(), after);
    // Moved within the list, which allocates nothing.
    if (own.length > 2 * KEPT + 2) own.copyWithin(0, 2).length -= 2;
  }

  /** The changes of a price: times and prices. */
  function movesOf(key: string): readonly number[] {
    return (logs.get(key) ?? []) as number[];
  }

  /** The changes of a match: times and events. */
  function newsOf(matchId: number): readonly unknown[] {
    return logs.get(matchId) ?? [];
  }

  return [note, movesOf, newsOf] as const;
}

export const [note, movesOf, newsOf] = createLog();
