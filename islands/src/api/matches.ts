/**
 * Matches and markets, as far as the islands read them. Read without a library: see `read.ts`.
 *
 * The types are picked from the generated ones, so that a change of the wire format fails to
 * compile here.
 */
import { isPrice } from "./price";
import { all, fields, flag, maybe, orNull, type Reader, rows, text, whole } from "./read";
import type * as wire from "./wire.gen";

/** One possible outcome of a market. */
export type Outcome = Pick<wire.Outcome, "id" | "name" | "active" | "odds">;

/** Something to bet on within a match. */
export interface Market
  extends Pick<
    wire.Market,
    "id" | "name" | "status" | "specifier" | "priority" | "most_balanced" | "custom_bet_groups"
  > {
  readonly outcomes: Outcome[];
  readonly market_groups: Pick<wire.MarketGroup, "groupKey">[];
}

/** The clock of a match. */
export type Clock = Pick<wire.Clock, "match_time" | "stoppage_time" | "remaining_time" | "stopped">;

/** Clock and scores of a match. */
export interface Statistics
  extends Pick<wire.Statistics, "total_score" | "game_score" | "current_server"> {
  readonly clock: Clock | null;
  /** The last ones that matter, and every red card; the oldest first. Read where they are shown (`api/match-events.ts`). */
  readonly events: readonly unknown[];
  readonly period_scores: Pick<
    wire.PeriodScore,
    "number" | "period_name" | "type" | "max_period_number" | "home" | "away"
  >[];
}

/**
 * An event between two sides. An outright, a bet on a whole competition, is one too: its name is the
 * home side, and the away side has no name.
 */
export interface Match
  extends Pick<
    wire.Match,
    | "id"
    | "urn_id"
    | "slug"
    | "status"
    | "stage"
    | "provider"
    | "has_video"
    | "is_provider_stats_available"
  > {
  readonly competitors: Record<"home" | "away", Pick<wire.Competitor, "name">>;
  readonly tournament: Pick<wire.Tournament, "name"> & {
    readonly category: {
      readonly sport: Pick<wire.Sport, "key" | "main_market_id" | "secondary_market_id">;
    };
  };
  readonly statistics: Statistics | null;
  readonly main_market: Market | null;
  readonly secondary_market: Market | null;
}

/** Reads a match or an outright. Its score and its market may be unreadable. */
export const readMatch: Reader<Match> = (value, at) => {
  const get = fields(value, at);
  const outright = isOutright(value, at);
  return {
    id: get("id", whole),
    urn_id: get("urn_id", text),
    slug: get("slug", text),
    status: get("status", whole),
    stage: get("stage", maybe(text)),
    provider: get("provider", text),
    has_video: get("has_video", maybe(flag)) ?? false,
    is_provider_stats_available: get("is_provider_stats_available", maybe(flag)) ?? false,
    competitors: outright
      ? { home: readName(value, at), away: { name: "" } }
      : get("competitors", readSides),
    tournament: get(leagueField(outright), readTournament),
    statistics: get("statistics", orNull(readStatistics)),
    main_market: get("main_market", orNull(readMarket)),
    secondary_market: get("secondary_market", orNull(readMarket)),
  };
};

/** A match, with the answer or event that it was read from. */
export const readSentMatch: Reader<{ match: Match; sent: unknown }> = (sent, at) => ({
  match: readMatch(sent, at),
  sent,
});

/** Whether a row of matches is an outright. */
export const isOutright: Reader<boolean> = (value, at) =>
  (fields(value, at)("type", maybe(text)) ?? "match") !== "match";

/** The field with the league of an event. */
export function leagueField(outright: boolean): "parent" | "tournament" {
  return outright ? "parent" : "tournament";
}

/** Reads a market. An outcome that cannot be read is treated as not listed, one without a price as suspended. */
export const readMarket: Reader<Market> = (value, at) => {
  const get = fields(value, at);
  return {
    id: get("id", whole),
    name: get("name", text),
    status: get("status", whole),
    specifier: get("specifier", maybe(text)),
    priority: get("priority", whole),
    most_balanced: get("most_balanced", flag),
    custom_bet_groups: get("custom_bet_groups", all(text)),
    outcomes: get("outcomes", rows(readOutcome)),
    market_groups: get("market_groups", all(readGroup)),
  };
};

const readOutcome: Reader<Outcome> = (value, at) => {
  const get = fields(value, at);
  const odds = get("odds", whole);
  return {
    id: get("id", whole),
    name: get("name", text),
    active: get("active", flag) && isPrice(odds),
    odds,
  };
};

const readGroup: Reader<Market["market_groups"][number]> = (value, at) => ({
  groupKey: fields(value, at)("groupKey", text),
});

const readSides: Reader<Match["competitors"]> = (value, at) => bothSides(value, at, readName);

const readName: Reader<Pick<wire.Competitor, "name">> = (value, at) => ({
  name: fields(value, at)("name", text),
});

const readTournament: Reader<Match["tournament"]> = (value, at) => {
  const get = fields(value, at);
  return { name: get("name", text), category: get("category", readCategory) };
};

const readCategory: Reader<Match["tournament"]["category"]> = (value, at) => ({
  sport: fields(value, at)("sport", readSport),
});

const readSport: Reader<Match["tournament"]["category"]["sport"]> = (value, at) => {
  const get = fields(value, at);
  return {
    key: get("key", text),
    main_market_id: get("main_market_id", whole),
    secondary_market_id: get("secondary_market_id", maybe(whole)),
  };
};

const readStatistics: Reader<Statistics> = (value, at) => {
  const get = fields(value, at);
  return {
    clock: get("clock", maybe(readClock)),
    total_score: get("total_score", readScore),
    game_score: get("game_score", maybe(readGameScore)),
    current_server: get("current_server", maybe(text)),
    period_scores: get("period_scores", all(readPeriod)),
    events: get("events", maybe(all(anything))) ?? [],
  };
};

const readClock: Reader<Clock> = (value, at) => {
  const get = fields(value, at);
  return {
    match_time: get("match_time", whole),
    stoppage_time: get("stoppage_time", maybe(whole)),
    remaining_time: get("remaining_time", maybe(whole)),
    stopped: get("stopped", flag),
  };
};

const anything: Reader<unknown> = (value) => value;

const readPeriod: Reader<Statistics["period_scores"][number]> = (value, at) => {
  const get = fields(value, at);
  return {
    ...readScore(value, at),
    number: get("number", whole),
    period_name: get("period_name", text),
    type: get("type", text),
    max_period_number: get("max_period_number", whole),
  };
};

const readScore: Reader<wire.Score> = (value, at) => bothSides(value, at, whole);

const readGameScore: Reader<wire.GameScore> = (value, at) => bothSides(value, at, text);

function bothSides<T>(value: unknown, at: string, read: Reader<T>): { home: T; away: T } {
  const get = fields(value, at);
  return { home: get("home", read), away: get("away", read) };
}
