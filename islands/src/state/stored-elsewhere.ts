import type { StoredKey } from "../core/stored-keys";

/**
 * Calls `listener` when another tab has changed what the local storage has under a key, and when this page comes back
 * from the back-forward cache, where it hears of nothing.
 */
export function onStoredElsewhere(key: StoredKey<"local">, listener: () => void): void {
  addEventListener("storage", (event) => event.key === key && listener());
  addEventListener("pageshow", (event) => event.persisted && listener());
}
