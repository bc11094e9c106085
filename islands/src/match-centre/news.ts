/** What of a match is announced to screen readers: goals, and the end. Everything else would chatter. */
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
 * The last event that is announced, among those after the one with the number `last`: its name, its side
 * and the score. Undefined without one, and for the first report of a page, which brings what is old.
 */
export function newsOf(match: LiveMatch, last: number | undefined): string | undefined {
  if (last === undefined) return undefined;
  const event = match.events.findLast(({ id, kind }) => id > last && TOLD.has(kind));
  if (!event) return undefined;
  const { home, away, score } = match;
  const side = event.side === "home" ? home : event.side === "away" ? away : undefined;
  const { home: ours, away: theirs } = event.score ?? score ?? {};
  const result = ours === undefined ? undefined : `${ours} – ${theirs}`;
  return [event.name, side, result].filter(Boolean).join(", ");
}
