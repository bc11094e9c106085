/** What a search found, as groups of rows that lead to pages. */
import type { FoundMarket, League, SearchResults, SportEvent } from "../api/events";

/** Event status of a match that has not begun. */
export const PREMATCH = 0;
const LIVE = 1;

/** A row, with the page that it leads to. */
export type Row = { readonly id: string; readonly href: string } & (
  | { readonly kind: "match"; readonly event: SportEvent }
  | { readonly kind: "league"; readonly league: League }
  | { readonly kind: "market"; readonly found: FoundMarket }
);

/** Rows under a heading. */
export interface Group {
  /** Key of the heading's message, after `search-`. */
  readonly title: "matches" | "over" | "leagues" | "markets";
  readonly rows: readonly Row[];
}

/**
 * The groups that have rows: live and upcoming matches, leagues, markets, and last the matches that
 * take no bets. `prefix` is that of paths in the page's language, `id` that of the rows' ids.
 */
export function groupsOf(results: SearchResults, prefix: string, id: string): readonly Group[] {
  const matches = results.matches.map((event) => matchRow(event, prefix, id));
  const isOpen = ({ event }: { event: SportEvent }) => isBettable(event);
  const groups: readonly Group[] = [
    { title: "matches", rows: matches.filter(isOpen) },
    { title: "leagues", rows: results.leagues.map((league) => leagueRow(league, prefix, id)) },
    { title: "markets", rows: results.markets.map((found) => marketRow(found, prefix, id)) },
    { title: "over", rows: matches.filter((row) => !isOpen(row)) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Whether a match is live or has not begun. */
export function isBettable({ match }: SportEvent): boolean {
  return match.status === LIVE || match.status === PREMATCH;
}

/** Whether a match is live. */
export function isLive({ match }: SportEvent): boolean {
  return match.status === LIVE;
}

function matchRow(event: SportEvent, prefix: string, id: string) {
  const href = pathOf(prefix, event.league.sport.key, event.match.slug);
  return { kind: "match", id: `${id}-match-${event.match.id}`, href, event } as const;
}

function leagueRow(league: League, prefix: string, id: string): Row {
  const href = pathOf(prefix, league.sport.key, league.slug);
  return { kind: "league", id: `${id}-league-${league.id}`, href, league };
}

function marketRow(found: FoundMarket, prefix: string, id: string): Row {
  const { match, league } = found.event;
  const href = pathOf(prefix, league.sport.key, match.slug);
  return { kind: "market", id: `${id}-market-${match.id}-${found.market.id}`, href, found };
}

function pathOf(prefix: string, ...parts: readonly string[]): string {
  return [prefix, ...parts.map(encodeURIComponent)].join("/");
}
