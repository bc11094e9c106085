import type { StoredKey } from "../core/stored-keys";

/**
 * Calls `listener` when another tab has changed what the local storage has under a key, and when this page comes back
 * from the back-forward cache, where it hears of nothing. Returns a function that stops it.
 */
export function onStoredElsewhere(key: StoredKey<"local">, listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("storage", (event) => event.key === key && listener(), { signal });
  addEventListener("pageshow", (event) => event.persisted && listener(), { signal });
  return () => stop.abort();
}
