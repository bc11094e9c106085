/** What pages say of the matches in the slip, kept for the session: the slip follows the player to other pages. */
import { readStored, writeStored } from "../core/storage";
import type { StoredKey } from "../core/stored-keys";

/** So many matches are kept, the last ones: as many as a slip has selections, and some that were removed. */
const KEPT = 60;

/** Values of matches, by their ids. */
export interface KeptOfMatches<T> {
  get(id: string): T | undefined;
  keep(id: string, value: T): void;
}

/** Values kept under a key. Anything else that is stored there is dropped. */
export function createKept<T>(
  key: StoredKey<"session">,
  isValue: (value: unknown) => value is T,
): KeptOfMatches<T> {
  let kept: ReadonlyMap<string, T> | undefined;
  const all = () => {
    kept ??= new Map(restored(key, isValue));
    return kept;
  };
  return {
    get: (id) => all().get(id),
    keep(id, value) {
      const last = [...all(), [id, value] as const].slice(-KEPT);
      kept = new Map(last);
      writeStored("session", key, [...kept]);
    },
  };
}

function restored<T>(
  key: StoredKey<"session">,
  isValue: (value: unknown) => value is T,
): (readonly [string, T])[] {
  const stored = readStored("session", key);
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (one: unknown): one is readonly [string, T] =>
      Array.isArray(one) && typeof one[0] === "string" && isValue(one[1]),
  );
}
