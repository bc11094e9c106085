/**
 * The data of a match and its market for the core and the slip, as attributes: what the address of the match and the
 * section around it do not say, and what is not usual. `core/match-place.ts` reads it. The macros `match_data` and
 * `market_data` are its twins.
 */
import type { MarketCardProps, MarketProps, MatchRef } from "../api/props.gen";

/** Attributes of a match's element: `href` is the link in it, `said` the match whose league the section says. */
export function matchData(match: MatchRef, href = "", said?: MatchRef) {
  const isInLink = href.endsWith(`/${match.sport}/${match.slug}`);
  return {
    "data-match": match.id,
    "data-urn": unless(match.urn, `sr:match:${match.id}`),
    "data-slug": isInLink ? undefined : match.slug,
    "data-sport": isInLink ? undefined : match.sport,
    "data-league": unless(match.league, said?.league),
    "data-home": match.home,
    "data-away": match.away,
    "data-status": unless(match.status, 0),
    "data-provider": unless(match.provider, said?.provider),
  };
}

/** Attributes of the element that contains a market's prices; the writer sets its status. */
export function marketData(market: MarketProps, said?: MarketProps | null) {
  return {
    "data-market": market.id,
    "data-specifier": unless(market.specifier, ""),
    "data-market-name": unless(market.name, said?.name),
    "data-group": unless(market.group, "main"),
    "data-market-status": unless(market.status, 1),
    suppressHydrationWarning: true,
  };
}

function unless<T>(value: T, said: T | undefined): T | undefined {
  return value === said ? undefined : value;
}

/** Attributes of a card: what its lines have in common. */
export function cardData({ name, columns, lines }: MarketCardProps) {
  const group = lines[0]?.group;
  return {
    "data-market-name": name,
    "data-group": unless(group, "main"),
    "data-columns": unless(columns, 2),
  };
}

/** Attributes of a line of a card, whose first line is in this group. */
export function lineData(line: MarketProps, group: string | undefined) {
  return {
    ...marketData(line),
    "data-market-name": undefined,
    "data-group": unless(line.group, group),
    "data-line": line.line || undefined,
  };
}
