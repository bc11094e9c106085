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
import { clockAt, clockText } from "../clock-text";
import { note } from "./moves";
import { $down } from "./providers";

/** A match as the operator last reported it. */
export interface LiveMatch {
  readonly home: string;
  readonly away: string;
  /** Event status. */
  readonly status: number;
  /** Who has its prices. */
  readonly provider: string;
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
  /** The whole match as the operator sent it, for what few parts of the page read of it. */
  readonly sent: unknown;
}

type Listener = () => void;

const matches = new Map<number, LiveMatch>();
const matchListeners = new Map<number, Set<Listener>>();
const anyListeners = new Set<(id: number) => void>();
const marketListeners = new Map<number, Set<(markets: readonly Market[]) => void>>();
const reportedMarkets = new Map<number, Map<string, Market>>();
/** Matches whose markets are all known: single reports before that say nothing about the others. */
const whole = new Set<number>();

/** The match as last reported; undefined before the first report. */
export function getMatch(id: number): LiveMatch | undefined {
  return matches.get(id);
}

/** The number of the last of a match's events; 0 without one. Nothing else of them is read here. */
export function lastEvent(events: readonly unknown[]): number {
  return Number((events.at(-1) as { readonly id?: unknown } | null | undefined)?.id ?? 0);
}

/** Whether the provider of a match, once that was reported, is down. */
export function isDown(id: number): boolean {
  return $down.get().has(matches.get(id)?.provider);
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

/** Every match that was reported, by its id. */
export function allMatches(): ReadonlyMap<number, LiveMatch> {
  return matches;
}

/** Calls `listener` when anything about any match changes; returns a function that stops it. */
export function onAnyMatch(listener: (id: number) => void): () => void {
  anyListeners.add(listener);
  return () => anyListeners.delete(listener);
}

/** Stores a whole match, with its status. `sent` is the answer or event that it was read from. */
export function setMatch(match: Match, sent?: unknown): void {
  setMatchStatus(match.id, match.status);
  const events = match.statistics?.events ?? [];
  const before = matches.get(match.id);
  // Those of the first report are from before.
  if (before && lastEvent(events) !== lastEvent(before.events)) {
    note(match.id, before.events.slice(-NEW), events.slice(-NEW));
  }
  const market = listMarket(match);
  publish(match.id, {
    home: match.competitors.home.name,
    away: match.competitors.away.name,
    status: match.status,
    provider: match.provider,
    score: scoreOf(match),
    events,
    hasStatistics: match.is_provider_stats_available,
    hasVideo: match.has_video,
    market,
    second: secondMarket(match, market),
    at: performance.now(),
    sent: sent ?? before?.sent,
  });
}

/** Events that may be new in one report, such as a goal and what follows from it. */
const NEW = 3;

/** Stores a new status. */
export function setStatus(id: number, status: number): void {
  setMatchStatus(id, status);
  const match = matches.get(id);
  if (match && match.status !== status) publish(id, { ...match, status });
}

/**
 * Reports changed markets of a match to its page's cards. Listeners are not called when only prices have changed: the
 * writer shows those.
 */
export function reportMarkets(matchId: number, markets: readonly Market[]): void {
  const reported = reportedMarkets.get(matchId) ?? new Map<string, Market>();
  reportedMarkets.set(matchId, reported);
  let isNews = false;
  for (const market of markets) {
    isNews ||= placeOf(market) !== placeOf(reported.get(lineKey(market)));
    reported.set(lineKey(market), market);
  }
  if (isNews) tellMarkets(matchId);
}

/** All of a market that its place and look on a page depend on, but for its prices. */
function placeOf(market: Market | undefined): string {
  return JSON.stringify({
    ...market,
    outcomes: market?.outcomes.map(({ odds: _, ...outcome }) => outcome),
  });
}

/** Whether all markets of a match are known. */
export function knowsMarkets(matchId: number): boolean {
  return whole.has(matchId);
}

/**
 * Reports all markets of a match: others are gone. Of markets that `isNewer` says the push has changed
 * since they were asked for, the push's report stays.
 */
export function reportAllMarkets(
  matchId: number,
  markets: readonly Market[],
  isNewer: (market: Market) => boolean,
): void {
  const before = [...(reportedMarkets.get(matchId)?.values() ?? [])].filter(isNewer);
  const all = [...markets.filter((market) => !isNewer(market)), ...before];
  reportedMarkets.set(matchId, new Map(all.map((market) => [lineKey(market), market])));
  whole.add(matchId);
  tellMarkets(matchId);
}

/** Calls `listener` with all markets of a match, once all are known and after every change. */
export function onMarkets(
  matchId: number,
  listener: (markets: readonly Market[]) => void,
): () => void {
  const stop = listen(marketListeners, matchId, listener);
  if (whole.has(matchId)) listener([...(reportedMarkets.get(matchId)?.values() ?? [])]);
  return stop;
}

function lineKey({ id, specifier }: Market): string {
  return `${id}:${specifier ?? ""}`;
}

function tellMarkets(matchId: number): void {
  const listeners = marketListeners.get(matchId);
  if (!listeners || !whole.has(matchId)) return;
  const markets = [...(reportedMarkets.get(matchId)?.values() ?? [])];
  for (const listener of [...listeners]) listener(markets);
}

function publish(id: number, match: LiveMatch): void {
  matches.set(id, match);
  for (const listener of [...(matchListeners.get(id) ?? [])]) listener();
  for (const listener of anyListeners) listener(id);
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
