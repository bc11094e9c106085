/** Finds the match of the page's path, and shows it as its own page will. */
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { matchPath } from "../address/match-path";
import { siteConfig } from "../api/config";
import { fetchMarkets, type SportEvent, type WholeMarket } from "../api/events";
import { wait } from "../api/patience";
import type {
  MatchCentreProps,
  MatchMarketsProps,
  ScoreboardProps,
  YoungMatchProps,
} from "../api/props.gen";
import { fetchedMatch, startFetch } from "../live/shared/prices";
import { EventName } from "../messages/event-name";
import { reportError } from "../report/report";
import { Crumbs, leaguePath } from "./crumbs";
import { findMatch } from "./find";
import { centreProps, marketsProps, scoreboardProps } from "./match-props";
import { asMatchPage, asNotFound } from "./page";
import { Stars } from "./stars";

/** After a failure the operator is asked again in this time, or as soon as the browser is online. */
const RETRY_MS = 20_000;

/** Components of a match page, as its islands register them. */
export interface Parts {
  readonly Scoreboard: ComponentType<ScoreboardProps>;
  readonly MatchMarkets: ComponentType<MatchMarketsProps>;
  readonly MatchCentre: ComponentType<MatchCentreProps>;
}

type State = "asking" | "failed" | "not found" | Found;

interface Found {
  readonly event: SportEvent;
  readonly markets: readonly WholeMarket[];
}

/** The match, or the skeleton while the operator is asked. */
export function Shown({
  scoreboard,
  odds,
  centre,
  labels,
  parts: { Scoreboard, MatchMarkets, MatchCentre },
  skeleton,
}: YoungMatchProps & { readonly parts: Parts; readonly skeleton: ReactNode }): ReactNode {
  const [state, setState] = useState<State>("asking");
  useEffect(() => {
    if (state !== "asking") return;
    let isOver = false;
    find().then(
      (next) => !isOver && setState(next),
      (error: unknown) => {
        reportError(error, "the match could not be loaded");
        if (!isOver) setState("failed");
      },
    );
    return () => {
      isOver = true;
    };
  }, [state]);
  useEffect(() => {
    if (state !== "failed") return;
    let isOver = false;
    void wait(RETRY_MS).then(() => !isOver && setState("asking"));
    return () => {
      isOver = true;
    };
  }, [state]);
  useEffect(() => {
    if (state === "not found") asNotFound();
    else if (typeof state === "object") asMatchPage(state.event);
  }, [state]);
  if (state === "not found") return null;
  if (state === "asking") return skeleton;
  if (state === "failed") {
    return (
      <div className="young-failed" role="alert">
        <h1>{labels.failed}</h1>
        <p>{labels.failed_text}</p>
        <button type="button" className="button" onClick={() => setState("asking")}>
          {labels.retry}
        </button>
      </div>
    );
  }
  const { event, markets } = state;
  const { home, away } = event.match.competitors;
  const told = centreProps(event, centre);
  return (
    <>
      <Crumbs event={event} labels={labels} />
      {/* An outright has a name, and no sides that could score. */}
      <h1 className={away.name ? "visually-hidden" : "page-title"}>
        <EventName home={home.name} away={away.name} />
      </h1>
      {away.name && (
        <div className="scoreboard" data-testid="scoreboard">
          <Scoreboard {...scoreboardProps(event, scoreboard)} />
        </div>
      )}
      <Stars event={event} labels={labels} odds={odds} />
      {event.venue && (
        <p className="match-facts">
          <bdi>{event.venue}</bdi>
        </p>
      )}
      {told && <MatchCentre {...told} />}
      <div className="odds" data-confirmed="">
        <MatchMarkets {...marketsProps(event, markets, odds)} />
      </div>
      <p className="match-next">
        <a className="button button-plain" href={leaguePath(event)}>
          <bdi>{event.league.name}</bdi>
        </a>
      </p>
    </>
  );
}

async function find(): Promise<State> {
  const { prefix } = siteConfig();
  const path = matchPath(location.pathname, prefix, sportsOf(document));
  const start = startFetch();
  const event = path ? await findMatch(path) : null;
  if (!event) return "not found";
  const markets = await fetchMarkets(event.match.id);
  fetchedMatch(event.match, start);
  return { event, markets };
}

/** The sports of the site, as the page names them. */
function sportsOf(page: Document): readonly string[] {
  const script = page.querySelector<HTMLElement>("script[data-sports]");
  return script?.dataset.sports?.split(" ") ?? [];
}
