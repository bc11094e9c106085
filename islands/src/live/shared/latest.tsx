/** What a component outside a match's page draws of the match: its last report, and its clock. */
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { clockNow, getMatch, type LiveMatch, onMatch } from "./matches";

/** What was last reported of a match; undefined where nothing was: the site may have no page of it any more. */
export function useLatest(id: number): LiveMatch | undefined {
  // Not `useMatch`: a module shared with the islands would become a chunk that every page loads.
  const subscribe = useCallback((changed: () => void) => onMatch(id, changed), [id]);
  return useSyncExternalStore(subscribe, () => getMatch(id));
}

/** The clock, which runs on between two reports. */
export function Clock({ latest }: { readonly latest: LiveMatch }): ReactNode {
  const [, setTick] = useState(0);
  const text = clockNow(latest);
  const runs = text !== undefined && latest.score?.clock?.stopped === false;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return (
    text && (
      <span className="bet-clock" data-testid="bet-clock" dir="ltr">
        {text}
      </span>
    )
  );
}
