/** Why there are no results, in words, and what to do about it. */
import type { ReactNode } from "react";
import type { SearchState } from "./use-search";
import { say } from "./words";

/** The words below the field; none while results are shown. */
export function Note({
  state,
  isEmpty,
  all,
  retry,
}: {
  readonly state: SearchState;
  /** Whether no results are shown. */
  readonly isEmpty: boolean;
  /** Path of the page with all sports and leagues; null on that page. */
  readonly all: string | null;
  readonly retry: () => void;
}): ReactNode {
  switch (state.status) {
    case "short":
      return (
        <p className="search-note" data-testid="search-note">
          {say("search-short")}
        </p>
      );
    case "asking":
      return isEmpty && <Bones />;
    case "offline":
      return (
        <p className="search-note" role="alert" data-testid="search-note">
          {say("search-offline")}
        </p>
      );
    case "failed":
      return (
        <div className="search-note" role="alert" data-testid="search-note">
          <p>{say("search-failed")}</p>
          <button type="button" className="button-plain" onClick={retry}>
            {say("search-retry")}
          </button>
        </div>
      );
    case "found":
      return (
        isEmpty && (
          <div className="search-note" role="status" data-testid="search-note">
            <p className="search-nothing">
              {say("search-nothing")} <bdi>{state.query}</bdi>
            </p>
            <p>{say("search-nothing-text")}</p>
            {all && <a href={all}>{say("search-all")}</a>}
          </div>
        )
      );
  }
}

/** Placeholder rows. */
function Bones(): ReactNode {
  return (
    <div className="search-bones" aria-hidden="true">
      <div />
      <div />
      <div />
    </div>
  );
}
