/**
 * Bet builders that were placed, for the session: the builder of their match, open now or later,
 * drops the picks that were placed.
 */
import { atom, type ReadableAtom } from "nanostores";
import { atSignOut } from "../../account/shared/leave-browser";
import { readStored, writeStored } from "../../core/storage";

/** Session storage key. */
export const CUSTOM_PLACED_KEY = "betBuildersPlaced";

/** The keys of the prices of a placed bet, all of one match. */
type Placed = readonly string[];

/** Number of bets that are remembered until the builder of their match is opened. */
const MOST = 20;

const $state = atom<readonly Placed[]>(restore());

atSignOut(() => put([]));

/** Placed bets whose builder has not been opened since. */
export const $customPlaced: ReadableAtom<readonly Placed[]> = $state;

/** Remembers a placed bet. */
export function reportCustomPlaced(keys: Placed): void {
  put([keys, ...$state.get()].slice(0, MOST));
}

/** Whether exactly these picks of a match were placed; forgets what was placed on that match. */
export function wasCustomPlaced(matchId: number, keys: Placed): boolean {
  const all = $state.get();
  const isOfMatch = ([first]: Placed) => first?.startsWith(`${matchId}:`) === true;
  const others = all.filter((one) => !isOfMatch(one));
  if (others.length < all.length) put(others);
  return all.some((one) => one.length === keys.length && one.every((key) => keys.includes(key)));
}

function put(placed: readonly Placed[]): void {
  $state.set(placed);
  writeStored("session", CUSTOM_PLACED_KEY, placed.length > 0 ? placed : undefined);
}

function restore(): readonly Placed[] {
  const stored = readStored("session", CUSTOM_PLACED_KEY);
  const isPlaced = (one: unknown) =>
    Array.isArray(one) && one.every((key) => typeof key === "string");
  return Array.isArray(stored) && stored.every(isPlaced) ? stored : [];
}
