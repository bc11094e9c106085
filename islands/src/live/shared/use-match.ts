/** The live match in React: undefined while hydrating, as in the prerendered page. */
import { useCallback, useSyncExternalStore } from "react";
import { getMatch, type LiveMatch, onMatch } from "./matches";

/** The feed's latest report of a match; re-renders when it changes. */
export function useMatch(id: number): LiveMatch | undefined {
  return useSyncExternalStore(
    useCallback((changed) => onMatch(id, changed), [id]),
    () => getMatch(id),
    () => undefined,
  );
}
