/** Whatever the push publishes: no part of the page fails, and every open price stays above 1.00. */
import { beforeEach, expect, test, vi } from "vitest";
import { MARKET, MATCH } from "../api/testing/answers";
import { anythingLike, RUNS, RUNS_END } from "../api/testing/spoiling";
import { getMatchStatus, getPrice, keysWithPrefix } from "../core/prices";
import { dispatch } from "../push/bus";
import { takeOver } from "../report/report";
import fc from "../testing/properties";
import { allMatches } from "./shared/matches";

vi.mock("../api/config", () => ({ siteConfig: () => ({ words: { side_unknown: "" } }) }));

const { followPush } = await import("./feed");

const problems: string[] = [];

beforeEach(() => {
  problems.length = 0;
  takeOver(({ kind, message }) => problems.push(`${kind}: ${message}`));
});

const FRAMES = [
  {
    event_name: "markets_changed",
    message: { match_id: 12, markets: [MARKET, { ...MARKET, id: 2 }] },
  },
  { event_name: "match_changed", message: { match: MATCH } },
  { event_name: "match_status_changed", message: { match_id: 12, status: 1 } },
  {
    event_name: "provider_status_changed",
    message: { provider_statuses: [{ provider: "betradar", active: true }] },
  },
];

/** The open outcomes of the page that have no price. */
function pricesThatAreNone(): string[] {
  return keysWithPrefix("").filter((key) => {
    const price = getPrice(key);
    const isOpen = price?.active && price.listed && price.marketStatus === 1;
    return price && (!Number.isSafeInteger(price.odds) || (isOpen && price.odds <= 1000));
  });
}

test(
  "frames of every kind, spoiled in every way",
  () => {
    followPush({ listed: [12], own: [12] });
    for (const frame of FRAMES) dispatch(frame);
    expect([problems, getPrice("12:1:total=2.5:1")?.odds]).toEqual([[], 1850]);
    fc.assert(
      fc.property(fc.oneof(anythingLike(FRAMES), fc.jsonValue()), (frame) => {
        dispatch(frame);
        expect(problems.filter((one) => one.startsWith("push.handler"))).toEqual([]);
        expect(pricesThatAreNone()).toEqual([]);
        for (const [id, { status }] of allMatches()) {
          expect(Number.isSafeInteger(id) && Number.isSafeInteger(status)).toBe(true);
          expect(getMatchStatus(id)).toBe(status);
        }
      }),
      { numRuns: RUNS },
    );
    // What follows is read as ever.
    const outcomes = [{ id: 1, name: "Home", active: true, odds: 7000 }];
    const markets = [{ ...MARKET, outcomes }];
    dispatch({ event_name: "markets_changed", message: { match_id: 12, markets } });
    expect(getPrice("12:1:total=2.5:1")).toMatchObject({ odds: 7000, active: true, listed: true });
  },
  RUNS_END,
);
