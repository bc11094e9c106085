// @vitest-environment node
/** An operator that spoils one field of one object at a time: the browser loses the smallest part. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { useCallConfig } from "./config";
import { readListed } from "./listed";
import { readMarket, readMatch } from "./matches";
import type { Reader } from "./read";
import { UNKNOWN_TIME } from "./unknown-time";

beforeAll(() => {
  useCallConfig({ api: "", tag: "en" });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

const SPORT = {
  id: 1,
  urn_id: "sr:sport:1",
  key: "soccer",
  name: "Soccer",
  priority: 1,
  type: "regular",
  provider: "betradar",
  main_market_id: 1,
  main_market_outcomes_count: 3,
  secondary_market_id: 18,
};

const MARKET = {
  match_urn_id: "sr:match:12",
  id: 1,
  name: "1x2",
  status: 1,
  specifier: "total=2.5",
  priority: 1,
  most_balanced: true,
  custom_bet_groups: ["a"],
  outcomes: [
    { id: 1, name: "Home", active: true, odds: 1850 },
    { id: 2, name: "Draw", active: true, odds: 3400 },
  ],
  market_groups: [{ groupKey: "main", name: "Main", priority: 1 }],
};

const MATCH = {
  id: 12,
  urn_id: "sr:match:12",
  slug: "home-away",
  type: "match",
  tournament: {
    id: 7,
    urn_id: "sr:tournament:7",
    slug: "league",
    name: "League",
    priority: 1,
    type: "season",
    category: {
      id: 3,
      slug: "england",
      name: "England",
      priority: 1,
      country_code: "gb",
      sport: SPORT,
    },
  },
  competitors: { home: { id: 1, name: "Home" }, away: { id: 2, name: "Away" } },
  status: 1,
  stage: "1st_half",
  start_time: "2026-11-21T15:00:00Z",
  provider: "betradar",
  has_video: true,
  is_provider_stats_available: true,
  statistics: {
    clock: { match_time: 60, stoppage_time: 1, remaining_time: 2, stopped: false },
    total_score: { home: 1, away: 0 },
    game_score: { home: "15", away: "A" },
    current_server: "home",
    period_scores: [
      {
        period_key: "1st_half",
        period_name: "1st half",
        number: 1,
        type: "half",
        max_period_number: 2,
        home: 1,
        away: 0,
      },
    ],
    events: [{ id: 5, kind: "goal", name: "Goal" }],
  },
  main_market: MARKET,
  secondary_market: MARKET,
};

const BAD = [null, "text", "", true, 0, -1, 1.5, 2 ** 60, 1e30, [], {}, undefined];

type Path = readonly (string | number)[];

/** Every field, and the first row of each list. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const keys = Array.isArray(value) ? [0] : Object.keys(value);
  return keys.flatMap((key) => {
    const at = [...path, key];
    return [at, ...pathsOf((value as Record<string | number, unknown>)[key], at)];
  });
}

/** The value with another one at a path; undefined removes a field. */
function spoiled(value: unknown, path: Path, bad: unknown): unknown {
  const copy = structuredClone(value);
  let parent = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as typeof parent;
  const key = path.at(-1) as string;
  if (bad === undefined) delete parent[key];
  else parent[key] = bad;
  return copy;
}

/** The paths at which some bad value loses the whole object. */
function losses(value: unknown, read: Reader<unknown>): string[] {
  const lost = pathsOf(value).filter((path) =>
    BAD.some((bad) => {
      try {
        read(spoiled(value, path, bad), "row");
        return false;
      } catch {
        return true;
      }
    }),
  );
  return lost.map((path) => path.join("."));
}

/** What a match cannot be without: its number, and the sport in whose address it is. */
const NEEDED = [
  "id",
  "tournament",
  "tournament.category",
  "tournament.category.sport",
  "tournament.category.sport.key",
];

describe("a bad field", () => {
  test("never loses a match that has the rest", () => {
    expect(losses(MATCH, readMatch)).toEqual(NEEDED);
  });

  test("never loses a match of a list that has the rest", () => {
    expect(losses(MATCH, readListed)).toEqual([
      "id",
      "tournament",
      "tournament.id",
      "tournament.category",
      "tournament.category.id",
      "tournament.category.sport",
      "tournament.category.sport.id",
      "tournament.category.sport.key",
    ]);
  });

  test("loses a market only by its number, its name and its line", () => {
    expect(losses(MARKET, readMarket)).toEqual(["id", "name", "specifier"]);
  });

  test.each([null, "1850", 1850.5, -5, 2 ** 60, true, {}])("a price of %s is suspended", (odds) => {
    const { outcomes } = readMarket(spoiled(MARKET, ["outcomes", 0, "odds"], odds), "row");
    expect(outcomes).toEqual([
      { id: 1, name: "Home", active: false, odds: 0 },
      { id: 2, name: "Draw", active: true, odds: 3400 },
    ]);
  });

  test("a side that is not known has no name, and the match the other", () => {
    const match = readMatch(spoiled(MATCH, ["competitors", "home"], null), "row");
    expect(match.competitors).toEqual({ home: { name: "" }, away: { name: "Away" } });
  });

  test.each([null, "soon", "0001-01-01T00:00:00Z", 5])("a start of %s is unknown", (start) => {
    expect(readListed(spoiled(MATCH, ["start_time"], start), "row").start_time).toBe(UNKNOWN_TIME);
  });
});

describe("null", () => {
  test("is an empty list", () => {
    vi.mocked(console.error).mockClear();
    const bare = { ...MARKET, outcomes: null, market_groups: null, custom_bet_groups: null };
    expect(readMarket(bare, "row")).toMatchObject({
      outcomes: [],
      market_groups: [],
      custom_bet_groups: [],
    });
    const statistics = { ...MATCH.statistics, period_scores: null, events: null };
    expect(readMatch({ ...MATCH, statistics }, "row").statistics).toMatchObject({
      period_scores: [],
      events: [],
    });
    expect(console.error).not.toHaveBeenCalled();
  });
});
