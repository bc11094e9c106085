/**
 * The data of a match and its market for the core and the slip (`core/pick.ts`), as attributes. The
 * macros `match_data` and `market_data` are their twins.
 */
import type { MarketProps, MatchRef } from "../api/props.gen";

/** Attributes of a match's element. */
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

/**
 * Attributes of the element that contains a market's prices. It says its group and its status where it does not
 * stand in the main group or takes no bets; the writer sets the status.
 */
export function marketData(market: MarketProps) {
  return {
    "data-market": market.id,
    "data-specifier": market.specifier || undefined,
    "data-market-name": market.name,
    "data-group": market.group === "main" ? undefined : market.group,
    "data-market-status": market.status === 1 ? undefined : market.status,
    suppressHydrationWarning: true,
  };
}
