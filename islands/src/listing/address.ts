/** The query of the page's address, shared by all parts of the control, and its changes. */
import { atom } from "nanostores";
import { useSyncExternalStore } from "react";
import { reportOnce } from "../report/report";
import { NONE, type Query, type QueryContext, readQuery, writeQuery } from "./query";

const $asked = atom<Query>(NONE);

/** What the address asks; nothing while hydrating. */
export function useQuery(): Query {
  return useSyncExternalStore(
    (changed) => $asked.listen(changed),
    () => $asked.get(),
    () => NONE,
  );
}

/** Reads the address now, and whenever Back or Forward changes it; returns a function that stops. */
export function followAddress(context: QueryContext): () => void {
  const read = () => $asked.set(queryOfPage(context));
  read();
  addEventListener("popstate", read);
  return () => removeEventListener("popstate", read);
}

/** The query of the page's address. What it ignores is reported. */
export function queryOfPage(context: QueryContext): Query {
  const { query, ignored } = readQuery(location.search, context);
  for (const one of ignored) {
    const message = `the listing query "${one}" is ignored on this page`;
    reportOnce({ kind: "listing.ignored", message });
  }
  return query;
}

/**
 * Changes the query. It is an entry of its own in the history, so that Back undoes it, unless it
 * continues the last change. Other filters begin with their first part.
 */
export function changeQuery(change: Partial<Query>, isContinued = false): void {
  const query = { ...$asked.get(), page: 1, ...change };
  const url = addressOf(query);
  if (isContinued) history.replaceState(history.state, "", url);
  else history.pushState(null, "", url);
  $asked.set(query);
}

/** The address of the page with a query. */
export function addressOf(query: Query): string {
  return `${location.pathname}${writeQuery(query, location.search)}${location.hash}`;
}
