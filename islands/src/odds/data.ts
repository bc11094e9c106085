/**
 * What a row says of its match and of its market for the core and the slip (`core/pick.ts`), as
 * attributes. The macros `match_data` and `market_data` are their twins.
 */
import type { MarketProps, MatchRef } from "../api/props.gen";

/** Attributes of the element that stands for a match. */
export function matchData(match: MatchRef) {
  return {
    "data-match": match.id,
    "data-urn": match.urn,
    "data-slug": match.slug,
    "data-sport": match.sport,
    "data-league": match.league,
    "data-home": match.home,
    "data-away": match.away,
    "data-status": match.status,
    "data-provider": match.provider,
  };
}

/** Attributes of the element that holds a market's prices; its status belongs to the writer. */
export function marketData(market: MarketProps) {
  return {
    "data-market": market.id,
    "data-specifier": market.specifier,
    "data-market-name": market.name,
    "data-group": market.group,
    "data-market-status": market.status,
    suppressHydrationWarning: true,
  };
}
