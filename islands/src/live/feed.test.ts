import { beforeEach, expect, test, vi } from "vitest";
import { getMatchStatus, getPrice } from "../core/prices";
import { dispatch } from "../push/bus";

vi.mock("../api/config", () => ({ siteConfig: () => ({ api: "https://api.example", tag: "en" }) }));

const { confirm, followPush } = await import("./feed");

const report = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(() => report.mockClear());

const market = (id: number, odds: unknown) => ({
  id,
  name: "1x2",
  status: 1,
  specifier: null,
  priority: 1,
  most_balanced: true,
  custom_bet_groups: [],
  market_groups: [],
  outcomes: [{ id: 1, name: "1", active: true, odds }],
});

const match = (id: number, slug: unknown) => ({
  id,
  urn_id: `sr:match:${id}`,
  slug,
  status: 1,
  provider: "betradar",
  competitors: { home: { name: "A" }, away: { name: "B" } },
  tournament: { name: "League", category: { sport: { key: "soccer", main_market_id: 1 } } },
  statistics: null,
  main_market: market(1, 2000),
});

test("events about other matches are not read, those of the page are", () => {
  followPush({ listed: [1], own: [] });
  dispatch({ event_name: "markets_changed", message: { match_id: 2, markets: "not read" } });
  expect(report).not.toHaveBeenCalled();
  const markets = [market(1, "1.85"), market(2, 1850)];
  dispatch({ event_name: "markets_changed", message: { match_id: 1, markets } });
  expect(getPrice("1:2::1")).toMatchObject({ odds: 1850, listed: true });
  expect(getPrice("1:1::1")).toBeUndefined();
  expect(report.mock.calls).toEqual([
    [
      "push markets_changed: message.markets[0].outcomes[0].odds: expected a whole number, got string",
    ],
  ]);
  dispatch({ event_name: "match_status_changed", message: { match_id: 1, status: 3 } });
  expect(getMatchStatus(1)).toBe(3);
});

test("an unreadable match still counts as listed", async () => {
  const data = [match(11, null), match(12, "a-b-12")];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ data })));
  await confirm({ listed: [11, 12, 13], own: [] });
  expect([11, 12, 13].map(getMatchStatus)).toEqual([undefined, 1, 5]);
  expect(report.mock.calls).toEqual([
    ["GET /api/v2/matches: data[0].slug: expected a text, got null"],
  ]);
});
