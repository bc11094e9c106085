/** All markets of a match of which the page has the first, where the feed has not brought them yet. */
import { fetchMarkets } from "../api/events";
import { untilItWorks } from "../api/patience";
import { reportAllMarkets } from "../live/shared/matches";
import { applyFetched, isNewer, startFetch } from "../live/shared/prices";
import { reportError } from "../report/report";

/** Fetches and reports them; resolves when they are there. */
export async function loadAll(matchId: number): Promise<void> {
  const start = startFetch();
  const markets = await untilItWorks(
    () => fetchMarkets(matchId),
    (error) => reportError(error, "the other markets could not be fetched yet"),
  );
  applyFetched(matchId, markets, start);
  reportAllMarkets(matchId, markets, (market) => isNewer(matchId, market, start));
}
