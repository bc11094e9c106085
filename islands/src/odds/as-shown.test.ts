// @vitest-environment node
/** What of a report a row must be drawn for. */
import { expect, test } from "vitest";
import type { EventRowProps, MarketProps, ScoreProps } from "../api/props.gen";
import type { LiveMatch } from "../live/shared/matches";
import { isAsShown } from "./as-shown";

const clock = { seconds: 600, stoppage: null, countdown: false, stopped: false };
const score = { form: "total", home: 1, away: 0, period: "1st half", clock } as ScoreProps;
const outcomes = [{ id: 1, name: "1", short: null, odds: 2000, active: true }];
const market = { id: 1, specifier: "", status: 1, outcomes } as unknown as MarketProps;
const row = {
  match: { id: 7, home: "Ajax", away: "PSV", status: 1 },
  start: { iso: "2027-01-30T14:00:00Z", text: "16:00" },
  called: null,
  score,
  market,
  second: null,
} as unknown as EventRowProps;

const latest = (changed: Partial<LiveMatch> = {}) =>
  ({ home: "Ajax", away: "PSV", status: 1, score, market, second: null, ...changed }) as LiveMatch;

test("a row is true without a report, and with one of what it shows", () => {
  expect(isAsShown(row, undefined)).toBe(true);
  expect(isAsShown(row, latest())).toBe(true);
});

test("prices and a clock that runs on draw no row", () => {
  const moved = { ...market, status: -1, outcomes: [{ ...outcomes[0], odds: 1500 }] };
  const later = { ...score, clock: { ...clock, seconds: 700 } };
  expect(isAsShown(row, latest({ score: later, market: moved as MarketProps }))).toBe(true);
});

test.each<[string, Partial<LiveMatch>]>([
  ["a name", { home: "Ajax Amsterdam" }],
  ["the status", { status: 4 }],
  ["a goal", { score: { ...score, away: 1 } }],
  ["a clock that is gone", { score: { ...score, clock: null } }],
  ["no market any more", { market: null }],
  ["another line", { market: { ...market, specifier: "total=2.5" } }],
  ["other outcomes", { market: { ...market, outcomes: [] } }],
  ["a second market", { second: market }],
  ["the operator's word", { status: 0, sent: { match_status: "postponed" } }],
])("%s draws the row", (_, changed) => {
  expect(isAsShown(row, latest(changed))).toBe(false);
});
