/** A store in a component; `prerendered` is the value in the page's HTML, for the first render. */
import type { ReadableAtom } from "nanostores";
import { useCallback, useSyncExternalStore } from "react";

/** The value of a store; re-renders when it changes. */
export function useStore<T>(store: ReadableAtom<T>, prerendered: T): T {
  const listen = useCallback((changed: () => void) => store.listen(changed), [store]);
  return useSyncExternalStore(
    listen,
    () => store.get(),
    () => prerendered,
  );
}
