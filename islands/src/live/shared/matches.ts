/**
 * The state of matches besides their prices: names, status, score, clock, and markets that the
 * prerendered page did not have. Filled by the feed; read by the rows, the scoreboard and the
 * market cards, each listening only to its own match.
 */

import type { Market, Match } from "../../api/matches";
import type { MarketProps, ScoreProps } from "../../api/props.gen";
import { setMatchStatus } from "../../core/prices";
import { listMarket, secondMarket } from "../../rules/markets";
import { scoreOf } from "../../rules/score";
import { clockAt, clockText } from "./clock-text";

/** A match as the operator last reported it. */
export interface LiveMatch {
  readonly home: string;
  readonly away: string;
  /** Event status (spec 4). */
  readonly status: number;
  readonly score: ScoreProps | null;
  /** Its last events that matter, the oldest first (`api/match-events.ts` reads them). */
  readonly events: readonly unknown[];
  /** Whether the operator has statistics of it. */
  readonly hasStatistics: boolean;
  /** Whether it is streamed. */
  readonly hasVideo: boolean;
  /** The market that lists show; null where they have no columns for it. */
  readonly market: MarketProps | null;
  /** The second market that lists show. */
  readonly second: MarketProps | null;
  /**
   * When this was received, on the clock of `performance.now()`: the match's clock runs on from it.
   */
  readonly at: number;
}

type Listener = () => void;

const matches = new Map<number, LiveMatch>();
const matchListeners = new Map<number, Set<Listener>>();
const marketListeners = new Map<number, Set<(markets: readonly Market[]) => void>>();
const reportedMarkets = new Map<number, Map<string, Market>>();

/** The match as last reported; undefined before the first report. */
export function getMatch(id: number): LiveMatch | undefined {
  return matches.get(id);
}

/** The text of a match's clock at this moment; undefined without one, and between two periods. */
export function clockNow({ score, at }: LiveMatch): string | undefined {
  if (!score?.clock || score.pause) return undefined;
  return clockText(clockAt(score.clock, at, performance.now()));
}

/** Calls `listener` when anything about a match changes; returns a function that stops it. */
export function onMatch(id: number, listener: Listener): () => void {
  return listen(matchListeners, id, listener);
}

/** Stores a whole match, with its status. */
export function setMatch(match: Match): void {
  setMatchStatus(match.id, match.status);
  const market = listMarket(match);
  publish(match.id, {
    home: match.competitors.home.name,
    away: match.competitors.away.name,
    status: match.status,
    score: scoreOf(match),
    events: match.statistics?.events ?? [],
    hasStatistics: match.is_provider_stats_available,
    hasVideo: match.has_video,
    market,
    second: secondMarket(match, market),
    at: performance.now(),
  });
}

/** Stores a new status. */
export function setStatus(id: number, status: number): void {
  setMatchStatus(id, status);
  const match = matches.get(id);
  if (match && match.status !== status) publish(id, { ...match, status });
}

/** Reports the current markets of a match to its page's cards. */
export function reportMarkets(matchId: number, markets: readonly Market[]): void {
  let reported = reportedMarkets.get(matchId);
  if (!reported) {
    reported = new Map();
    reportedMarkets.set(matchId, reported);
  }
  for (const market of markets) reported.set(`${market.id}:${market.specifier ?? ""}`, market);
  for (const listener of marketListeners.get(matchId) ?? []) listener(markets);
}

/** Calls `listener` with the markets reported so far, and with every later report. */
export function onMarkets(
  matchId: number,
  listener: (markets: readonly Market[]) => void,
): () => void {
  const reported = reportedMarkets.get(matchId);
  if (reported) listener([...reported.values()]);
  return listen(marketListeners, matchId, listener);
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
