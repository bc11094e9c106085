import { afterEach, expect, test, vi } from "vitest";

vi.mock("./config", () => ({ siteConfig: () => ({ api: "https://api.example", tag: "en" }) }));

const { fetchEvent } = await import("./events");

const league = {
  id: 7,
  slug: "premier-league",
  name: "Premier League",
  category: {
    slug: "england",
    name: "England",
    country_code: null,
    sport: { key: "soccer", name: "Soccer", main_market_id: 1, secondary_market_id: null },
  },
};

const sent = {
  id: 5,
  urn_id: "sr:match:5",
  slug: "arsenal-leeds-5",
  status: 0,
  provider: "betradar",
  start_time: "2026-11-21T16:30:00Z",
  main_market: null,
  secondary_market: null,
};

async function teamsOf(more: object) {
  const data = { ...sent, ...more };
  vi.stubGlobal("fetch", async () => Response.json({ data }));
  return (await fetchEvent(5)).teams;
}

afterEach(() => vi.unstubAllGlobals());

test("sides are known by their numbers, where the operator has them", async () => {
  const [home, away] = [{ id: 71, name: "Arsenal" }, { name: "Leeds" }];
  expect(await teamsOf({ tournament: league, competitors: { home, away } })).toEqual([71, null]);
});

test("an outright has no sides", async () => {
  const outright = { type: "season", name: "Premier League 2026/27", parent: league };
  expect(await teamsOf({ ...outright, competitors: [{ id: 71, name: "Arsenal" }] })).toEqual([]);
});
