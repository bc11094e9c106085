/** What of a match is announced to screen readers: goals, and the end. Everything else would chatter. */
import { type MatchEvent, readEvents } from "../api/match-events";
import type { LiveMatch } from "../live/shared/matches";

const TOLD = new Set([
  "goal",
  "own_goal",
  "goal_disallowed",
  "try",
  "touchdown",
  "home_run",
  "wicket",
  "match_end",
]);

/**
 * What is announced of a match: the last of the events after the one with the number `last`, with its side
 * and the score.
 */
export function newsOf(match: LiveMatch, last: number): string | undefined {
  const event = readEvents(match.events).findLast(({ id, kind }) => id > last && TOLD.has(kind));
  return event && wordsOf(event, match);
}

function wordsOf(event: MatchEvent, { home, away, score }: LiveMatch): string {
  const side = event.side === "home" ? home : event.side === "away" ? away : undefined;
  const { home: ours, away: theirs } = event.score ?? score ?? {};
  const result = ours === undefined ? undefined : `${ours} – ${theirs}`;
  return [event.name, side, result].filter(Boolean).join(", ");
}
