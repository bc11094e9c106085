/**
 * The rule of presses that reach something new (`guard.ts`), without a page. Times are in milliseconds, of one
 * clock; places are in pixels of the window.
 */

/** How long a new control ignores presses. */
export const SETTLE_MS = 800;

/** How long at most, however often it is pressed. */
const LONGEST_MS = 1600;

/** Two presses this close are at the same place: about half a fingertip. */
const NEAR = 40;

/** How long a press is remembered: longer than any call to the operator takes. */
const MEMORY_MS = 40_000;

/** A control, with its meaning: one that is relabelled is not the same any more. */
export interface Seen {
  readonly it: Element | string | undefined;
  readonly meaning: string;
}

/** When something came, and when it was last pressed in vain. */
interface Arrival {
  readonly came: number;
  readonly since: number;
}

/** A place that was pressed, and what is there now. */
export interface Watch extends Arrival {
  readonly x: number;
  readonly y: number;
  readonly until: number;
  readonly seen: Seen;
}

/** The control that a key activated last. Every other control counts as one that came at that moment. */
export interface Keyed extends Arrival {
  readonly seen: Seen;
}

/** A place that is pressed, or where a drag ends. What is there already is not new. */
export function watchOf(x: number, y: number, seen: Seen, now: number): Watch {
  return { x, y, until: now + MEMORY_MS, seen, came: -Infinity, since: -Infinity };
}

/** Whether a press is at the watched place. */
export function isAt(watch: Watch, x: number, y: number): boolean {
  return Math.hypot(x - watch.x, y - watch.y) < NEAR;
}

/** The place after a look at it; undefined once it is forgotten. */
export function lookedAt(watch: Watch, seen: Seen, now: number): Watch | undefined {
  if (now > watch.until) return undefined;
  return isSame(watch.seen, seen) ? watch : { ...watch, seen, came: now, since: now };
}

/** Whether a press begins on something new. */
export function isOnNew(watch: Watch | undefined, x: number, y: number, now: number): boolean {
  return watch !== undefined && isAt(watch, x, y) && isNew(watch, now);
}

/**
 * The place after a click that is ignored; undefined when the click counts. A press that began on
 * something new stays one, however long the finger rests (`isHeld`).
 */
export function clickedInVain(
  watch: Watch | undefined,
  isHeld: boolean,
  now: number,
): Watch | undefined {
  return watch && (isHeld || isNew(watch, now)) ? { ...watch, since: now } : undefined;
}

/** What is left of the last activation after another key is down. */
export function afterKey(
  last: Keyed | undefined,
  key: string,
  isRepeat: boolean,
  now: number,
): Keyed | undefined {
  if (key !== "Enter" && key !== " ") return undefined;
  // A key that is held down repeats its press.
  return isRepeat && last ? keyedNow(last.seen, now) : last;
}

/** A control that a key activates. */
export function keyedNow(seen: Seen, now: number): Keyed {
  return { seen, came: now, since: now };
}

/**
 * The last activation after a key was pressed on another control too early; undefined when the press
 * counts.
 */
export function keyedInVain(last: Keyed | undefined, seen: Seen, now: number): Keyed | undefined {
  return last && !isSame(last.seen, seen) && isNew(last, now) ? { ...last, since: now } : undefined;
}

/** Amounts, prices and counts do not change what a control does, so digits are no part of its meaning. */
export function meaningOf(label: string): string {
  return label.replace(/\d+/g, "");
}

/** Each press in vain begins the time to settle again, but not the longest time. */
function isNew({ came, since }: Arrival, now: number): boolean {
  return now - since < SETTLE_MS && now - came < LONGEST_MS;
}

function isSame(a: Seen, b: Seen): boolean {
  return a.it === b.it && a.meaning === b.meaning;
}
