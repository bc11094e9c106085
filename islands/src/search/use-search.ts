/** Asks the operator for what is typed: after a pause, and only for the latest text. */
import { useEffect, useState } from "react";
import { CALL_TIME } from "../api/client";
import { QUERY_LENGTH, type SearchResults, searchFor } from "../api/events";
import { reportError } from "../report/report";

/** The pause after the last change of the text. */
const PAUSE_MS = 200;

/** How far a search is. While it is `asking`, the results of the last one may still be shown. */
export type SearchState =
  | { readonly status: "short" }
  | { readonly status: "asking"; readonly results: SearchResults | null }
  | { readonly status: "found"; readonly query: string; readonly results: SearchResults }
  | { readonly status: "failed" | "offline" };

/** The state of the search for a text; `retry` asks again. It asks by itself when it is online again. */
export function useSearch(typed: string): { readonly state: SearchState; retry(): void } {
  const [turn, setTurn] = useState(0);
  const retry = () => setTurn((last) => last + 1);
  const query = typed.trim();
  const isShort = [...query].length < QUERY_LENGTH.least;
  // A page that opens with a query is asking from its first render: its links do not appear in between.
  const [state, setState] = useState<SearchState>(
    isShort ? { status: "short" } : { status: "asking", results: null },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks again for the same query
  useEffect(() => {
    if (isShort) {
      setState({ status: "short" });
      return;
    }
    setState((last) => ({ status: "asking", results: "results" in last ? last.results : null }));
    const call = new AbortController();
    let isOld = false;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const pause = setTimeout(async () => {
      limit = setTimeout(() => call.abort(), CALL_TIME);
      let next: SearchState;
      try {
        next = { status: "found", query, results: await searchFor(query, call.signal) };
      } catch (error) {
        if (!isOld) reportError(error, "the search failed");
        next = { status: navigator.onLine ? "failed" : "offline" };
      }
      clearTimeout(limit);
      if (!isOld) setState(next);
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(pause);
      clearTimeout(limit);
      call.abort();
    };
  }, [query, turn]);
  useEffect(() => {
    if (state.status !== "offline") return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  });
  return { state, retry };
}
