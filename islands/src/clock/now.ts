/**
 * The time by the operator's clock: a visitor's may be wrong by hours or days. Every answer of the operator says what
 * time it has (the header `Date`); a difference is kept for the session, so that the next page begins with it.
 *
 * Whatever is compared with a moment of the operator's, or said to the visitor as a time, asks here. What only lasts on
 * this device (pauses, stamps of changes, how long ago a reminder was shown) keeps the device's own clock.
 */
import { readStored, writeStored } from "../core/storage";
import { createListeners } from "../state/listeners";

/** Session storage key: by how many milliseconds the operator's clock is ahead of the device's. */
const AHEAD_KEY = "clockAhead";

/**
 * Smaller differences, in milliseconds, are ignored: an answer says whole seconds, takes a while, and may come from a
 * cache; and no list depends on them.
 */
export const TOLERANCE_MS = 5 * 60_000;

const ahead = /* @__PURE__ */ createAhead();
const timeSet = /* @__PURE__ */ createListeners();

/** The current time in milliseconds since 1970. */
export function now(): number {
  return Date.now() + ahead.get();
}

/**
 * Hears what time the operator has: the header `Date` of an answer, null where the browser may not read it. Returns that
 * time in milliseconds since 1970, NaN without one.
 */
export function hearTime(date: string | null): number {
  const time = Date.parse(date ?? "");
  const difference = time - Date.now();
  const next = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
  // Without a time the difference is NaN, and a comparison with NaN is false.
  if (!(Math.abs(next - ahead.get()) >= TOLERANCE_MS)) return time;
  ahead.set(next);
  timeSet.call();
  return time;
}

/** Calls `listener` when the time turns out to be another one; returns a function that stops it. */
export function onTimeSet(listener: () => void): () => void {
  return timeSet.listen(listener);
}

/** The difference between the clocks, which the session keeps. */
function createAhead() {
  let ahead = stored();
  return {
    get: () => ahead,
    set(next: number): void {
      ahead = next;
      writeStored("session", AHEAD_KEY, ahead === 0 ? undefined : ahead);
    },
  };
}

function stored(): number {
  const value = readStored("session", AHEAD_KEY);
  return typeof value === "number" ? value : 0;
}
