/** What the slip shows while it is unknown whether a bet was placed. Nothing can be placed then. */
import type { ReactNode } from "react";
import { DOUBT_SECONDS } from "../../betting/doubt";
import type { Translate } from "../../messages/messages";
import { lookUp } from "./ticket";

/** The state of the lookup, and a button that repeats it. */
export function Unanswered({
  say,
  looking,
}: {
  readonly say: Translate;
  readonly looking: boolean;
}): ReactNode {
  return (
    <div className="slip-unanswered" data-testid="slip-unanswered" role="status">
      <p className="slip-unanswered-title">{say("slip-unanswered-title")}</p>
      <p>
        {looking
          ? say("slip-unanswered-text", { seconds: DOUBT_SECONDS })
          : say("slip-unanswered-waiting")}
      </p>
      <button type="button" className="button-plain" disabled={looking} onClick={lookUp}>
        {say(looking ? "slip-unanswered-looking" : "slip-unanswered-look")}
      </button>
    </div>
  );
}
