/** Score and clock of the wire as props. */

import type { Clock, Match, Statistics } from "../api/matches";
import type { ClockProps, ScoreProps } from "../api/props.gen";
import { isRecord } from "../api/read";

const PREMATCH = 0;

/** The score, once the match has started; null before, and where the operator has none. */
export function scoreOf({ status, stage, statistics }: Match): ScoreProps | null {
  if (status === PREMATCH || !statistics) return null;
  const periods = statistics.period_scores.map(({ type, number, period_name, home, away }) => ({
    kind: type,
    number,
    name: period_name,
    home,
    away,
  }));
  return {
    form: formOf(statistics),
    home: statistics.total_score.home,
    away: statistics.total_score.away,
    reds: redsOf(statistics.events),
    period: periods.at(-1)?.name ?? null,
    pause: pauseOf(stage, statistics.period_scores.at(-1)),
    periods,
    game: statistics.game_score ?? null,
    server: statistics.current_server ?? null,
    clock: statistics.clock ? clockOf(statistics.clock) : null,
  };
}

/** What tells the score: the rule of `rules::phase::form`. */
function formOf({ clock, game_score, period_scores: [first] }: Statistics): ScoreProps["form"] {
  if (game_score && first?.type === "inning" && first.max_period_number <= 2) return "overs";
  return clock && (clock.remaining_time ?? null) === null ? "total" : "periods";
}

/** Players sent off; null without any. */
function redsOf(events: Statistics["events"]): ScoreProps["reds"] {
  const of = (side: string) =>
    events.filter((event) => isRecord(event) && event.kind === "red_card" && event.side === side)
      .length;
  const reds = { home: of("home"), away: of("away") };
  return reds.home + reds.away > 0 ? reds : null;
}

/** The pause between two periods: half-time in the middle of two halves or four quarters. */
function pauseOf(
  stage: string | null,
  last: Statistics["period_scores"][number] | undefined,
): ScoreProps["pause"] {
  if (!stage?.startsWith("after_")) return null;
  const isHalf =
    last &&
    (last.type === "half" || last.type === "quarter") &&
    last.number * 2 === last.max_period_number;
  return isHalf ? "half_time" : "break";
}

/** A clock that counts down shows the remaining time. */
function clockOf({ match_time, stoppage_time, remaining_time, stopped }: Clock): ClockProps {
  const left = remaining_time ?? null;
  return {
    seconds: left ?? match_time,
    stoppage: stoppage_time ?? null,
    countdown: left !== null,
    stopped,
  };
}
