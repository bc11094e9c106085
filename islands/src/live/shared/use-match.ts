/** The live match in React: undefined while hydrating, as in the prerendered page. */
import { useCallback, useSyncExternalStore } from "react";
import { getMatch, type LiveMatch, onMatch } from "./matches";

/** What the feed last said of a match; draws again when that changes. */
export function useMatch(id: number): LiveMatch | undefined {
  return useSyncExternalStore(
    useCallback((changed) => onMatch(id, changed), [id]),
    () => getMatch(id),
    () => undefined,
  );
}
