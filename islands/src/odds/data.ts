/**
 * The data of a match and its market for the core and the slip (`core/pick.ts`), as attributes. The
 * macros `match_data` and `market_data` are their twins.
 */
import type { MarketCardProps, MarketProps, MatchRef } from "../api/props.gen";

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

/** Group of a market that does not say its own. */
export const MAIN_GROUP = "main";

/**
 * Attributes of the element that contains a market's prices. It says its group and its status where it does not
 * stand in the main group or takes no bets; the writer sets the status.
 */
export function marketData(market: MarketProps) {
  return {
    "data-market": market.id,
    "data-specifier": market.specifier || undefined,
    "data-market-name": market.name,
    "data-group": market.group === MAIN_GROUP ? undefined : market.group,
    "data-market-status": market.status === 1 ? undefined : market.status,
    suppressHydrationWarning: true,
  };
}

/** Attributes of a card: what its lines have in common. */
export function cardData({ name, columns, lines }: MarketCardProps) {
  const group = lines[0]?.group;
  return {
    "data-market-name": name,
    "data-group": group === MAIN_GROUP ? undefined : group,
    "data-columns": columns === 2 ? undefined : columns,
  };
}

/** Attributes of a line of a card, whose first line is in this group. */
export function lineData(line: MarketProps, group: string | undefined) {
  return {
    ...marketData(line),
    "data-market-name": undefined,
    "data-group": line.group === group ? undefined : line.group,
    "data-line": line.line || undefined,
  };
}
