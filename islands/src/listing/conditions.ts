/** What a query asks of a match on a page, and which of the page's matches fit. */

import type { EventRowProps, ListedMatches } from "../api/props.gen";
import { beginningOf, dayAfter, dayIn } from "../rules/days";
import type { Query } from "./query";
import { takesBets } from "./shared/found-groups";

const PREMATCH = 0;
const LIVE = 1;
const HOUR_MS = 3_600_000;

/** What a match has to be. Null asks nothing. */
export interface Conditions {
  /** Path segment of its sport. */
  readonly sport: string | null;
  readonly sportType: "regular" | "cyber" | null;
  readonly category: number | null;
  readonly league: number | null;
  /** Event statuses that it may have. */
  readonly statuses: readonly number[];
  /** Milliseconds since 1970: it starts then or later. */
  readonly from: number | null;
  /** It starts then or earlier. */
  readonly to: number | null;
  /** Whether its market of lists takes bets now. */
  readonly isPriced: boolean;
  /** Whether the player follows it, its league or a side: only the operator knows. */
  readonly isFavourite: boolean;
}

/** The moment that a query is asked at, and the site's zone, in which days begin. */
export interface Here {
  readonly now: number;
  readonly zone: string;
}

/** The conditions of a query on a page. */
export function conditionsOf(query: Query, of: ListedMatches, here: Here): Conditions {
  // On a page of a day or of the next hours, another time takes the place of its own.
  const asked = [query.time, query.date].filter((time) => time !== null);
  const times = asked.length > 0 ? asked : of.time === null ? [] : [of.time];
  const spans = times.map((time) => spanOf(time, here));
  const froms = spans.map((span) => span.from).filter((from) => from !== null);
  const bettable = of.live ? [LIVE] : [PREMATCH, LIVE];
  return {
    sport: of.sport ?? query.sport,
    sportType: of.cyber ? "cyber" : query.sportType,
    category: of.category,
    league: of.league,
    statuses: spans.some((span) => span.isPrematch)
      ? bettable.filter((status) => status === PREMATCH)
      : bettable,
    from: froms.length > 0 ? Math.max(...froms) : null,
    to: spans.length > 0 ? Math.min(...spans.map((span) => span.to)) : null,
    isPriced: query.isBettable === true,
    isFavourite: query.isFavourite === true,
  };
}

interface Span {
  readonly from: number | null;
  readonly to: number;
  /** Whether it is of matches that have not begun. */
  readonly isPrematch: boolean;
}

/** The next hours (`3h`), `today`, `tomorrow` or a day. Today has what began earlier and goes on. */
function spanOf(time: string, { now, zone }: Here): Span {
  const hours = /^(\d+)h$/.exec(time)?.[1];
  if (hours !== undefined)
    return { from: null, to: now + Number(hours) * HOUR_MS, isPrematch: true };
  const today = dayIn(zone)(now);
  const day = time === "today" ? today : time === "tomorrow" ? dayAfter(today, 1) : time;
  return {
    from: day === today ? null : beginningOf(day, zone),
    to: beginningOf(dayAfter(day, 1), zone) - 1,
    isPrematch: false,
  };
}

/** What decides about a match of the page. */
export interface Facts {
  readonly match: Pick<EventRowProps["match"], "sport" | "status">;
  readonly start: Pick<EventRowProps["start"], "iso">;
  readonly market: Parameters<typeof takesBets>[0];
}

/** Whether a match of the page meets the conditions. `cyber` are the sports that are computer games. */
export function fits(
  { match, start, market }: Facts,
  { sport, sportType, statuses, from, to, isPriced, isFavourite }: Conditions,
  cyber: readonly string[],
): boolean {
  const starts = Date.parse(start.iso);
  return (
    !isFavourite &&
    (sport === null || match.sport === sport) &&
    (sportType === null || cyber.includes(match.sport) === (sportType === "cyber")) &&
    statuses.includes(match.status) &&
    (from === null || starts >= from) &&
    (to === null || starts <= to) &&
    (!isPriced || takesBets(market))
  );
}
