/** The minute in which something happened in a match. */
import type { MatchEvent } from "../../api/match-events";
import { clockText } from "../clock-text";

/** What ends a stretch of play happens at the end of a minute, not in the next one. */
const ENDS = new Set(["stoppage", "period_end", "match_end"]);

/** The minute of an event, as the clock of the match shows it; undefined in sports without a clock. */
export function minuteOf({ kind, match_time, stoppage_time }: MatchEvent): string | undefined {
  if (match_time === null) return undefined;
  if (ENDS.has(kind) && stoppage_time === null) return `${Math.ceil(match_time / 60)}'`;
  return clockText({
    seconds: match_time,
    stoppage: stoppage_time,
    countdown: false,
    stopped: true,
  });
}
