/** Matches, leagues and markets as a search finds them. */
import type { League, SearchResults, SportEvent } from "../../api/events";

export const LEAGUE: League = {
  id: 7,
  slug: "premier-league",
  name: "Premier League",
  category: { slug: "england", name: "England", country_code: "gb-eng" },
  sport: { key: "soccer", name: "Soccer" },
};

/** A match in a state. */
export function event(id: number, status: number, slug = `arsenal-leeds-${id}`): SportEvent {
  return {
    match: {
      id,
      urn_id: `sr:match:${id}`,
      slug,
      status,
      stage: null,
      provider: "betradar",
      has_video: false,
      is_provider_stats_available: false,
      competitors: { home: { name: "Arsenal" }, away: { name: "Leeds" } },
      tournament: {
        name: LEAGUE.name,
        category: { sport: { key: "soccer", main_market_id: 1, secondary_market_id: null } },
      },
      statistics: null,
      main_market: null,
      secondary_market: null,
    },
    league: LEAGUE,
    start: "2026-11-21T16:30:00Z",
    venue: null,
    teams: [],
  };
}

/** Results with these parts. */
export function results(parts: Partial<SearchResults>): SearchResults {
  return { matches: [], leagues: [], markets: [], ...parts };
}
