/** Where the match of a placed selection is: its start, or its score with the clock. */
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { BetSelection } from "../api/schemas/bets";
import { now } from "../clock/now";
import { clockNow, getMatch, type LiveMatch, onMatch } from "../live/shared/matches";
import type { Translate } from "../messages/messages";
import { momentText } from "./moment";

const LIVE = 1;
const FINISHED = 4;

/** What was last reported of a match; undefined where nothing was: the site may have no page of it any more. */
export function useLatest(id: number): LiveMatch | undefined {
  // Not `useMatch`: a module shared with the islands would become a chunk that every page loads.
  const subscribe = useCallback((changed: () => void) => onMatch(id, changed), [id]);
  return useSyncExternalStore(subscribe, () => getMatch(id));
}

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

/** The clock, which runs on between two reports. */
export function Clock({ latest }: Pick<Part, "latest">): ReactNode {
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
