/** Which matches a list gets that the page did not know. Order and groups are in `parity/`, moves in the journeys. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dispatch, dispatchLoss } from "../push/bus";
import type { ListScript } from "./shared/read-list";

const config = { api: "https://api.example", tag: "en", zone: "UTC", prefix: "" };
vi.mock("../api/config", () => ({ siteConfig: () => config }));

const { confirm, followPush } = await import("../live/feed");
const { fetchedMatch } = await import("../live/shared/prices");
const { getMatch } = await import("../live/shared/matches");
const { relist } = await import("./relist");

const market = (odds: number) => ({
  id: 1,
  name: "Winner",
  status: 1,
  specifier: null,
  priority: 1,
  most_balanced: true,
  custom_bet_groups: [],
  market_groups: [],
  outcomes: [
    { id: 1, name: "1", active: true, odds },
    { id: 3, name: "2", active: true, odds },
  ],
});

const sport = {
  id: 1,
  key: "soccer",
  name: "Soccer",
  priority: 1,
  type: "sport",
  main_market_id: 1,
  secondary_market_id: null,
};

const match = (id: number, odds: number) => ({
  id,
  urn_id: `sr:match:${id}`,
  slug: `a-b-${id}`,
  status: 1,
  provider: "betradar",
  start_time: "2026-11-26T15:00:00Z",
  competitors: { home: { name: `Home ${id}` }, away: { name: "B" } },
  tournament: {
    id: 5,
    slug: "league-5",
    name: "League",
    priority: 1,
    category: { id: 2, name: "World", priority: 1, country_code: null, sport },
  },
  statistics: null,
  has_video: false,
  is_provider_stats_available: false,
  main_market: market(odds),
  secondary_market: null,
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>(".event-row")].map(({ dataset, textContent }) => [
    dataset.match,
    textContent?.match(/\d\.\d\d/)?.[0],
  ]);

/** A list of live matches, without any so far. */
function emptyList() {
  document.body.innerHTML = `<div class="odds" data-word-live="Live"><div id="list"></div></div>`;
  const root = document.getElementById("list") as HTMLElement;
  const source = { kind: "live", id: null, sport: null, limit: 40, most: null } as const;
  const script = { id: "odds", source, labels: {}, rows: {} } as unknown as ListScript;
  return { root, script, source, rows: new Map() };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  // As browsers do, with every element of the page in view.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private readonly callback: (entries: unknown[]) => void) {}
      observe(target: Element) {
        const isIntersecting = target.isConnected;
        setTimeout(() => this.callback([{ target, isIntersecting }]));
      }
      unobserve() {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a match that has begun is asked for until there is an answer, and shown as the push last had it", async () => {
  let failures = 2;
  let answer = () => {};
  vi.stubGlobal("fetch", async (url: string) => {
    if (!new URL(url).searchParams.has("id")) return new Response(`{"data":[]}`);
    failures -= 1;
    if (failures >= 0) throw new TypeError("no answer");
    await new Promise<void>((resolve) => (answer = resolve));
    return new Response(JSON.stringify({ data: [match(7, 2000)] }));
  });
  followPush({ listed: [], own: [] });
  relist([emptyList()], { isAtFirst: false });
  dispatch({ event_name: "match_status_changed", message: { match_id: 7, status: 1 } });
  await vi.advanceTimersByTimeAsync(2500);
  expect(failures).toBeLessThan(0);
  // Newer than the answer that is on its way.
  dispatch({ event_name: "match_changed", message: { match: match(7, 3000) } });
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toEqual([["7", "3.00"]]);
});

test("prices that the push brings while a new match is asked for are shown, and those after it", async () => {
  let answer = () => {};
  vi.stubGlobal("fetch", async (url: string) => {
    if (!new URL(url).searchParams.has("id")) return new Response(`{"data":[]}`);
    await new Promise<void>((resolve) => (answer = resolve));
    return new Response(JSON.stringify({ data: [match(9, 2000)] }));
  });
  followPush({ listed: [], own: [] });
  relist([emptyList()], { newcomer: 9, isAtFirst: false });
  await vi.advanceTimersByTimeAsync(500);
  const pushed = (odds: number) =>
    dispatch({ event_name: "markets_changed", message: { match_id: 9, markets: [market(odds)] } });
  pushed(2500);
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toContainEqual(["9", "2.50"]);
  pushed(2600);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown()).toContainEqual(["9", "2.60"]);
});

/** A match that waits, as the operator lists it. */
const waiting = (id: number, odds: number) => ({ ...match(id, odds), status: 0 });

/** The queries of the calls for matches so far, and what answers them from now on. */
function operator(answer: (query: URLSearchParams) => unknown) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith("/settings")) return new Response(`{"data":{}}`);
    // What a list does not have is asked for by itself.
    if (/\/matches\/\d+$/.test(pathname)) return new Response("{}", { status: 404 });
    asked.push(`${searchParams}`);
    return new Response(JSON.stringify({ data: await answer(searchParams) }));
  });
  return asked;
}

test("one that comes into the list after events were lost has its price of then, not the one from before", async () => {
  const known = waiting(21, 2000);
  operator((query) =>
    query.get("id")?.split(",").includes("21") ? [{ ...known, main_market: market(2700) }] : [],
  );
  fetchedMatch(known as never, 0, known);
  followPush({ listed: [], own: [] });
  relist([emptyList()], { isAtFirst: false });
  await vi.advanceTimersByTimeAsync(1000);
  dispatchLoss();
  void confirm({ listed: [], own: [] });
  await vi.advanceTimersByTimeAsync(1000);
  dispatch({ event_name: "match_status_changed", message: { match_id: 21, status: 1 } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toContainEqual(["21", "2.70"]);
});

test("one that the operator lists no more after events were lost does not come into the list", async () => {
  // The second one is listed, but cannot be read.
  const asked = operator((query) => (query.has("id") ? [{ id: 24, slug: 1 }] : []));
  for (const id of [23, 24]) fetchedMatch(waiting(id, 2000) as never, 0, waiting(id, 2000));
  followPush({ listed: [], own: [] });
  relist([emptyList()], { isAtFirst: false });
  void confirm({ listed: [], own: [] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.some((query) => new URLSearchParams(query).get("id")?.includes("23,24"))).toBe(true);
  expect([23, 24].map((id) => getMatch(id)?.status)).toEqual([5, 0]);
});

test("an answer that was on its way when events were lost is asked for again", async () => {
  const odds = [2000, 2800];
  let answer = () => {};
  operator(async (query) => {
    if (query.get("id") !== "25") return [];
    const [now = 0] = odds.splice(0, 1);
    await new Promise<void>((resolve) => (answer = resolve));
    return [match(25, now)];
  });
  followPush({ listed: [], own: [] });
  relist([emptyList()], { newcomer: 25, isAtFirst: false });
  await vi.advanceTimersByTimeAsync(500);
  dispatchLoss();
  await vi.advanceTimersByTimeAsync(1000);
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toContainEqual(["25", "2.80"]);
});

test("one that was live and is not among the live ones after events were lost is asked for by its number", async () => {
  const known = { ...match(27, 2000), status: 1 };
  const asked = operator((query) =>
    query.get("id")?.split(",").includes("27") ? [{ ...known, status: 4, main_market: null }] : [],
  );
  fetchedMatch(known as never, 0, known);
  followPush({ listed: [], own: [] });
  relist([emptyList()], { isAtFirst: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toContainEqual(["27", "2.00"]);
  expect(asked.filter((query) => query.includes("27"))).toEqual([]);
  void confirm({ listed: [], own: [] });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown().map(([id]) => id)).not.toContain("27");
});
