/**
 * Scores and clocks of the matches of open bets: fetched when the bets are shown, then kept up to
 * date by the push that the page has. They are stored with the page's other matches.
 */
import { call } from "../api/client";
import { type Match, readMatch } from "../api/matches";
import { fields, type Reader, rows, whole } from "../api/read";
import type { Bet } from "../api/schemas/bets";
import { setMatch, setStatus } from "../live/shared/matches";
import { push } from "../push/bus";
import { isOpen } from "./bets-list";

/** Matches per call, because a URL must stay short. */
const BATCH = 100;

const followed = new Set<number>();
let started = false;

/** Follows the matches of these bets; matches that are followed already are not fetched again. */
export function followScores(bets: readonly Bet[]): void {
  start();
  const ids = bets
    .filter(isOpen)
    .flatMap(({ selections }) => selections)
    .filter(({ status, match }) => status === "no_results" || followed.has(match.id))
    .map(({ match }) => match.id);
  const added = [...new Set(ids)].filter((id) => !followed.has(id));
  for (const id of added) followed.add(id);
  void ask(added);
}

function start(): void {
  if (started) return;
  started = true;
  push.want();
  push.on("match_changed", readFollowed, setMatch);
  push.on("match_status_changed", readStatus, ({ id, status }) => setStatus(id, status));
  push.onLoss(() => void ask([...followed]));
}

async function ask(ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const query = { id: batch.join(","), limit: BATCH };
    const read = rows(readMatch);
    try {
      const { data } = await call({ method: "GET", path: "/api/v2/matches", query, read });
      for (const match of data) setMatch(match);
    } catch (error) {
      // Asked again when the bets are shown the next time.
      for (const id of batch) followed.delete(id);
      console.warn("the scores of the bets could not be fetched:", error);
    }
  }
}

const readFollowed: Reader<Match | undefined> = (value, at) =>
  fields(value, at)("match", (match, where) =>
    followed.has(fields(match, where)("id", whole)) ? readMatch(match, where) : undefined,
  );

const readStatus: Reader<{ id: number; status: number } | undefined> = (value, at) => {
  const get = fields(value, at);
  const id = get("match_id", whole);
  return followed.has(id) ? { id, status: get("status", whole) } : undefined;
};
