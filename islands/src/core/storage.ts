/**
 * Values that the browser stores for a session or permanently. It never throws: in private windows,
 * with full disks or hand-edited values the result is "nothing stored", with one warning on the
 * console.
 */

import type { Area, StoredKey } from "./stored-keys";

const warned = new Set<string>();

/** The stored JSON under a key; `undefined` when there is none or it cannot be read. */
export function readStored(storage: Area, key: string): unknown {
  try {
    const text = area(storage).getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch (error) {
    warnUnusable(key, error);
    return undefined;
  }
}

/** Stores a value as JSON; `undefined` removes the key. Each key is in the table of `stored-keys.ts`. */
export function writeStored<A extends Area>(storage: A, key: StoredKey<A>, value: unknown): void {
  try {
    if (value === undefined) area(storage).removeItem(key);
    else area(storage).setItem(key, JSON.stringify(value));
  } catch (error) {
    warnUnusable(key, error);
  }
}

/** Whether the browser keeps anything for this site: one that blocks cookies throws where a page asks for its storage. */
export function canStore(): boolean {
  try {
    return navigator.cookieEnabled && Boolean(area("local"));
  } catch {
    return false;
  }
}

/** Warns once per key that its stored value could not be used. */
export function warnUnusable(key: string, reason: unknown): void {
  if (warned.has(key)) return;
  warned.add(key);
  console.warn(`storage key "${key}" is unusable:`, reason);
}

function area(storage: Area): Storage {
  return storage === "session" ? sessionStorage : localStorage;
}
