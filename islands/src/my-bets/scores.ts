/**
 * Scores and clocks of the matches of bets: fetched when the bets are shown, and stored with the page's other matches,
 * which the push keeps up to date. For a settled bet, an answer means that the site still has a page of the match.
 */
import { call } from "../api/client";
import { readMatch } from "../api/matches";
import { rows } from "../api/read";
import type { Bet } from "../api/schemas/bets";
import { fetchedMatch } from "../live/shared/prices";
import { search } from "../live/shared/search";
import { push } from "../push/bus";
import { reportError } from "../report/report";
import { once } from "../state/once";
import { isOpen } from "./bets-list";

/** Matches per call, because a URL must stay short. */
const BATCH = 100;

/** Makes a function that follows the matches of bets; matches that it follows already are not fetched again. */
function createScores(): (bets: readonly Bet[]) => void {
  const followed = new Set<number>();

  const start = once((): void => {
    push.want();
    push.onLoss(() => void ask([...followed]));
  });

  async function ask(ids: readonly number[]): Promise<void> {
    for (let at = 0; at < ids.length; at += BATCH) {
      const batch = ids.slice(at, at + BATCH);
      try {
        await fetchScores(batch);
      } catch (error) {
        // Asked again when the bets are shown the next time.
        for (const id of batch) followed.delete(id);
        reportError(error, "the scores of the bets could not be fetched");
      }
    }
  }

  return (bets) => {
    start();
    const ids = bets.flatMap((bet) =>
      bet.selections
        .filter(
          ({ status, match }) => !isOpen(bet) || status === "no_results" || followed.has(match.id),
        )
        .map(({ match }) => match.id),
    );
    const added = [...new Set(ids)].filter((id) => !followed.has(id));
    for (const id of added) followed.add(id);
    void ask(added);
  };
}

/** Follows the matches of these bets; matches that are followed already are not fetched again. */
export const followScores = createScores();

function fetchScores(ids: readonly number[]): Promise<void> {
  const query = { id: ids.join(","), limit: BATCH };
  const read = rows(readMatch);
  return search(async (start) => {
    const { data } = await call({ method: "GET", path: "/api/v2/matches", query, read });
    for (const match of data) fetchedMatch(match, start);
  });
}
