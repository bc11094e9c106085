/**
 * Values that the browser stores for a session or permanently. It never throws: in private windows,
 * with full disks or hand-edited values the result is "nothing stored", with one warning on the
 * console.
 */

const warned = new Set<string>();

/** The stored JSON under a key; `undefined` when there is none or it cannot be read. */
export function readStored(storage: "session" | "local", key: string): unknown {
  try {
    const text = area(storage).getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch (error) {
    warnUnusable(key, error);
    return undefined;
  }
}

/** Stores a value as JSON; `undefined` removes the key. */
export function writeStored(storage: "session" | "local", key: string, value: unknown): void {
  try {
    if (value === undefined) area(storage).removeItem(key);
    else area(storage).setItem(key, JSON.stringify(value));
  } catch (error) {
    warnUnusable(key, error);
  }
}

/** Warns once per key that its stored value could not be used. */
export function warnUnusable(key: string, reason: unknown): void {
  if (warned.has(key)) return;
  warned.add(key);
  console.warn(`storage key "${key}" is unusable:`, reason);
}

function area(storage: "session" | "local"): Storage {
  return storage === "session" ? sessionStorage : localStorage;
}
