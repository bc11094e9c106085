/** What is found for the text of a field: results in groups, the last searches, or why there is nothing. */
import { type ReactNode, type RefObject, useEffect, useId, useMemo } from "react";
import { siteConfig } from "../api/config";
import { Note } from "./note";
import { rememberSearch } from "./recent";
import { RecentList } from "./recent-list";
import { ResultGroup } from "./result-group";
import { groupsOf } from "./results";
import { useCombobox } from "./use-combobox";
import { type SearchState, useSearch } from "./use-search";
import { useTyped } from "./use-typed";
import { say } from "./words";

/** The part below a field. */
export function Found({
  field,
  all,
  isPage = false,
}: {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Path of the page with all sports and leagues. */
  readonly all: string;
  /** Whether this is that page: then the results take the place of its links. */
  readonly isPage?: boolean;
}): ReactNode {
  const listId = useId();
  const typed = useTyped(field);
  const { state, retry } = useSearch(typed);
  const results = "results" in state ? state.results : null;
  const { prefix } = siteConfig();
  const groups = useMemo(
    () => (results ? groupsOf(results, prefix, listId) : []),
    [results, prefix, listId],
  );
  const ids = useMemo(() => groups.flatMap(({ rows }) => rows.map(({ id }) => id)), [groups]);
  const chosen = useCombobox(field, listId, ids);
  const isShort = state.status === "short";
  useEffect(() => {
    const form = field.current?.form;
    const remember = () => {
      if (!isShort) rememberSearch(typed.trim());
    };
    form?.addEventListener("submit", remember);
    return () => form?.removeEventListener("submit", remember);
  }, [field, isShort, typed]);
  useEffect(() => {
    if (isPage) showInPage(state);
  }, [isPage, state]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement(state, ids.length)}
      </p>
      {groups.length > 0 && (
        <div
          className="search-list"
          data-testid="search-list"
          role="listbox"
          id={listId}
          aria-label={say("search-open")}
          aria-busy={state.status === "asking"}
        >
          {groups.map((group) => (
            <ResultGroup
              key={group.title}
              id={`${listId}-${group.title}`}
              group={group}
              chosen={chosen}
              onFollow={() => rememberSearch(typed.trim())}
            />
          ))}
        </div>
      )}
      {typed === "" && !isPage && <RecentList field={field} />}
      {/* An empty field of a page says by itself what to type. */}
      {(typed !== "" || !isPage) && (
        <Note state={state} isEmpty={groups.length === 0} all={isPage ? null : all} retry={retry} />
      )}
    </>
  );
}

/** The page of search shows results in place of its links, and its address has the query. */
function showInPage(state: SearchState): void {
  document.documentElement.toggleAttribute("data-query", state.status !== "short");
  if (state.status !== "found") return;
  const query = new URLSearchParams({ q: state.query });
  history.replaceState(history.state, "", `?${query}${location.hash}`);
}

/** What a screen reader announces; the texts of other states are visible and announce themselves. */
function announcement(state: SearchState, count: number): string {
  if (state.status === "asking") return say("search-asking");
  return state.status === "found" && count > 0 ? say("search-count", { count }) : "";
}
