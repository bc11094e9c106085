/** Fetches matches for lists that the browser draws. */
import { type EventsPart, fetchEvents } from "../../api/events";
import { fetchedMatch } from "../../live/shared/prices";
import { search } from "../../live/shared/search";

/** Asks, and stores the prices before rows show them; from then on the push keeps them. */
export function fetchListed(
  parameters: Parameters<typeof fetchEvents>[0],
  signal: AbortSignal,
): Promise<EventsPart> {
  return search(async (start) => {
    const part = await fetchEvents(parameters, signal);
    for (const { match } of part.events) fetchedMatch(match, start);
    return part;
  });
}
