/** Props of a match page's islands, made of the operator's answers as the generator makes them. */
import type { SportEvent, WholeMarket } from "../api/events";
import type {
  CentreOfYoung,
  MatchCentreProps,
  MatchMarketsProps,
  OddsLabels,
  ScoreboardLabels,
  ScoreboardProps,
  SideProps,
} from "../api/props.gen";
import { UNKNOWN_TIME } from "../api/unknown-time";
import { dayText, timeText } from "../messages/moments";
import { initials } from "../odds/shared/kit";
import { cardsOf, hasJoinable, tabsOf } from "../rules/cards";
import { onPage } from "../rules/on-page";
import { scoreOf } from "../rules/score";

const PREMATCH = 0;
const LIVE = 1;

/** The head of the match. */
export function scoreboardProps(event: SportEvent, labels: ScoreboardLabels): ScoreboardProps {
  const { match, start } = event;
  return {
    match_id: match.id,
    status: match.status,
    // What the operator reports next says more.
    called: null,
    home: sideOf(event, "home"),
    away: sideOf(event, "away"),
    day: start === UNKNOWN_TIME ? "" : dayText(start),
    start: { iso: start, text: timeText(start) },
    score: scoreOf(match),
    labels,
  };
}

/** Its markets, which are as of now. */
export function marketsProps(
  { match, league }: SportEvent,
  markets: readonly WholeMarket[],
  labels: OddsLabels,
): MatchMarketsProps {
  const all = cardsOf(markets);
  const cards = all.slice(0, onPage(all));
  return {
    partial: false,
    match: {
      id: match.id,
      urn: match.urn_id,
      slug: match.slug,
      sport: league.sport.key,
      league: league.name,
      home: match.competitors.home.name,
      away: match.competitors.away.name,
      status: match.status,
      provider: match.provider,
    },
    as_of: null,
    tabs: [...tabsOf(markets, all)],
    cards,
    rest: all.length - cards.length,
    joins: hasJoinable(markets),
    labels,
  };
}

/**
 * Statistics, timeline and stream, if it has any. It is not streamed once it is over. What is known before it comes with
 * the page that the next build makes of it.
 */
export function centreProps(
  { match, league }: SportEvent,
  { is_streamed, labels }: CentreOfYoung,
): MatchCentreProps | undefined {
  const hasFigures = match.is_provider_stats_available;
  const isStreamed = is_streamed && match.has_video;
  if (!hasFigures && !isStreamed) return undefined;
  // There is nothing to see before it begins.
  const statistics = hasFigures && match.status !== PREMATCH;
  const video = isStreamed && match.status === LIVE;
  return {
    match_id: match.id,
    status: match.status,
    sport: league.sport.key,
    home: match.competitors.home.name,
    away: match.competitors.away.name,
    previews: [],
    statistics,
    video,
    labels,
  };
}

/** A side with its initials: which pictures the page may load, only the generator knows. */
function sideOf({ match }: SportEvent, side: "home" | "away"): SideProps {
  const { name } = match.competitors[side];
  return { name, initials: initials(name), logo: null };
}
