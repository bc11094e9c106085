import { expect, test } from "vitest";
import type { Market, Match } from "../../api/matches";
import { getPrice, onPrice } from "../../core/prices";
import { getMatch, setMatch } from "./matches";
import { movesOf } from "./moves";
import {
  applyFetched,
  applyPushed,
  closeMissing,
  fetchedMatch,
  pushMatch,
  pushStatus,
  startFetch,
} from "./prices";
import { $down } from "./providers";

function market(odds: number, outcomes = [1, 2]): Market {
  return {
    id: 1,
    name: "Winner",
    status: 1,
    specifier: null,
    outcomes: outcomes.map((id) => ({ id, name: String(id), active: true, odds })),
    market_groups: [],
    priority: 1,
    most_balanced: true,
    custom_bet_groups: [],
  };
}

test("prices of a market are stored by their keys", () => {
  applyPushed(1, [market(1850)]);
  expect(getPrice("1:1::2")).toEqual({ odds: 1850, active: true, marketStatus: 1, listed: true });
});

test("an outcome without a price keeps its last one, and what it did has no step to 0.00", () => {
  const stop = onPrice("90:1::1", () => {});
  applyPushed(90, [market(1850)]);
  const without = market(0);
  applyPushed(90, [
    { ...without, outcomes: without.outcomes.map((one) => ({ ...one, active: false })) },
  ]);
  expect(getPrice("90:1::1")).toEqual({ odds: 1850, active: false, marketStatus: 1, listed: true });
  expect(movesOf("90:1::1").filter((_, at) => at % 2)).toEqual([1850, -1850]);
  applyPushed(90, [market(1900)]);
  expect(getPrice("90:1::1")).toEqual({ odds: 1900, active: true, marketStatus: 1, listed: true });
  stop();
});

test("the answer to a request from before a push does not undo it", () => {
  const start = startFetch();
  applyPushed(2, [market(2000)]);
  applyFetched(2, [market(1850)], start);
  expect(getPrice("2:1::1")?.odds).toBe(2000);
  applyFetched(2, [market(1900)], startFetch());
  expect(getPrice("2:1::1")?.odds).toBe(1900);
});

const SIDES = { home: { name: "A" }, away: { name: "B" } };
const TOURNAMENT = { name: "L", category: { sport: { key: "soccer", main_market_id: 1 } } };

function match(id: number, status: number, odds: number): Match {
  return {
    id,
    status,
    provider: "oddin",
    competitors: SIDES,
    tournament: TOURNAMENT,
    main_market: market(odds),
    secondary_market: null,
  } as unknown as Match;
}

test("the answer to a request from before a push undoes neither the match nor its prices", () => {
  const start = startFetch();
  pushMatch(match(18, 1, 2000), "pushed");
  fetchedMatch(match(18, 0, 1850), start, "fetched");
  expect(getMatch(18)).toMatchObject({ status: 1, sent: "pushed" });
  expect(getPrice("18:1::1")?.odds).toBe(2000);
  fetchedMatch(match(18, 4, 1850), startFetch(), "fetched");
  expect(getMatch(18)).toMatchObject({ status: 4, sent: "fetched" });
  expect(getPrice("18:1::1")?.odds).toBe(1850);
});

test("the answer to a request from before a push does not open a match again", () => {
  fetchedMatch(match(19, 1, 2000), startFetch());
  const start = startFetch();
  pushStatus(19, 4);
  fetchedMatch(match(19, 1, 2000), start);
  expect(getMatch(19)?.status).toBe(4);
  fetchedMatch(match(19, 1, 2000), startFetch());
  expect(getMatch(19)?.status).toBe(1);
});

test("a match of which the push has only said the status is stored with that", () => {
  const start = startFetch();
  pushStatus(20, 4);
  fetchedMatch(match(20, 1, 2000), start);
  expect(getMatch(20)?.status).toBe(4);
});

test("an outcome that the market no longer lists is reported to its listeners", () => {
  onPrice("3:1::3", () => {});
  applyPushed(3, [market(1850)]);
  expect(getPrice("3:1::3")).toMatchObject({ active: false, listed: false });
});

test("a market missing from a full answer is closed, unless the push has just reported it", () => {
  applyPushed(4, [market(1850)]);
  const start = startFetch();
  closeMissing(4, [], start);
  expect(getPrice("4:1::1")).toMatchObject({ marketStatus: 0, listed: false });
  applyPushed(4, [market(1850)]);
  closeMissing(4, [], start);
  expect(getPrice("4:1::1")).toMatchObject({ marketStatus: 1, listed: true });
});

test("the moves of a price are remembered while something shows it, suspensions too", () => {
  onPrice("6:1::1", () => {});
  for (const odds of [1850, 1900, 1900, 1880]) applyPushed(6, [market(odds)]);
  applyPushed(6, [{ ...market(1880), status: -1 }]);
  applyPushed(6, [market(2100)]);
  const odds = movesOf("6:1::1").filter((_, place) => place % 2 === 1);
  expect(odds).toEqual([1850, 1900, 1880, -1880, 2100]);
  expect(movesOf("6:1::2")).toEqual([]);
});

test("markets of a provider that is down are suspended, whatever is reported of them", () => {
  setMatch(match(7, 1, 1850));
  $down.set(new Set(["oddin"]));
  applyPushed(7, [market(1850)]);
  expect(getPrice("7:1::1")).toMatchObject({ odds: 1850, marketStatus: -1 });
  applyFetched(7, [{ ...market(1850), status: -3 }], startFetch());
  expect(getPrice("7:1::1")?.marketStatus).toBe(-3);
  applyPushed(8, [market(1850)]);
  expect(getPrice("8:1::1")?.marketStatus).toBe(1);
  $down.set(new Set());
  applyPushed(7, [market(1850)]);
  expect(getPrice("7:1::1")?.marketStatus).toBe(1);
});
