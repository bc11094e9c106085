/** Why there are no matches, or no more of them, and what to do about it. */
import type { ReactNode } from "react";
import { askSignIn } from "../account/shared/sign-in";
import { changeQuery } from "./address";
import { NONE } from "./query";
import type { PartState } from "./use-part";
import { say } from "./words";

/** The words below the list, or placeholder rows until there is something to say. */
export function Note({
  status,
  rows,
  retry,
}: {
  readonly status: PartState["status"];
  /** Number of matches that are listed. */
  readonly rows: number;
  readonly retry: () => void;
}): ReactNode {
  switch (status) {
    case "asking":
      return rows === 0 && <div className="listing-bones" aria-hidden="true" />;
    case "found":
      return (
        rows === 0 && (
          <div className="listing-note" data-testid="filter-note">
            <p className="listing-nothing">{say("listing-none")}</p>
            <p>{say("listing-none-text")}</p>
            <button type="button" className="button-plain" onClick={() => changeQuery(NONE)}>
              {say("listing-clear")}
            </button>
          </div>
        )
      );
    case "signed_out":
      return (
        <div className="listing-note" data-testid="filter-note">
          <p className="listing-nothing">{say("listing-sign-in")}</p>
          <button type="button" className="button-plain" onClick={() => askSignIn("asked")}>
            {say("listing-sign-in-button")}
          </button>
        </div>
      );
    default:
      return (
        <div className="listing-note" role="alert" data-testid="filter-note">
          <p className="listing-nothing">
            {status === "offline" ? say("listing-offline") : say("listing-failed")}
          </p>
          {rows > 0 && <p>{say("listing-kept")}</p>}
          <button type="button" className="button-plain" onClick={retry}>
            {say("listing-retry")}
          </button>
        </div>
      );
  }
}
