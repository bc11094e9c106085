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
import { createListeners, createListenersOf } from "../../state/listeners";
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

/** Events that may be new in one report, such as a goal and what follows from it. */
const NEW = 3;

/**
 * The matches that were reported. `onMatch` calls its listener when anything about a match changes, `onAnyMatch` when
 * anything about any does; they return a function that stops it.
 */
function createMatches() {
  const matches = new Map<number, LiveMatch>();
  const ofMatch = createListenersOf<number, () => void>();
  const ofAny = createListeners<[id: number]>();

  /** The match as last reported; undefined before the first report. */
  const getMatch = (id: number) => matches.get(id);

  /** Every match that was reported, by its id. */
  const allMatches = (): ReadonlyMap<number, LiveMatch> => matches;

  /** Stores a whole match, with its status. `sent` is the answer or event that it was read from. */
  function setMatch(match: Match, sent?: unknown): void {
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

  /** Stores a new status. */
  function setStatus(id: number, status: number): void {
    setMatchStatus(id, status);
    const match = matches.get(id);
    if (match && match.status !== status) publish(id, { ...match, status });
  }

  function publish(id: number, match: LiveMatch): void {
    matches.set(id, match);
    for (const listener of ofMatch.of(id)) listener();
    ofAny.call(id);
  }

  return [getMatch, allMatches, ofMatch.listen, ofAny.listen, setMatch, setStatus] as const;
}

export const [getMatch, allMatches, onMatch, onAnyMatch, setMatch, setStatus] = createMatches();

/** The number of the last of a match's events; 0 without one. Nothing else of them is read here. */
export function lastEvent(events: readonly unknown[]): number {
  return Number((events.at(-1) as { readonly id?: unknown } | null | undefined)?.id ?? 0);
}

/** Whether the provider of a match, once that was reported, is down. */
export function isDown(id: number): boolean {
  return $down.get().has(getMatch(id)?.provider);
}

/** The text of a match's clock at this moment; undefined without one, and between two periods. */
export function clockNow({ score, at }: LiveMatch): string | undefined {
  if (!score?.clock || score.pause) return undefined;
  return clockText(clockAt(score.clock, at, performance.now()));
}

/** The markets of matches beside what their prices are. */
function createMarkets() {
  const listeners = createListenersOf<number, (markets: readonly Market[]) => void>();
  const reported = new Map<number, Map<string, Market>>();
  /** Matches whose markets are all known: single reports before that say nothing about the others. */
  const whole = new Set<number>();

  /**
   * Reports changed markets of a match to its page's cards. Listeners are not called when only prices have changed: the
   * writer shows those.
   */
  function reportMarkets(matchId: number, markets: readonly Market[]): void {
    const known = reported.get(matchId) ?? new Map<string, Market>();
    reported.set(matchId, known);
    let isNews = false;
    for (const market of markets) {
      isNews ||= placeOf(market) !== placeOf(known.get(lineKey(market)));
      known.set(lineKey(market), market);
    }
    if (isNews) tellMarkets(matchId);
  }

  /** Whether all markets of a match are known. */
  const knowsMarkets = (matchId: number) => whole.has(matchId);

  /**
   * Reports all markets of a match: others are gone. Of markets that `isNewer` says the push has changed
   * since they were asked for, the push's report stays.
   */
  function reportAllMarkets(
    matchId: number,
    markets: readonly Market[],
    isNewer: (market: Market) => boolean,
  ): void {
    const before = [...(reported.get(matchId)?.values() ?? [])].filter(isNewer);
    const all = [...markets.filter((market) => !isNewer(market)), ...before];
    reported.set(matchId, new Map(all.map((market) => [lineKey(market), market])));
    whole.add(matchId);
    tellMarkets(matchId);
  }

  /** Calls `listener` with all markets of a match, once all are known and after every change. */
  function onMarkets(matchId: number, listener: (markets: readonly Market[]) => void): () => void {
    const stop = listeners.listen(matchId, listener);
    if (whole.has(matchId)) listener([...(reported.get(matchId)?.values() ?? [])]);
    return stop;
  }

  function tellMarkets(matchId: number): void {
    if (!whole.has(matchId)) return;
    const markets = [...(reported.get(matchId)?.values() ?? [])];
    for (const listener of listeners.of(matchId)) listener(markets);
  }

  return [reportMarkets, knowsMarkets, reportAllMarkets, onMarkets] as const;
}

export const [reportMarkets, knowsMarkets, reportAllMarkets, onMarkets] = createMarkets();

/** All of a market that its place and look on a page depend on, but for its prices. */
function placeOf(market: Market | undefined): string {
  return JSON.stringify({
    ...market,
    outcomes: market?.outcomes.map(({ odds: _, ...outcome }) => outcome),
  });
}

function lineKey({ id, specifier }: Market): string {
  return `${id}:${specifier ?? ""}`;
}
