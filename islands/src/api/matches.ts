/**
 * Matches and markets, as far as the islands read them. Read without a library: see `read.ts`.
 *
 * The types are picked from the generated ones, so that a change of the wire format fails to
 * compile here.
 */
import { siteConfig } from "./config";
import { isPrice } from "./price";
import type { IslandConfig } from "./props.gen";
import { fields, flag, maybe, name, or, orNull, type Reader, rows, text, whole } from "./read";
import { isKnownTime, UNKNOWN_TIME } from "./unknown-time";
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

/** The status of a match whose status cannot be read: it takes no bets. */
const STOPPED = 2;

/** The status of a market whose status cannot be read. */
const SUSPENDED = -1;

/**
 * Reads a match or an outright. What a bad field costs is the same as in a build (book: extend/operator-data): a match needs its number and its sport, everything else may be unreadable.
 */
export const readMatch: Reader<Match> = (value, at) => {
  const get = fields(value, at);
  const outright = isOutright(value, at);
  const id = get("id", whole);
  return {
    id,
    urn_id: get("urn_id", or(text, "")),
    slug: get("slug", or(name, String(id))),
    status: get("status", or(whole, STOPPED)),
    stage: get("stage", orNull(text)),
    provider: get("provider", or(text, "unknown")),
    has_video: get("has_video", orNull(flag)) ?? false,
    is_provider_stats_available: get("is_provider_stats_available", orNull(flag)) ?? false,
    competitors: outright
      ? {
          home: { name: get("name", orNull(name)) ?? get("slug", or(text, "")) },
          away: { name: "" },
        }
      : (get("competitors", or(readSides, undefined)) ?? { home: unknown(), away: unknown() }),
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

/** Reads a start; one that no match can have is to be confirmed. */
export const readStart: Reader<string> = (value, at) => {
  const start = or(text, UNKNOWN_TIME)(value, at);
  return isKnownTime(start) ? start : UNKNOWN_TIME;
};

/** Whether a row of matches is an outright. */
export const isOutright: Reader<boolean> = (value, at) =>
  fields(value, at)("parent", (parent) => typeof parent === "object" && parent !== null);

/** The field with the league of an event. */
export function leagueField(outright: boolean): "parent" | "tournament" {
  return outright ? "parent" : "tournament";
}

/**
 * Reads a market, which needs its number, its name and its line. An outcome without a price is suspended; one
 * without a number or a name is treated as not listed.
 */
export const readMarket: Reader<Market> = (value, at) => {
  const get = fields(value, at);
  return {
    id: get("id", whole),
    name: get("name", name),
    status: get("status", or(whole, SUSPENDED)),
    specifier: get("specifier", maybe(text)),
    priority: get("priority", or(whole, 0)),
    most_balanced: get("most_balanced", orNull(flag)) ?? false,
    custom_bet_groups: get("custom_bet_groups", or(rows(text), [])),
    outcomes: get("outcomes", or(readOutcomes, [])),
    market_groups: get("market_groups", or(rows(readGroup), [])),
  };
};

/** An outcome that is sent twice is taken once. */
const readOutcomes: Reader<Outcome[]> = (value, at) => {
  const all = rows(readOutcome)(value, at);
  return all.filter(({ id }, nth) => all.findIndex((one) => one.id === id) === nth);
};

const readOutcome: Reader<Outcome> = (value, at) => {
  const get = fields(value, at);
  const odds = get("odds", or(price, 0));
  return {
    id: get("id", whole),
    name: get("name", name),
    active: get("active", or(flag, false)) && isPrice(odds),
    odds,
  };
};

/** A price in thousandths. */
const price: Reader<number> = (value, at) => {
  const odds = whole(value, at);
  return odds >= 0 ? odds : whole(undefined, at);
};

const readGroup: Reader<Market["market_groups"][number]> = (value, at) => ({
  groupKey: fields(value, at)("groupKey", text),
});

const readSides: Reader<Match["competitors"]> = (value, at) => {
  const get = fields(value, at);
  return {
    home: get("home", or(readSide, undefined)) ?? unknown(),
    away: get("away", or(readSide, undefined)) ?? unknown(),
  };
};

const readSide: Reader<Pick<wire.Competitor, "name">> = (value, at) => ({
  name: fields(value, at)("name", name),
});

/** A side that is to be decided; without a name where there are no words. */
function unknown(): Pick<wire.Competitor, "name"> {
  const { words }: Partial<IslandConfig> = siteConfig();
  return { name: words?.side_unknown ?? "" };
}

const readTournament: Reader<Match["tournament"]> = (value, at) => {
  const get = fields(value, at);
  return {
    name: get("name", orNull(name)) ?? get("slug", or(text, "")),
    category: get("category", readCategory),
  };
};

const readCategory: Reader<Match["tournament"]["category"]> = (value, at) => ({
  sport: fields(value, at)("sport", readSport),
});

const readSport: Reader<Match["tournament"]["category"]["sport"]> = (value, at) => {
  const get = fields(value, at);
  return {
    key: get("key", name),
    main_market_id: get("main_market_id", or(whole, 0)),
    secondary_market_id: get("secondary_market_id", orNull(whole)),
  };
};

const readStatistics: Reader<Statistics> = (value, at) => {
  const get = fields(value, at);
  return {
    clock: get("clock", orNull(readClock)),
    total_score: get("total_score", readScore),
    game_score: get("game_score", orNull(readGameScore)),
    current_server: get("current_server", orNull(text)),
    // In the order of play, whatever the order on the wire: the last one is running.
    period_scores: get("period_scores", or(rows(readPeriod), [])).toSorted(
      (a, b) => a.number - b.number,
    ),
    events: get("events", orNull(rows(anything))) ?? [],
  };
};

const readClock: Reader<Clock> = (value, at) => {
  const get = fields(value, at);
  return {
    match_time: get("match_time", whole),
    stoppage_time: get("stoppage_time", orNull(whole)),
    remaining_time: get("remaining_time", orNull(whole)),
    stopped: get("stopped", or(flag, true)),
  };
};

const anything: Reader<unknown> = (value) => value;

const readPeriod: Reader<Statistics["period_scores"][number]> = (value, at) => {
  const get = fields(value, at);
  return {
    ...readScore(value, at),
    number: get("number", whole),
    period_name: get("period_name", orNull(name)) ?? get("period_key", or(text, "")),
    type: get("type", or(text, "period")),
    max_period_number: get("max_period_number", or(whole, 0)),
  };
};

const readScore: Reader<wire.Score> = (value, at) => bothSides(value, at, whole);

const readGameScore: Reader<wire.GameScore> = (value, at) => bothSides(value, at, text);

function bothSides<T>(value: unknown, at: string, read: Reader<T>): { home: T; away: T } {
  const get = fields(value, at);
  return { home: get("home", read), away: get("away", read) };
}
