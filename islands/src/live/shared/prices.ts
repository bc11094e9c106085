/**
 * Stores the operator's matches and markets. An outcome that a market no longer lists is stored as
 * such, and a fetch never overwrites newer data from the push.
 */

import { atom } from "nanostores";
import type { Market, Match } from "../../api/matches";
import { isPrice } from "../../api/price";
import {
  getMatchStatus,
  getPrice,
  keysWithPrefix,
  type Price,
  priceKey,
  setPrice,
} from "../../core/prices";
import { groupBy } from "../../rules/compare";
import { getMatch, isDown, setMatch, setStatus } from "./matches";
import { note } from "./moves";

/** When the push last said something of a match, and of a market. */
function createPushed() {
  let moment = 0;
  const last = new Map<string, number>();
  return {
    now: () => moment,
    begin: () => {
      moment += 1;
    },
    note: (what: string) => last.set(what, moment),
    isSince: (what: string, start: number) => (last.get(what) ?? 0) > start,
  };
}

const pushed = createPushed();

/** Fetches in progress of matches that the page may not know (`search.ts`). */
export const $searches = atom(0);

/** Marks the start of a fetch, for {@link applyFetched}. */
export const startFetch = pushed.now;

/** Stores a match from the push, with the markets that lists show. `sent` is what it was read from. */
export function pushMatch(match: Match, sent: unknown): void {
  setMatch(match, sent);
  applyPushed(match.id, listedMarkets(match));
  pushed.note(`${match.id}`);
}

/** Stores a match's status from the push. */
export function pushStatus(id: number, status: number): void {
  pushed.begin();
  pushed.note(`${id}`);
  setStatus(id, status);
}

/** Stores a fetched match, with the markets that lists show, except what the push has changed since `start`. */
export function fetchedMatch(match: Match, start: number, sent?: unknown): void {
  const { id } = match;
  if (!pushed.isSince(`${id}`, start)) setMatch(match, sent);
  // The push may have brought its status alone.
  else if (!getMatch(id)) setMatch({ ...match, status: getMatchStatus(id) ?? match.status }, sent);
  applyFetched(id, listedMarkets(match), start);
}

/** Stores markets from the push, which are always the newest. */
export function applyPushed(matchId: number, markets: readonly Market[]): void {
  pushed.begin();
  for (const market of markets) pushed.note(prefix(matchId, market));
  apply(matchId, markets);
}

/** Stores fetched markets, except those that the push has changed since `start`. */
export function applyFetched(matchId: number, markets: readonly Market[], start: number): void {
  apply(
    matchId,
    markets.filter((market) => !isNewer(matchId, market, start)),
  );
}

/** Closes every watched market of a match that is missing from a full list of its markets. */
export function closeMissing(matchId: number, markets: readonly Market[], start: number): void {
  const listed = new Set(markets.map((market) => prefix(matchId, market)));
  for (const [market, keys] of keysByMarket(matchId)) {
    if (listed.has(market) || pushed.isSince(market, start)) continue;
    for (const key of keys) close(key, DROPPED);
  }
}

/** Market status: it takes bets, may again, or is no longer offered. */
const ALLOWED = 1;
const SUSPENDED = -1;
const DROPPED = 0;

/** Whether the push has changed a market since a fetch began. */
export function isNewer(matchId: number, market: Market, start: number): boolean {
  return pushed.isSince(prefix(matchId, market), start);
}

/** The markets of a match that lists show. */
function listedMarkets({ main_market, secondary_market }: Match): Market[] {
  return [main_market, secondary_market].filter((market) => market !== null);
}

function apply(matchId: number, markets: readonly Market[]): void {
  const known = new Map(keysByMarket(matchId));
  for (const market of markets) {
    const { id, specifier, outcomes } = market;
    const status = market.status === ALLOWED && isDown(matchId) ? SUSPENDED : market.status;
    const listed = new Set<string>();
    for (const outcome of outcomes) {
      const key = priceKey(matchId, id, specifier, outcome.id);
      listed.add(key);
      const { active } = outcome;
      const odds = isPrice(outcome.odds) ? outcome.odds : (getPrice(key)?.odds ?? outcome.odds);
      putPrice(key, { odds, active, marketStatus: status, listed: true });
    }
    const own = prefix(matchId, market);
    for (const key of known.get(own) ?? []) if (!listed.has(key)) close(key, status);
    // The market may be listed once more.
    known.set(own, [...listed]);
  }
}

/** The known prices of a match, by the beginning that those of one market share. */
function keysByMarket(matchId: number): ReadonlyMap<string, readonly string[]> {
  return groupBy(keysWithPrefix(`${matchId}:`), (key) => key.slice(0, key.lastIndexOf(":") + 1));
}

function close(key: string, marketStatus: number): void {
  const odds = getPrice(key)?.odds ?? 0;
  putPrice(key, { odds, active: false, marketStatus, listed: false });
}

/** Stores a price. What it did is remembered while something shows it. */
export function putPrice(key: string, price: Price): void {
  const before = setPrice(key, price);
  if (before && signed(before) !== signed(price)) note(key, signed(before), signed(price));
}

/** A price, negative while it is suspended. */
function signed({ odds, active, marketStatus }: Price): number {
  return active && marketStatus === ALLOWED ? odds : -odds;
}

function prefix(matchId: number, { id, specifier }: Market): string {
  return `${matchId}:${id}:${specifier ?? ""}:`;
}
