import { beforeEach, expect, test, vi } from "vitest";
import { readMatch } from "../api/matches";
import { getMatchStatus, getPrice } from "../core/prices";
import { dispatch } from "../push/bus";
import { becomes } from "../testing/becomes";
import { getMatch } from "./shared/matches";
import { fetchedMatch } from "./shared/prices";
import { $down } from "./shared/providers";
import { onNewcomer } from "./shared/reports";
import { search } from "./shared/search";

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

const match = (id: number, slug: unknown, key: unknown = "soccer") => ({
  id,
  urn_id: `sr:match:${id}`,
  slug,
  status: 1,
  provider: "betradar",
  competitors: { home: { name: "A" }, away: { name: "B" } },
  tournament: { name: "League", category: { sport: { key, main_market_id: 1 } } },
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
  // A price that cannot be read is suspended.
  expect(getPrice("1:1::1")).toMatchObject({ odds: 0, listed: true });
  expect(report.mock.calls).toEqual([
    [
      "push markets_changed: message.markets[0].outcomes[0].odds: expected a whole number, got string",
    ],
  ]);
  dispatch({ event_name: "match_status_changed", message: { match_id: 1, status: 3 } });
  expect(getMatchStatus(1)).toBe(3);
});

test("what the push says of a match that is being searched for is newer than the answer", async () => {
  followPush({ listed: [], own: [] });
  const pushed = { ...match(31, "a-b-31"), status: 1, main_market: market(1, 2100) };
  const found = { ...match(31, "a-b-31"), status: 0 };
  dispatch({ event_name: "match_changed", message: { match: pushed } });
  expect(getMatch(31)).toBeUndefined();
  await search(async (start) => {
    dispatch({ event_name: "match_changed", message: { match: pushed } });
    dispatch({
      event_name: "markets_changed",
      message: { match_id: 31, markets: [market(2, 1900)] },
    });
    fetchedMatch(readMatch(found, "found"), start, found);
  });
  expect(getMatch(31)).toMatchObject({ status: 1, sent: pushed });
  expect(getPrice("31:1::1")?.odds).toBe(2100);
  expect(getPrice("31:2::1")?.odds).toBe(1900);
  // It is known from now on; others are not.
  dispatch({ event_name: "match_status_changed", message: { match_id: 31, status: 4 } });
  dispatch({ event_name: "match_changed", message: { match: match(32, "a-b-32") } });
  expect([31, 32].map((id) => getMatch(id)?.status)).toEqual([4, undefined]);
});

test("a match that begins while others are searched for is a newcomer still", async () => {
  followPush({ listed: [], own: [] });
  const newcomers: number[] = [];
  const stop = onNewcomer((id) => newcomers.push(id));
  const begin = { event_name: "match_status_changed", message: { match_id: 33, status: 1 } };
  await search(async () => dispatch(begin));
  stop();
  expect(new Set(newcomers)).toEqual(new Set([33]));
  expect(getMatchStatus(33)).toBe(1);
});

test("an unreadable match still counts as listed", async () => {
  const data = [match(11, "a-b-11", null), match(12, "a-b-12")];
  answer([], false, data);
  await confirm({ listed: [11, 12, 13], own: [] });
  expect([11, 12, 13].map(getMatchStatus)).toEqual([undefined, 1, 5]);
  expect(report.mock.calls).toEqual([
    ["GET /api/v2/matches: data[0].tournament.category.sport.key: expected a name, got null"],
  ]);
});

test("an event that the page knows and no list has, such as an outright, is asked for by itself", async () => {
  fetchedMatch(readMatch(match(41, "cup-41"), "cup"), 0);
  fetchedMatch(readMatch(match(42, "a-b-42"), "gone"), 0);
  vi.stubGlobal("fetch", async (url: URL | string) => {
    const path = new URL(url).pathname;
    if (path.endsWith("/matches/41")) {
      return new Response(JSON.stringify({ data: { ...match(41, "cup-41"), status: 0 } }));
    }
    if (path.endsWith("/matches/42")) return new Response("{}", { status: 404 });
    return new Response(JSON.stringify({ data: [] }));
  });
  await confirm({ listed: [43], own: [] });
  expect([41, 42, 43].map(getMatchStatus)).toEqual([0, 5, 5]);
  // An answer that cannot be read ends nothing, and nothing waits for a better one.
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ data: [] })));
  await confirm({ listed: [43], own: [] });
  expect(getMatchStatus(41)).toBe(0);
});

test("a page that is loaded while a provider is down learns it from the settings", async () => {
  document.body.innerHTML = `<div class="odds"></div>`;
  const statuses = [
    { provider: "betradar", active: true },
    { provider: "oddin", active: false },
  ];
  answer(statuses);
  await confirm({ listed: [21], own: [] });
  await becomes(() => expect([...$down.get()]).toEqual(["oddin"]));

  // An answer from before an event does not undo it.
  const late = answer(statuses, true);
  const confirmed = confirm({ listed: [21], own: [] });
  const up = statuses.map((one) => ({ ...one, active: true }));
  dispatch({ event_name: "provider_status_changed", message: { provider_statuses: up } });
  late();
  await confirmed;
  await becomes(() => expect([...$down.get()]).toEqual([]));

  // An operator who has no such thing has no outages.
  answer(undefined);
  await confirm({ listed: [21], own: [] });
  expect([...$down.get()]).toEqual([]);
  expect(report).not.toHaveBeenCalled();
});

/** The operator's answers; those about settings, if `isHeld`, when the returned function is called. */
function answer(
  provider_statuses: unknown,
  isHeld = false,
  matches: unknown = [match(21, "a-b-21")],
): () => void {
  let release = () => {};
  const held = isHeld ? new Promise<void>((resolve) => (release = resolve)) : undefined;
  vi.stubGlobal("fetch", async (url: URL | string) => {
    if (/\/matches\/\d+$/.test(new URL(url).pathname)) return new Response("{}", { status: 404 });
    const isSettings = String(url).includes("/settings");
    if (isSettings) await held;
    const data = isSettings ? { provider_statuses } : matches;
    return new Response(JSON.stringify({ data }));
  });
  return () => release();
}
