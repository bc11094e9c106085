/** Score and clock of the wire as props. */

import type { Clock, Match } from "../api/matches";
import type { ClockProps, ScoreProps } from "../api/props.gen";

const PREMATCH = 0;

/** The score, once the match has started; null before, and where the operator has none. */
export function scoreOf({ status, statistics }: Match): ScoreProps | null {
  if (status === PREMATCH || !statistics) return null;
  const periods = statistics.period_scores.map(({ number, period_name, home, away }) => ({
    number,
    name: period_name,
    home,
    away,
  }));
  return {
    home: statistics.total_score.home,
    away: statistics.total_score.away,
    period: periods.at(-1)?.name ?? null,
    periods,
    game: statistics.game_score ?? null,
    server: statistics.current_server ?? null,
    clock: statistics.clock ? clockOf(statistics.clock) : null,
  };
}

/** A clock that counts down shows the remaining time. */
function clockOf({ match_time, remaining_time, stopped }: Clock): ClockProps {
  const left = remaining_time ?? null;
  return { seconds: left ?? match_time, countdown: left !== null, stopped };
}
