import { expect, test, vi } from "vitest";

vi.mock("./config", () => ({ siteConfig: () => ({ api: "https://api.example", tag: "pt-BR" }) }));

const { fetchBets } = await import("./sportsbook");

test("bets are asked for in the language of the page, by their states if they are given", async () => {
  const pagination = { total: 0, page: 2, limit: 500, last_page: 1 };
  const fetch = vi.fn(async (_: string) => Response.json({ data: [], pagination }));
  vi.stubGlobal("fetch", fetch);
  expect(await fetchBets(2, 500, ["done", "rejected"])).toEqual({
    data: [],
    pagination: { total: 0, last_page: 1 },
  });
  await fetchBets(1, 50);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    "https://api.example/api/v3/bets?locale=pt-BR&status=done&status=rejected&page=2&limit=500",
    "https://api.example/api/v3/bets?locale=pt-BR&page=1&limit=50",
  ]);
});
