import { expect, test } from "vitest";
import type { SportEvent } from "../api/events";
import type { Market } from "../api/matches";
import type { EventRowProps, OddsGroupProps } from "../api/props.gen";
import type { Conditions } from "./conditions";
import { heldGroups } from "./groups";
import { foundGroups, type Style } from "./shared/found-groups";

const NOTHING: Conditions = {
  sport: null,
  sportType: null,
  category: null,
  league: null,
  statuses: [0, 1],
  from: null,
  to: null,
  isPriced: false,
  isFavourite: false,
};

const row = (id: number, start: string, over: { sport?: string; status?: number } = {}) =>
  ({
    match: { id, sport: over.sport ?? "soccer", status: over.status ?? 0 },
    start: { iso: start, text: "" },
    market: null,
    second: null,
  }) as EventRowProps;

const group = (key: string, rows: readonly EventRowProps[]) =>
  ({ key, title: key, above: 9, rows }) as OddsGroupProps;

const PAGE = [
  group("1", [row(11, "2026-11-24T18:00:00Z"), row(12, "2026-11-25T18:00:00Z")]),
  group("2", [row(21, "2026-11-24T12:00:00Z", { sport: "tennis" })]),
  group("3", [row(31, "2026-11-24T15:00:00Z"), row(32, "2026-11-24T09:00:00Z", { status: 4 })]),
];

const shape = (groups: readonly OddsGroupProps[]) =>
  groups.map(({ key, above, rows }) => [key, above, ...rows.map(({ match }) => match.id)]);

test("rows of the page keep their groups and places; empty groups go", () => {
  const held = heldGroups(PAGE, { ...NOTHING, sport: "soccer" }, [], null);
  expect(shape(held.groups)).toEqual([
    ["1", 0, 11, 12],
    ["3", 2, 31],
  ]);
  expect([...held.ids]).toEqual([11, 12, 31]);
});

test("a match that two lists of the page have is listed once", () => {
  const held = heldGroups(
    [...PAGE, group("9", [row(11, "2026-11-24T18:00:00Z")])],
    NOTHING,
    [],
    null,
  );
  expect([...held.ids]).toEqual([11, 12, 21, 31]);
  expect(held.groups).toHaveLength(3);
});

test("by start time, groups divide where another comes between", () => {
  const sort = { field: "start_time", isDescending: false } as const;
  expect(shape(heldGroups(PAGE, NOTHING, [], sort).groups)).toEqual([
    ["2", 0, 21],
    ["3", 1, 31],
    ["1", 2, 11, 12],
  ]);
  const down = { ...sort, isDescending: true };
  expect(shape(heldGroups(PAGE, NOTHING, [], down).groups)).toEqual([
    ["1", 0, 12, 11],
    ["3", 2, 31],
    ["2", 3, 21],
  ]);
});

test("an order that only the operator knows leaves the page's", () => {
  const sort = { field: "bets_count", isDescending: true } as const;
  expect(heldGroups(PAGE, NOTHING, [], sort)).toEqual(heldGroups(PAGE, NOTHING, [], null));
});

const market = (status: number): Market => ({
  id: 1,
  name: "Result",
  status,
  specifier: null,
  priority: 1,
  most_balanced: true,
  custom_bet_groups: [],
  market_groups: [],
  outcomes: [4, 5].map((id) => ({ id, name: `Side ${id}`, active: true, odds: 1850 })),
});

function event(
  id: number,
  league: number,
  over: { start?: string; status?: number; country?: string | null; market?: Market | null } = {},
): SportEvent {
  const sport = { key: "tennis", name: "Tennis", main_market_id: 1, secondary_market_id: null };
  return {
    match: {
      id,
      urn_id: `sr:match:${id}`,
      slug: `match-${id}`,
      status: over.status ?? 0,
      stage: null,
      provider: "betradar",
      has_video: false,
      is_provider_stats_available: false,
      competitors: { home: { name: "A" }, away: { name: "B" } },
      tournament: { name: `League ${league}`, category: { sport } },
      statistics: null,
      main_market: over.market === undefined ? market(1) : over.market,
      secondary_market: null,
    },
    league: {
      id: league,
      slug: `league-${league}`,
      name: `League ${league}`,
      category: { slug: "atp", name: "ATP", country_code: over.country ?? null },
      sport,
    },
    start: over.start ?? "2026-11-24T18:00:00Z",
    venue: null,
    teams: [],
  };
}

const STYLE: Style = {
  prefix: "/ar",
  zone: "Africa/Johannesburg",
  isByDays: false,
  isMixed: true,
  dayText: (moment) => `day of ${moment}`,
  timeText: (moment) => `time of ${moment}`,
  live: "Live",
};

test("the operator's matches are grouped by league, as long as its order keeps them together", () => {
  const events = [event(1, 7), event(2, 7), event(3, 8), event(4, 7)];
  const groups = foundGroups(events, NOTHING, STYLE);
  expect(shape(groups)).toEqual([
    ["7", 0, 1, 2],
    ["8", 2, 3],
    ["7", 3, 4],
  ]);
  expect(groups[0]).toMatchObject({
    title: "League 7",
    context: "ATP",
    href: "/ar/tennis/league-7",
    flag: null,
    sport_icon: "tennis",
    head: ["1", "2"],
    second_head: null,
  });
  expect(groups[0]?.rows[0]).toMatchObject({
    match: { id: 1, league: "League 7", home: "A", away: "B" },
    href: "/ar/tennis/match-1",
    start: { iso: "2026-11-24T18:00:00Z", text: "time of 2026-11-24T18:00:00Z" },
    day: "day of 2026-11-24T18:00:00Z",
    more: 0,
  });
});

test("on a league's page they are grouped by day, live ones apart", () => {
  const events = [
    event(1, 7, { status: 1 }),
    event(2, 7, { start: "2026-11-24T20:00:00Z" }),
    event(3, 7, { start: "2026-11-24T22:00:00Z" }),
  ];
  const groups = foundGroups(events, NOTHING, { ...STYLE, isByDays: true, isMixed: false });
  expect(groups.map(({ title, href, rows }) => [title, href, rows[0]?.day])).toEqual([
    ["Live", null, null],
    ["day of 2026-11-24T20:00:00Z", null, null],
    ["day of 2026-11-24T22:00:00Z", null, null],
  ]);
});

test.each([
  ["za", "za"],
  ["gb-eng", "gb-eng"],
  ["ZA", null],
  ["../x", null],
  [null, null],
])("the country %s has the flag %s", (country, flag) => {
  expect(foundGroups([event(1, 7, { country })], NOTHING, STYLE)[0]?.flag).toBe(flag);
});

test("only with open prices, matches without any are left out", () => {
  const events = [event(1, 7), event(2, 7, { market: null }), event(3, 7, { market: market(-1) })];
  expect(shape(foundGroups(events, { isPriced: true }, STYLE))).toEqual([["7", 0, 1]]);
  expect(shape(foundGroups(events, { isPriced: false }, STYLE))).toEqual([["7", 0, 1, 2, 3]]);
});
