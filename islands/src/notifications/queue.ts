/**
 * The queue of toasts: one at a time, in the place of alerts, while no alert is there (a new alert
 * replaces the current one, so a toast must not come before it has been read). Pure.
 *
 * More than a few are not shown one by one: with five seconds each, three hundred would take 25 minutes. The
 * rest are counted, and one toast says how many.
 */

/** Toasts that wait, at most. */
export const MOST_WAITING = 3;

/** What waits to be shown. */
export interface Queue<T> {
  readonly waiting: readonly T[];
  /** How many more there are that are only counted. */
  readonly more: number;
}

/** What is shown next: one, or how many there are besides. */
export type Toast<T> = { readonly one: T } | { readonly more: number };

/** Nothing waits. */
export const IDLE: Queue<never> = { waiting: [], more: 0 };

/** Something is to be shown. */
export function queued<T>(queue: Queue<T>, one: T): Queue<T> {
  return queue.waiting.length < MOST_WAITING && queue.more === 0
    ? { ...queue, waiting: [...queue.waiting, one] }
    : { ...queue, more: queue.more + 1 };
}

/** The next toast, and the queue without it; no toast when nothing waits. */
export function next<T>({ waiting, more }: Queue<T>): [Toast<T> | undefined, Queue<T>] {
  const [one, ...rest] = waiting;
  if (one !== undefined) return [{ one }, { waiting: rest, more }];
  return [more > 0 ? { more } : undefined, IDLE];
}
