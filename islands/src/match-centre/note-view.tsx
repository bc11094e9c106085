/** @jsxImportSource ../plain */
/** What a tab says when it has nothing to show. */
import type { MatchCentreLabels } from "../api/props.gen";
import type { Content, Drawn } from "../plain/jsx-runtime";
import type { Told } from "./statistics";

/** The same where it is all that a tab shows. */
export function noteView(state: Told["state"], labels: MatchCentreLabels): Drawn {
  return (<Note state={state} labels={labels} />) as Drawn;
}

/** Why there is nothing: it is being asked for, could not be, or is still to come. */
export function Note({
  state,
  labels,
}: {
  readonly state: Told["state"];
  readonly labels: MatchCentreLabels;
}): Content {
  if (state === "asking") {
    return (
      <div className="centre-bones" aria-busy="true">
        <span />
        <span />
        <span />
      </div>
    );
  }
  return (
    <div className="centre-note">
      <p>
        {state === "failed" ? labels.failed : state === "early" ? labels.not_begun : labels.none}
      </p>
      {state === "failed" && (
        <button type="button" className="button-plain" data-retry="">
          {labels.retry}
        </button>
      )}
    </div>
  );
}
