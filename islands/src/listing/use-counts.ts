/** Numbers beside the choices of the control; without an answer there are none. */
import { useEffect, useState } from "react";
import { CALL_TIME } from "../api/client";
import type { ListedMatches } from "../api/props.gen";
import { shownZone } from "../api/zone";
import { now, onTimeSet } from "../clock/now";
import { reportError } from "../report/report";
import { askCounts, type Counts } from "./ask";
import type { Query } from "./query";
import type { PageSport } from "./sports";

/** The counts for a query; undefined until the operator has answered. */
export function useCounts(
  query: Query,
  of: ListedMatches,
  sports: readonly PageSport[],
): Counts | undefined {
  const [counts, setCounts] = useState<Counts>();
  const [turn, setTurn] = useState(0);
  useEffect(() => onTimeSet(() => setTurn((last) => last + 1)), []);
  const keys = sports.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks as of another moment
  useEffect(() => {
    // The operator counts all matches, not the player's.
    if (query.isFavourite) {
      setCounts(undefined);
      return;
    }
    const call = new AbortController();
    const limit = setTimeout(() => call.abort(), CALL_TIME);
    const here = { now: now(), zone: shownZone() };
    const asked = { of, sports: keys === "" ? [] : keys.split(","), here };
    let isOld = false;
    askCounts(query, asked, call.signal)
      .then(
        (answer) => isOld || setCounts(answer),
        (error: unknown) => isOld || reportError(error, "the choices have no numbers"),
      )
      .finally(() => clearTimeout(limit));
    return () => {
      isOld = true;
      call.abort();
      clearTimeout(limit);
    };
  }, [query, of, keys, turn]);
  return counts;
}
