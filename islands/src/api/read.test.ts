import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readMarket, readMatch } from "./matches";
import { Mismatch, type Reader, rows, whole } from "./read";

const report = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(() => report.mockClear());
afterEach(() =>
  expect(report.mock.calls.flat().every((one) => typeof one === "string")).toBe(true),
);

const reported = () => report.mock.calls.map(([message]) => message);

const MARKET = {
  match_urn_id: "sr:match:1",
  id: 18,
  name: "Total goals",
  status: 1,
  specifier: "total=2.5",
  outcomes: [
    { id: 1, name: "Over 2.5", active: true, odds: 1850 },
    { id: 2, name: "Under 2.5", active: true, odds: 1950 },
  ],
  market_groups: [{ groupKey: "totals", name: "Totals", priority: 1 }],
  priority: 1,
  most_balanced: true,
  next_bet_stop: null,
  custom_bet_groups: [],
};

const MATCH = {
  id: 1001,
  urn_id: "sr:match:1001",
  slug: "arsenal-chelsea-1001",
  status: 1,
  provider: "betradar",
  competitors: { home: { name: "Arsenal", logo: null }, away: { name: "Chelsea", logo: null } },
  tournament: { name: "Premier League", category: { sport: { key: "soccer", main_market_id: 1 } } },
  statistics: {
    clock: { match_time: 2400, stoppage_time: null, stopped: false },
    total_score: { home: 1, away: 0 },
    game_score: null,
    period_scores: [
      {
        number: 1,
        period_name: "1st half",
        type: "half",
        max_period_number: 2,
        home: 1,
        away: 0,
      },
    ],
  },
  main_market: MARKET,
};

/** A copy with another value at a path. */
function withValue(it: object, path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(it);
  const last = path.at(-1) as string | number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests only use valid paths
  const holder = path.slice(0, -1).reduce<any>((at, key) => at[key], copy);
  holder[last] = value;
  return copy;
}

test("a match has the fields that the islands read, with null for absent ones", () => {
  const match = readMatch(MATCH, "data");
  expect(match).toMatchObject({ id: 1001, statistics: { clock: { remaining_time: null } } });
  expect(match.statistics?.current_server).toBeNull();
  expect(match.main_market?.outcomes).toHaveLength(2);
  expect(match.main_market).not.toHaveProperty("match_urn_id");
  expect(reported()).toEqual([]);
});

describe("a value that would corrupt a selection is a mismatch with its location", () => {
  test.each<[path: (string | number)[], value: unknown, message: string]>([
    [["id"], "18", "data.id: expected a whole number, got string"],
    [["id"], 1.5, "data.id: expected a whole number, got 1.5"],
    [["name"], "", "data.name: expected a name, got string"],
    [["specifier"], 2.5, "data.specifier: expected a text, got 2.5"],
  ])("%j is %j", (path, value, message) => {
    expect(() => readMarket(withValue(MARKET, path, value), "data")).toThrow(message);
  });
});

test("an outcome with an unreadable price is suspended and reported", () => {
  const market = readMarket(withValue(MARKET, ["outcomes", 1, "odds"], 1.95), "data");
  expect(market.outcomes.map(({ id, odds }) => [id, odds])).toEqual([
    [1, 1850],
    [2, 0],
  ]);
  expect(reported()).toEqual(["data.outcomes[1].odds: expected a whole number, got 1.95"]);
});

test("an outcome without a number is left out and reported", () => {
  const market = readMarket(withValue(MARKET, ["outcomes", 1, "id"], null), "data");
  expect(market.outcomes.map(({ id }) => id)).toEqual([1]);
  expect(reported()).toEqual(["data.outcomes[1].id: expected a whole number, got null"]);
});

test("a match with an unreadable score is still read", () => {
  const match = readMatch(withValue(MATCH, ["statistics", "total_score", "home"], "1"), "data");
  expect(match.statistics).toBeNull();
  expect(match.main_market).not.toBeNull();
  expect(reported()).toEqual([
    "data.statistics.total_score.home: expected a whole number, got string",
  ]);
});

test("an unknown status or provider is kept as it is", () => {
  expect(readMatch({ ...MATCH, status: 17, provider: "new" }, "data")).toMatchObject({
    status: 17,
    provider: "new",
  });
});

test("a list drops and reports unreadable rows", () => {
  expect(rows(whole)([1, "2", 3], "GET /x: data")).toEqual([1, 3]);
  expect(reported()).toEqual(["GET /x: data[1]: expected a whole number, got string"]);
});

test("an error of our own is not mistaken for an unreadable row", () => {
  const broken: Reader<never> = () => {
    throw new TypeError("ours");
  };
  expect(() => rows(broken)([1], "data")).toThrow(TypeError);
  expect(new Mismatch("a", "b", null)).not.toBeInstanceOf(TypeError);
});
