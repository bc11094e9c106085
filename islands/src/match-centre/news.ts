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

/** What is announced of a report, and the number of its last event, after which the next one begins. */
export interface News {
  readonly said: string | undefined;
  readonly last: number;
}

/**
 * What is announced of a match: the last of the events after the one with the number `last`, with its side
 * and the score. Nothing of the first report of a page, which brings what is old.
 */
export function newsOf(match: LiveMatch, last: number | undefined): News {
  const events = readEvents(match.events);
  const news = { said: undefined, last: events.at(-1)?.id ?? last ?? 0 };
  if (last === undefined) return news;
  const event = events.findLast(({ id, kind }) => id > last && TOLD.has(kind));
  return event ? { ...news, said: wordsOf(event, match) } : news;
}

function wordsOf(event: MatchEvent, { home, away, score }: LiveMatch): string {
  const side = event.side === "home" ? home : event.side === "away" ? away : undefined;
  const { home: ours, away: theirs } = event.score ?? score ?? {};
  const result = ours === undefined ? undefined : `${ours} – ${theirs}`;
  return [event.name, side, result].filter(Boolean).join(", ");
}
