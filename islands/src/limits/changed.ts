/** Tells the watch that the player has changed a limit on this page. */

const listeners = new Set<() => void>();

/** Calls `listener` whenever a limit has changed. */
export function onLimitsChanged(listener: () => void): void {
  listeners.add(listener);
}

/** A limit has changed. */
export function limitsChanged(): void {
  for (const listener of listeners) listener();
}
