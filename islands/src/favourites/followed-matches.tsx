/**
 * The matches that a player follows, with their prices, as in the lists of other pages; and the bets on whole
 * competitions.
 */
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { CALL_TIME } from "../api/client";
import { siteConfig } from "../api/config";
import type { SportEvent } from "../api/events";
import type { FavouritesProps, OddsListProps } from "../api/props.gen";
import { shownZone } from "../api/zone";
import { fetchListed } from "../listing/shared/fetch-listed";
import { foundGroups } from "../listing/shared/found-groups";
import type { Translate } from "../messages/messages";
import { dayText, timeText } from "../messages/moments";
import { push } from "../push/bus";
import { reportError } from "../report/report";
import { FavouriteItem } from "./favourite-item";

/** Matches of one part. */
const PART = 50;

/** The kinds of events other than matches. */
const OUTRIGHTS = "stage,season,simple_tournament";

/** The matches that take bets, live ones first, the next parts by a button; below them the outrights, if there are any. */
export function FollowedMatches({
  say,
  odds,
  List,
  turn,
  onRetry,
}: {
  readonly say: Translate;
  readonly odds: FavouritesProps["odds"];
  readonly List: ComponentType<OddsListProps>;
  /** Asks again when it changes. */
  readonly turn: number;
  /** Asks for another turn. */
  readonly onRetry: () => void;
}): ReactNode {
  const { events, count, last, status, more } = useParts(turn);
  const outrights = useOutrights(turn);
  const groups = useMemo(() => {
    const { prefix } = siteConfig();
    const zone = shownZone();
    const style = { prefix, zone, isByDays: false, isMixed: true, dayText, timeText };
    return foundGroups(events, { isPriced: false }, { ...style, live: odds.live });
  }, [events, odds]);
  const words = {
    "data-word-suspended": odds.suspended,
    "data-word-gone": odds.gone,
    "data-word-up": odds.up,
    "data-word-down": odds.down,
  };
  if (last === undefined && status === "failed") {
    return (
      <div className="listing-note" role="alert" data-testid="favourites-matches-note">
        <p className="listing-nothing">{say("favourites-not-loaded")}</p>
        <button type="button" className="button-plain" onClick={onRetry}>
          {say("favourites-retry")}
        </button>
      </div>
    );
  }
  return (
    <>
      <section aria-labelledby="favourites-matches" aria-busy={status === "loading"}>
        <h2 id="favourites-matches">{say("favourites-matches")}</h2>
        {last !== undefined && count >= last && groups.length === 0 && (
          <p className="shell">{say("favourites-no-matches")}</p>
        )}
        {groups.length > 0 && (
          <div className="odds" data-confirmed="" {...words}>
            <List id="favourites" groups={groups} source={null} labels={odds} as_of={null} />
          </div>
        )}
        {status === "failed" && (
          <p className="listing-note" role="alert">
            {say("favourites-not-loaded")}
          </p>
        )}
        {last !== undefined && count < last && (
          <button
            type="button"
            className="button-plain"
            aria-busy={status === "loading" || undefined}
            onClick={more}
          >
            {say(status === "failed" ? "favourites-retry" : "favourites-more")}
          </button>
        )}
      </section>
      {outrights.length > 0 && (
        <section aria-labelledby="favourites-outrights">
          <h2 id="favourites-outrights">{say("favourites-outrights")}</h2>
          <ul className="favourites-items">
            {outrights.map(({ match, league }) => (
              <FavouriteItem
                key={match.id}
                say={say}
                of={`matches:${match.id}`}
                name={match.competitors.home.name}
                path={`${league.sport.key}/${match.slug}`}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Bets on whole competitions, which no list of matches has: those that are followed, or whose league is. */
function useOutrights(turn: number): readonly SportEvent[] {
  const [outrights, setOutrights] = useState<readonly SportEvent[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks again
  useEffect(() => {
    const call = new AbortController();
    const limit = setTimeout(() => call.abort(), CALL_TIME);
    const query = { favourite: "true", type: OUTRIGHTS, match_status: "0,1", limit: PART };
    let isOld = false;
    fetchListed(query, call.signal)
      .then(
        ({ events }) => isOld || setOutrights((before) => merged(before, events)),
        (error: unknown) => {
          if (!isOld) reportError(error, "followed outrights could not be loaded");
        },
      )
      .finally(() => clearTimeout(limit));
    return () => {
      isOld = true;
      clearTimeout(limit);
      call.abort();
    };
  }, [turn]);
  return outrights;
}

/** What the parts have that were fetched, without a gap, and what asks for the next one. */
interface Parts {
  readonly events: readonly SportEvent[];
  /** How many were fetched. */
  readonly count: number;
  /** How many there are; undefined until the first is there. */
  readonly last: number | undefined;
  /** What became of the last one that was asked for. */
  readonly status: "loading" | "loaded" | "failed";
  /** Asks for the next one, which is the same as before if that failed. While one is on its way it does nothing. */
  readonly more: () => void;
}

const NO_PARTS: Pick<Parts, "events" | "count" | "last"> = {
  events: [],
  count: 0,
  last: undefined,
};

/** Fetches parts as they are wanted, and all of them again at each turn: what is new may be in any. */
function useParts(turn: number): Parts {
  const [parts, setParts] = useState(NO_PARTS);
  const [status, setStatus] = useState<Parts["status"]>("loading");
  const [wanted, setWanted] = useState({ part: 1 });
  const fetchedTurn = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks again
  useEffect(() => {
    push.want();
    const { part } = wanted;
    const isNext = fetchedTurn.current === turn;
    const call = new AbortController();
    const limit = setTimeout(() => call.abort(), CALL_TIME);
    const fetchPart = (page: number) =>
      fetchListed({ favourite: "true", match_status: "0,1", page, limit: PART }, call.signal);
    let isOld = false;
    setStatus("loading");
    Promise.all(isNext ? [fetchPart(part)] : upTo(part).map(fetchPart))
      .then(
        (found) => {
          if (isOld) return;
          fetchedTurn.current = turn;
          setParts(({ events: before }) => {
            const now = found.flatMap(({ events }) => events);
            const events = isNext ? [...before, ...newOf(now, before)] : merged(before, now);
            return { events, count: part, last: found.at(-1)?.last };
          });
          setStatus("loaded");
        },
        (error: unknown) => {
          if (isOld) return;
          reportError(error, "favourite matches could not be loaded");
          // What is there stays, and is not said to be missing.
          setStatus(parts.count < part ? "failed" : "loaded");
        },
      )
      .finally(() => clearTimeout(limit));
    return () => {
      isOld = true;
      clearTimeout(limit);
      call.abort();
    };
  }, [wanted, turn]);
  const more = () => {
    if (status !== "loading") setWanted({ part: parts.count + 1 });
  };
  return { ...parts, status, more };
}

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, at) => at + 1);
}

/** What was found, in its order; what was taken off since stays below what it was below. */
function merged(
  before: readonly SportEvent[],
  found: readonly SportEvent[],
): readonly SportEvent[] {
  const events = [...found];
  const gone = new Set(newOf(before, found));
  for (const [at, event] of before.entries()) {
    if (!gone.has(event)) continue;
    const above = before[at - 1]?.match.id;
    events.splice(events.findIndex(({ match }) => match.id === above) + 1, 0, event);
  }
  return events;
}

/** Those that were not there before. */
function newOf(found: readonly SportEvent[], before: readonly SportEvent[]): readonly SportEvent[] {
  const ids = new Set(before.map(({ match }) => match.id));
  return found.filter(({ match }) => !ids.has(match.id));
}
