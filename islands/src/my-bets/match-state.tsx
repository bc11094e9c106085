/** Where the match of a placed selection is: its start, or its score with the clock. */
import type { ReactNode } from "react";
import type { BetSelection } from "../api/schemas/bets";
import { now } from "../clock/now";
import { Clock } from "../live/shared/latest";
import type { LiveMatch } from "../live/shared/matches";
import type { Translate } from "../messages/messages";
import { momentText } from "./moment";

const LIVE = 1;
const FINISHED = 4;

/**
 * The state. A match that should have begun but whose score is not known yet has none: its start
 * would say that it is still to come.
 */
export function MatchState({
  say,
  match: { start_time },
  latest,
}: {
  readonly say: Translate;
  readonly match: BetSelection["match"];
  readonly latest: LiveMatch | undefined;
}): ReactNode {
  if (latest?.status === LIVE) return <InPlay say={say} latest={latest} />;
  if (latest?.status === FINISHED) {
    // An outright has no score.
    if (!latest.score) return null;
    return (
      <span className="bet-live">
        <Score say={say} latest={latest} />
        {say("bets-finished")}
      </span>
    );
  }
  if (Date.parse(start_time) < now()) return null;
  return (
    <time dateTime={start_time}>
      <bdi>{momentText(start_time)}</bdi>
    </time>
  );
}

interface Part {
  readonly say: Translate;
  readonly latest: LiveMatch;
}

function InPlay({ say, latest }: Part): ReactNode {
  const { score } = latest;
  const paused = score?.pause && say(score.pause === "half_time" ? "bets-half-time" : "bets-pause");
  const stage = paused || score?.period;
  return (
    <span className="bet-live" data-testid="bet-live">
      <span className="pill-live">{say("bets-live")}</span>
      <Score say={say} latest={latest} />
      <Clock latest={latest} />
      {stage && <bdi>{stage}</bdi>}
    </span>
  );
}

function Score({ say, latest: { score } }: Part): ReactNode {
  return (
    score && (
      <b className="bet-score" data-testid="bet-score">
        <span className="visually-hidden">{say("bets-score")} </span>
        <span>{score.home}</span>–<span>{score.away}</span>
      </b>
    )
  );
}
