/** Fetches matches for lists that the browser draws. */
import { type EventsPart, fetchEvents } from "../../api/events";
import { setMatch } from "../../live/shared/matches";
import { applyFetched, startFetch } from "../../live/shared/prices";

/** Asks, and stores the prices before rows show them; from then on the push keeps them. */
export async function fetchListed(
  parameters: Parameters<typeof fetchEvents>[0],
  signal: AbortSignal,
): Promise<EventsPart> {
  const start = startFetch();
  const part = await fetchEvents(parameters, signal);
  for (const { match } of part.events) {
    const markets = [match.main_market, match.secondary_market].filter((it) => it !== null);
    setMatch(match);
    applyFetched(match.id, markets, start);
  }
  return part;
}
