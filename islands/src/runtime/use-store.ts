/** A store in a component; `prerendered` is what the page's HTML shows, for the first render. */
import type { ReadableAtom } from "nanostores";
import { useCallback, useSyncExternalStore } from "react";

/** The value of a store, following it. */
export function useStore<T>(store: ReadableAtom<T>, prerendered: T): T {
  const listen = useCallback((changed: () => void) => store.listen(changed), [store]);
  return useSyncExternalStore(
    listen,
    () => store.get(),
    () => prerendered,
  );
}
