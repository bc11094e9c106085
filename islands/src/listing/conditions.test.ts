import { expect, test } from "vitest";
import type { EventRowProps, ListedMatches, MarketProps } from "../api/props.gen";
import { type Conditions, conditionsOf, fits } from "./conditions";
import { NONE, type Query } from "./query";

const ZONE = "Africa/Johannesburg";
/** Half past one in the afternoon there. */
const NOW = Date.parse("2026-11-24T11:30:00Z");
const MIDNIGHT = Date.parse("2026-11-24T22:00:00Z");
const DAY = 24 * 3_600_000;

const HOME: ListedMatches = {
  sport: null,
  category: null,
  league: null,
  live: false,
  cyber: false,
  time: null,
};

const conditions = (query: Partial<Query>, of: Partial<ListedMatches> = {}) =>
  conditionsOf({ ...NONE, ...query }, { ...HOME, ...of }, { now: NOW, zone: ZONE });

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

test.each<[query: Partial<Query>, of: Partial<ListedMatches>, expected: Partial<Conditions>]>([
  [{}, {}, {}],
  [{}, { sport: "soccer", category: 3 }, { sport: "soccer", category: 3 }],
  [{}, { sport: "soccer", league: 7 }, { sport: "soccer", league: 7 }],
  [{}, { live: true }, { statuses: [1] }],
  [{}, { cyber: true }, { sportType: "cyber" }],
  [{ sport: "tennis" }, {}, { sport: "tennis" }],
  [{ sportType: "regular" }, {}, { sportType: "regular" }],
  [{ isBettable: true }, {}, { isPriced: true }],
  [{ isFavourite: true }, {}, { isFavourite: true }],
  [{ time: "3h" }, {}, { statuses: [0], to: NOW + 3 * 3_600_000 }],
  [{ time: "24h" }, {}, { statuses: [0], to: NOW + DAY }],
  // Today has what began yesterday and goes on.
  [{ time: "today" }, {}, { to: MIDNIGHT - 1 }],
  [{ date: "2026-11-24" }, {}, { to: MIDNIGHT - 1 }],
  [{ time: "tomorrow" }, {}, { from: MIDNIGHT, to: MIDNIGHT + DAY - 1 }],
  [{ date: "2026-11-26" }, {}, { from: MIDNIGHT + DAY, to: MIDNIGHT + 2 * DAY - 1 }],
  [
    { time: "12h", date: "2026-11-24" },
    {},
    { statuses: [0], to: Math.min(MIDNIGHT - 1, NOW + DAY / 2) },
  ],
  // The page of a day or of the next hours, and another time on it.
  [{}, { time: "2026-11-25" }, { from: MIDNIGHT, to: MIDNIGHT + DAY - 1 }],
  [{}, { time: "3h" }, { statuses: [0], to: NOW + 3 * 3_600_000 }],
  [{ time: "today" }, { time: "2026-11-25" }, { to: MIDNIGHT - 1 }],
])("%j on the page of %j", (query, of, expected) => {
  expect(conditions(query, of)).toEqual({ ...NOTHING, ...expected });
});

const market = (status: number, active: boolean): MarketProps => ({
  id: 1,
  specifier: "",
  name: "1x2",
  group: "main",
  line: null,
  status,
  outcomes: [{ id: 1, name: "1", short: null, odds: 1850, active }],
});

const row = (over: {
  sport?: string;
  status?: number;
  start?: number;
  market?: MarketProps | null;
}): Pick<EventRowProps, "match" | "start" | "market"> => ({
  match: {
    id: 1,
    urn: "",
    slug: "",
    sport: over.sport ?? "soccer",
    league: "",
    home: "",
    away: "",
    status: over.status ?? 0,
    provider: "",
  },
  start: { iso: new Date(over.start ?? NOW + 3_600_000).toISOString(), text: "" },
  market: over.market === undefined ? market(1, true) : over.market,
});

test.each<[query: Partial<Query>, row: Parameters<typeof row>[0], fit: boolean]>([
  [{}, {}, true],
  [{}, { status: 1, start: NOW - DAY }, true],
  [{}, { status: 3 }, false],
  [{}, { status: 4 }, false],
  [{ sport: "soccer" }, {}, true],
  [{ sport: "tennis" }, {}, false],
  [{ sportType: "cyber" }, { sport: "cs2" }, true],
  [{ sportType: "cyber" }, {}, false],
  [{ sportType: "regular" }, { sport: "cs2" }, false],
  [{ sportType: "regular" }, {}, true],
  [{ time: "1h" }, { start: NOW + 3_600_000 }, true],
  [{ time: "1h" }, { start: NOW + 3_600_001 }, false],
  // A match that should have begun by now has not.
  [{ time: "1h" }, { start: NOW - 1 }, true],
  [{ time: "1h" }, { start: NOW - 1, status: 1 }, false],
  [{ time: "today" }, { start: NOW - DAY, status: 1 }, true],
  [{ time: "today" }, { start: MIDNIGHT }, false],
  [{ time: "tomorrow" }, { start: MIDNIGHT }, true],
  [{ time: "tomorrow" }, { start: MIDNIGHT + DAY }, false],
  [{ date: "2026-11-23" }, { start: NOW - DAY }, true],
  [{ date: "2026-11-22" }, {}, false],
  [{ isBettable: true }, {}, true],
  // Which rows the player follows, the page cannot know.
  [{ isFavourite: true }, {}, false],
  [{ isBettable: true }, { market: null }, false],
  [{ isBettable: true }, { market: market(-1, true) }, false],
  [{ isBettable: true }, { market: market(1, false) }, false],
])("%j and the match %j: %s", (query, match, fit) => {
  expect(fits(row(match), conditions(query), ["cs2"])).toBe(fit);
});
