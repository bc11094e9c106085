/** The builder over a whole visit, with the operator mocked. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchCustomMarkets } from "../api/custom-bets";
import { ApiError } from "../api/errors";
import type { Market } from "../api/matches";
import { fetchCustomOdds } from "../api/ticket-calls";
import { setMatchStatus } from "../core/prices";
import { reportAllMarkets, reportMarkets } from "../live/shared/matches";
import { applyPushed } from "../live/shared/prices";
import { type Builder, createBuilder } from "./builder";
import { PAUSE, REST } from "./pricing";

vi.mock("../api/custom-bets", () => ({ fetchCustomMarkets: vi.fn() }));
vi.mock("../api/ticket-calls", () => ({ fetchCustomOdds: vi.fn() }));

const askMarkets = vi.mocked(fetchCustomMarkets);
const askOdds = vi.mocked(fetchCustomOdds);

/** Each test uses its own match, because prices and markets are stored per page and stay. */
let matchId = 1000;
let stops: (() => void)[] = [];

beforeEach(() => {
  matchId += 1;
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  askMarkets.mockReset().mockImplementation(async () => [WIN(), GOALS()]);
  askOdds.mockReset().mockResolvedValue({ odds: 4200 });
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, "", "/soccer/arsenal-chelsea");
});

const WIN = (odds = 2000, status = 1) => market(1, null, odds, status);
const GOALS = (odds = 1800, status = 1) => market(18, "total=2.5", odds, status);

function market(id: number, specifier: string | null, odds: number, status: number): Market {
  return {
    id,
    name: `Market ${id}`,
    status,
    specifier,
    outcomes: [
      { id: 1, name: `Yes ${id}`, active: true, odds },
      { id: 2, name: `No ${id}`, active: true, odds: 3000 },
    ],
    market_groups: [],
    priority: 100 - id,
    most_balanced: true,
    custom_bet_groups: ["score"],
  };
}

async function started(status = 0): Promise<Builder> {
  const builder = createBuilder(matchId, status);
  stops.push(builder.start());
  await vi.advanceTimersByTimeAsync(0);
  return builder;
}

async function withTwoPicks(): Promise<Builder> {
  const builder = await started();
  builder.toggle(WIN(), 1);
  builder.toggle(GOALS(), 1);
  await vi.advanceTimersByTimeAsync(REST);
  return builder;
}

const states = (builder: Builder) => builder.$state.get().legs.map((leg) => leg.state);
const keys = (builder: Builder) => builder.$state.get().legs.map((leg) => leg.pick.key);

test("one pick requests nothing; two are priced together, at their current prices", async () => {
  const builder = await started();
  builder.toggle(WIN(), 1);
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(askOdds).not.toHaveBeenCalled();
  builder.toggle(GOALS(), 1);
  await vi.advanceTimersByTimeAsync(REST);
  expect(askOdds).toHaveBeenCalledExactlyOnceWith([
    { match_id: matchId, market_id: 1, specifier: null, outcome_id: 1, odds: 2000 },
    { match_id: matchId, market_id: 18, specifier: "total=2.5", outcome_id: 1, odds: 1800 },
  ]);
  expect(builder.$state.get().pricing).toMatchObject({ state: "priced", odds: 4200 });
});

test("a moved price of a leg is requested again, and shows the old and the new one", async () => {
  const builder = await withTwoPicks();
  askOdds.mockResolvedValue({ odds: 3900 });
  applyPushed(matchId, [WIN(1900)]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(askOdds).toHaveBeenCalledTimes(2);
  expect(builder.$state.get().pricing).toEqual({ state: "priced", odds: 3900, before: 4200 });
});

test("a suspended leg has no joined price until it opens again", async () => {
  const builder = await withTwoPicks();
  applyPushed(matchId, [WIN(2000, -1)]);
  expect(states(builder)).toEqual(["suspended", ""]);
  expect(builder.$state.get().pricing).toEqual({ state: "idle" });
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(askOdds).toHaveBeenCalledTimes(1);
  applyPushed(matchId, [WIN(2000)]);
  await vi.advanceTimersByTimeAsync(REST);
  expect(builder.$state.get().pricing).toMatchObject({ state: "priced" });
});

test("a match that is over closes its picks, and requests nothing", async () => {
  const builder = await withTwoPicks();
  setMatchStatus(matchId, 4);
  expect(states(builder)).toEqual(["gone", "gone"]);
  expect(builder.$state.get().pricing).toEqual({ state: "idle" });
});

test("a refusal of the operator is reported with its code", async () => {
  const error = { code: "custom_bet_impossible", message: "never" } as const;
  askOdds.mockRejectedValue(new ApiError("refused", 422, "POST", error));
  const builder = await withTwoPicks();
  expect(builder.$state.get().pricing).toEqual({
    state: "refused",
    code: "custom_bet_impossible",
    message: "never",
  });
});

test("a lost answer is not a refusal, and can be requested again", async () => {
  askOdds.mockRejectedValueOnce(new ApiError("unanswered", 0, "POST"));
  const builder = await withTwoPicks();
  expect(builder.$state.get().pricing).toEqual({ state: "unanswered" });
  builder.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(builder.$state.get().pricing).toMatchObject({ state: "priced" });
});

test("the picks are restored on the next page of the session, and are in the address", async () => {
  await withTwoPicks();
  expect(location.hash).toBe("#bet-builder=1::1,18:total=2.5:1");
  stops.pop()?.();
  history.replaceState(null, "", "/soccer/arsenal-chelsea");
  const again = await started();
  expect(keys(again)).toEqual([`${matchId}:1::1`, `${matchId}:18:total=2.5:1`]);
});

test("a shared address restores its picks; those no longer offered are counted", async () => {
  history.replaceState(null, "", "/x#bet-builder=18:total=2.5:2,99::1,18:total=2.5:1");
  const builder = await started();
  // Two outcomes of one line cannot both be picked, even if the address lists both.
  expect(keys(builder)).toEqual([`${matchId}:18:total=2.5:2`]);
  expect(builder.$state.get().lost).toBe(1);
});

test("new markets are added while it is open; those that can no longer be joined leave", async () => {
  const builder = await started();
  reportAllMarkets(matchId, [market(29, null, 1700, 1)], () => false);
  expect(builder.$state.get().markets.map(({ id }) => id)).toEqual([1, 18, 29]);
  reportMarkets(matchId, [{ ...WIN(), custom_bet_groups: [] }]);
  expect(builder.$state.get().markets.map(({ id }) => id)).toEqual([18, 29]);
});

test.each([
  ["refused", new ApiError("refused", 404, "GET")],
  ["failed", new ApiError("unanswered", 0, "GET")],
  ["failed", new ApiError("failed", 503, "GET")],
] as const)("a list that is %s is reported as such", async (list, error) => {
  askMarkets.mockRejectedValue(error);
  const builder = await started();
  expect(builder.$state.get().list).toBe(list);
});

test("a failed list is requested again", async () => {
  askMarkets.mockRejectedValueOnce(new ApiError("unanswered", 0, "GET"));
  const builder = await started();
  builder.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(builder.$state.get().list).toBe("loaded");
});

test("a closed builder no longer changes the address or the picks", async () => {
  const builder = createBuilder(matchId, 0);
  const stop = builder.start();
  stop();
  await vi.advanceTimersByTimeAsync(0);
  reportAllMarkets(matchId, [market(29, null, 1700, 1)], () => false);
  expect(location.hash).toBe("");
  expect(builder.$state.get().markets).toEqual([]);
});
