/**
 * What is known of matches beyond their prices: names, status, score, clock, and markets that the
 * prerendered page did not have. Filled by the feed; read by the rows, the scoreboard and the
 * market cards, each listening to its own match alone.
 */

import type { Clock, Market, Match, Statistics } from "../../api/matches";
import type { ClockProps, MarketProps, ScoreProps } from "../../api/props.gen";
import { setMatchStatus } from "../../core/prices";

/** A match as the operator last told it. */
export interface LiveMatch {
  readonly home: string;
  readonly away: string;
  /** Event status (spec 4). */
  readonly status: number;
  readonly score: ScoreProps | null;
  /** The market of the sport's lists. */
  readonly market: MarketProps | null;
  /** When this was heard, on the clock of `performance.now()`: the match's clock runs on from it. */
  readonly at: number;
}

type Listener = () => void;

const matches = new Map<number, LiveMatch>();
const matchListeners = new Map<number, Set<Listener>>();
const marketListeners = new Map<number, Set<(markets: readonly Market[]) => void>>();
const marketsHeard = new Map<number, Map<string, Market>>();

/** The match as it was last told; undefined before the feed has said anything. */
export function getMatch(id: number): LiveMatch | undefined {
  return matches.get(id);
}

/** Calls `listener` when anything about a match changes; returns the function that stops it. */
export function onMatch(id: number, listener: Listener): () => void {
  return listen(matchListeners, id, listener);
}

/** Takes a whole match over, and its status with it. */
export function setMatch(match: Match): void {
  setMatchStatus(match.id, match.status);
  publish(match.id, {
    home: match.competitors.home.name,
    away: match.competitors.away.name,
    status: match.status,
    score: match.statistics ? scoreOf(match.statistics) : null,
    market: match.main_market ? marketOf(match.main_market, LIST_NAMES) : null,
    at: performance.now(),
  });
}

/** Takes a new status over. */
export function setStatus(id: number, status: number): void {
  setMatchStatus(id, status);
  const match = matches.get(id);
  if (match && match.status !== status) publish(id, { ...match, status });
}

/** Tells a match page's cards which markets there are now. */
export function tellMarkets(matchId: number, markets: readonly Market[]): void {
  let heard = marketsHeard.get(matchId);
  if (!heard) {
    heard = new Map();
    marketsHeard.set(matchId, heard);
  }
  for (const market of markets) heard.set(`${market.id}:${market.specifier ?? ""}`, market);
  for (const listener of marketListeners.get(matchId) ?? []) listener(markets);
}

/** Calls `listener` with what was heard so far, and with every change from now on. */
export function onMarkets(
  matchId: number,
  listener: (markets: readonly Market[]) => void,
): () => void {
  const heard = marketsHeard.get(matchId);
  if (heard) listener([...heard.values()]);
  return listen(marketListeners, matchId, listener);
}

/** Score and clock as props: the twin of `score` in generator/site/src/pages/list.rs. */
export function scoreOf(statistics: Statistics): ScoreProps {
  const periods = statistics.period_scores.map(({ number, period_name, home, away }) => ({
    number,
    name: period_name,
    home,
    away,
  }));
  return {
    home: statistics.total_score.home,
    away: statistics.total_score.away,
    period: periods.at(-1)?.name ?? null,
    periods,
    game: statistics.game_score ?? null,
    server: statistics.current_server ?? null,
    clock: statistics.clock ? clockOf(statistics.clock) : null,
  };
}

/** A market as props: the twin of `market` in generator/site/src/pages/list.rs. */
export function marketOf(market: Market, shorts?: readonly (readonly string[])[]): MarketProps {
  const names = shorts?.find((list) => list.length === market.outcomes.length);
  const told = [market.name, ...market.outcomes.map(({ name }) => name)];
  const values = (market.specifier ?? "")
    .split("|")
    .map((pair) => pair.slice(pair.indexOf("=") + 1))
    .filter((value) => value !== "" && !told.some((name) => name.includes(value)));
  return {
    id: market.id,
    specifier: market.specifier ?? "",
    name: market.name,
    group: market.market_groups[0]?.groupKey ?? "",
    line: values.length > 0 ? values.join(" · ") : null,
    status: market.status,
    outcomes: market.outcomes.map(({ id, name, odds, active }, place) => {
      const short = names?.[place] ?? name;
      return { id, name, short: short === name ? null : short, odds, active };
    }),
  };
}

/** Short names of a list's columns, by how many there are. */
const LIST_NAMES = [
  ["1", "2"],
  ["1", "X", "2"],
];

function clockOf({ match_time, remaining_time, stopped }: Clock): ClockProps {
  const left = remaining_time ?? null;
  return {
    seconds: left ?? match_time,
    countdown: left !== null,
    stopped,
  };
}

function publish(id: number, match: LiveMatch): void {
  matches.set(id, match);
  for (const listener of [...(matchListeners.get(id) ?? [])]) listener();
}

function listen<L>(all: Map<number, Set<L>>, id: number, listener: L): () => void {
  let listeners = all.get(id);
  if (!listeners) {
    listeners = new Set();
    all.set(id, listeners);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}
