/**
 * Matches, leagues and markets as the search, the page of a young match and filtered lists show them: with
 * names and paths that other pages have prerendered.
 */
import { call } from "./client";
import {
  isOutright,
  leagueField,
  type Market,
  type Match,
  readMarket,
  readMatch,
  readStart,
} from "./matches";
import { fields, name, or, orNull, type Reader, rows, text, whole } from "./read";
import type * as wire from "./wire.gen";

/** A league with its place in the catalogue. */
export interface League extends Pick<wire.Tournament, "id" | "slug" | "name"> {
  readonly category: Pick<wire.Category, "slug" | "name" | "country_code">;
  readonly sport: Pick<wire.Sport, "key" | "name">;
}

/** A match with what a page of its own shows of it. */
export interface SportEvent {
  readonly match: Match;
  readonly league: League;
  /** RFC 3339. */
  readonly start: string;
  readonly venue: string | null;
  /** Numbers of home and away, by which a player follows them, if they have any. */
  readonly teams: readonly (number | null)[];
}

/** A market with the names of its tabs. */
export type WholeMarket = Market & { readonly market_groups: wire.MarketGroup[] };

/** A market that a search found. */
export interface FoundMarket {
  readonly event: SportEvent;
  readonly market: Pick<wire.Market, "id" | "name">;
}

/** What a search found. */
export interface SearchResults {
  readonly matches: SportEvent[];
  readonly leagues: League[];
  readonly markets: FoundMarket[];
}

/** Characters of a search. */
export const QUERY_LENGTH = { least: 3, most: 50 };

/** Maximum rows per call. */
const LIMIT = 500;

/** Matches, leagues and markets whose names have these words (`GET /search`). */
export async function searchFor(q: string, signal?: AbortSignal): Promise<SearchResults> {
  const path = "/api/v2/search";
  return (await call({ method: "GET", path, query: { q }, signal, read: readResults })).data;
}

/** A match by its number (`GET /matches/{id}`). */
export async function fetchEvent(id: number): Promise<SportEvent> {
  return (await call({ method: "GET", path: `/api/v2/matches/${id}`, read: readEvent })).data;
}

/** A part of a list of matches. */
export interface EventsPart {
  readonly events: readonly SportEvent[];
  /** Number of matches in all parts. */
  readonly total: number;
  /** Number of the last part, from 1. */
  readonly last: number;
}

/** A part of a list of matches (`GET /matches`). */
export async function fetchEvents(
  query: Readonly<Record<string, string | number | undefined>>,
  signal: AbortSignal,
): Promise<EventsPart> {
  const path = "/api/v2/matches";
  const { data, pagination } = await call({
    method: "GET",
    path,
    query,
    signal,
    read: rows(readEvent),
  });
  const { total = data.length, last_page: last = 1 } = pagination ?? {};
  return { events: data, total, last };
}

/** Every market of a match (`GET /matches/{id}/markets`). */
export async function fetchMarkets(id: number): Promise<WholeMarket[]> {
  const path = `/api/v2/matches/${id}/markets`;
  const markets: WholeMarket[] = [];
  const read = rows(readWholeMarket);
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = { page, limit: LIMIT };
    const { data, pagination } = await call({ method: "GET", path, query, read });
    markets.push(...data);
    last = pagination?.last_page ?? 1;
  }
  return markets;
}

const readResults: Reader<SearchResults> = (value, at) => {
  const get = fields(value, at);
  return {
    matches: get("matches", rows(readEvent)),
    leagues: get("tournaments", rows(readLeague)),
    markets: get("markets", rows(readFoundMarket)),
  };
};

const readEvent: Reader<SportEvent> = (value, at) => {
  const get = fields(value, at);
  const outright = isOutright(value, at);
  return {
    match: readMatch(value, at),
    league: get(leagueField(outright), readLeague),
    start: get("start_time", readStart),
    venue: get("stadium", orNull(text)),
    teams: outright ? [] : get("competitors", or(readTeams, [])),
  };
};

const readTeams: Reader<SportEvent["teams"]> = (value, at) => {
  const get = fields(value, at);
  return [get("home", orNull(readTeam)), get("away", orNull(readTeam))];
};

const readTeam: Reader<number | null> = (value, at) => fields(value, at)("id", orNull(whole));

const readLeague: Reader<League> = (value, at) => {
  const get = fields(value, at);
  const id = get("id", whole);
  const slug = get("slug", or(name, String(id)));
  return {
    id,
    slug,
    name: get("name", or(name, slug)),
    category: get("category", readCategory),
    sport: get("category", readSport),
  };
};

const readCategory: Reader<League["category"]> = (value, at) => {
  const get = fields(value, at);
  const slug = get("slug", or(text, ""));
  return {
    slug,
    name: get("name", or(name, slug)),
    country_code: get("country_code", orNull(text)),
  };
};

const readSport: Reader<League["sport"]> = (value, at) =>
  fields(value, at)("sport", (sport, place) => {
    const get = fields(sport, place);
    const key = get("key", name);
    return { key, name: get("name", or(name, key)) };
  });

const readFoundMarket: Reader<FoundMarket> = (value, at) => {
  const get = fields(value, at);
  return { event: get("match", readEvent), market: get("market", readMarketName) };
};

const readMarketName: Reader<FoundMarket["market"]> = (value, at) => {
  const get = fields(value, at);
  return { id: get("id", whole), name: get("name", name) };
};

const readWholeMarket: Reader<WholeMarket> = (value, at) => ({
  ...readMarket(value, at),
  market_groups: fields(value, at)("market_groups", or(rows(readGroup), [])),
});

const readGroup: Reader<wire.MarketGroup> = (value, at) => {
  const get = fields(value, at);
  return {
    groupKey: get("groupKey", text),
    name: get("name", orNull(name)) ?? get("groupKey", text),
    priority: get("priority", or(whole, 0)),
  };
};
