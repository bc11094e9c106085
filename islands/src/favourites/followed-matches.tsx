/** The matches that a player follows, with their prices, as in the lists of other pages. */
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from "react";
import { CALL_TIME } from "../api/client";
import { siteConfig } from "../api/config";
import type { EventsPart, SportEvent } from "../api/events";
import type { FavouritesProps, OddsListProps } from "../api/props.gen";
import { shownZone } from "../api/zone";
import { fetchListed } from "../listing/shared/fetch-listed";
import { foundGroups } from "../listing/shared/found-groups";
import type { Translate } from "../messages/messages";
import { dayText, timeText } from "../messages/moments";
import { push } from "../push/bus";
import { FavouriteItem } from "./favourite-item";

/** Matches of one part. */
const PART = 50;

/** The kinds of events that are no matches (spec 3). */
const OUTRIGHTS = "stage,season,simple_tournament";

/** The matches that take bets, live ones first; the next parts by a button. */
export function FollowedMatches({
  say,
  odds,
  List,
  turn,
}: {
  readonly say: Translate;
  readonly odds: FavouritesProps["odds"];
  readonly List: ComponentType<OddsListProps>;
  /** Asks again when it changes. */
  readonly turn: number;
}): ReactNode {
  const [part, setPart] = useState(1);
  const found = useParts(part, turn);
  const outrights = useOutrights(turn);
  const groups = useMemo(() => {
    const { prefix } = siteConfig();
    const zone = shownZone();
    const style = { prefix, zone, isByDays: false, isMixed: true, dayText, timeText };
    return foundGroups(
      (found ?? []).flatMap(({ events }) => events),
      { isPriced: false },
      { ...style, live: odds.live },
    );
  }, [found, odds]);
  const words = {
    "data-word-suspended": odds.suspended,
    "data-word-gone": odds.gone,
    "data-word-up": odds.up,
    "data-word-down": odds.down,
  };
  if (found === null) {
    return (
      <p className="listing-note" role="alert">
        {say("favourites-not-loaded")}
      </p>
    );
  }
  const last = found?.at(-1)?.last ?? 1;
  return (
    <section aria-labelledby="favourites-matches" aria-busy={found === undefined}>
      <h2 id="favourites-matches">{say("favourites-matches")}</h2>
      {found && groups.length + outrights.length === 0 && (
        <p className="shell">{say("favourites-no-matches")}</p>
      )}
      {groups.length > 0 && (
        <div className="odds" data-confirmed="" {...words}>
          <List id="favourites" groups={groups} source={null} labels={odds} as_of={null} />
        </div>
      )}
      {part < last && (
        <button type="button" className="button-plain" onClick={() => setPart(part + 1)}>
          {say("favourites-more")}
        </button>
      )}
      {outrights.length > 0 && (
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
      )}
    </section>
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
        ({ events }) => isOld || setOutrights(events),
        (error: unknown) => {
          if (!isOld) console.warn("followed outrights could not be loaded:", error);
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

/** The parts up to one; null if they could not be had. */
function useParts(part: number, turn: number): readonly EventsPart[] | null | undefined {
  const [parts, setParts] = useState<readonly EventsPart[] | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks again
  useEffect(() => {
    push.want();
    const call = new AbortController();
    const limit = setTimeout(() => call.abort(), CALL_TIME);
    const query = { favourite: "true", match_status: "0,1", page: part, limit: PART };
    let isOld = false;
    fetchListed(query, call.signal)
      .then(
        (found) => isOld || setParts((last) => [...(last ?? []).slice(0, part - 1), found]),
        (error: unknown) => {
          if (isOld) return;
          console.warn("favourite matches could not be loaded:", error);
          setParts((last) => last ?? null);
        },
      )
      .finally(() => clearTimeout(limit));
    return () => {
      isOld = true;
      clearTimeout(limit);
      call.abort();
    };
  }, [part, turn]);
  return parts;
}
