// @vitest-environment node
/** An operator that spoils one field of one object at a time: the browser loses the smallest part. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { readListed } from "./listed";
import { readMarket, readMatch } from "./matches";
import { readNotification } from "./notifications";
import { Mismatch, type Reader } from "./read";
import { readLimits } from "./schemas/limits";
import { LIMIT, MARKET, MATCH, NOTIFICATION } from "./testing/answers";
import { BAD, pathsOf, spoiled } from "./testing/spoiling";
import { UNKNOWN_TIME } from "./unknown-time";

vi.mock("./config", () => ({ siteConfig: () => ({ words: { side_unknown: "" } }) }));

beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

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

  test("loses a notification only by its number", () => {
    expect(losses(NOTIFICATION, readNotification)).toEqual(["id"]);
  });

  test("loses a limit only where the rest would say something wrong of it", () => {
    const one: Reader<unknown> = (value, at) => {
      const [limit] = readLimits([value], at);
      if (!limit) throw new Mismatch(at, "a limit", value);
      return limit;
    };
    const needed = ["type", "status", "period", "basis", "value", "used", "currency", "delay"];
    expect(losses(LIMIT, one)).toEqual(needed);
  });

  test("leaves the other limits", () => {
    const limits = readLimits([{ ...LIMIT, value: "50" }, LIMIT], "limits");
    expect(limits).toEqual([LIMIT]);
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
