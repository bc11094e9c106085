// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { GivenCode } from "../api/errors";
import type { MessageArgs } from "../messages/messages";
import { otherCode } from "../testing/other-code";
import type { BuilderState, Leg } from "./builder";
import { announcedPrice, obstacleOf, productOf } from "./price-words";
import type { Pricing } from "./pricing";

/** Returns a message as its id and its arguments. */
const say = (id: string, args?: MessageArgs) => [id, ...Object.values(args ?? {})].join(" ");

const WIN = leg("Arsenal", 2000);
const OVER = leg("Over 2.5", 1850);

function leg(outcomeName: string, odds: number, state: Leg["state"] = ""): Leg {
  const pick = {
    key: outcomeName,
    marketId: 1,
    specifier: null,
    outcomeId: 1,
    outcomeName,
    marketName: "",
    marketGroup: "",
    groups: [],
  };
  return { pick, odds, state };
}

function state(legs: readonly Leg[], pricing: Pricing = { state: "idle" }): BuilderState {
  return { list: "loaded", markets: [], legs, pricing, lost: 0 };
}

function refused(code: GivenCode, message = ""): BuilderState {
  return state([WIN, OVER], { state: "refused", code, message });
}

const GONE = leg("Arsenal", 2000, "gone");
const SUSPENDED = leg("Over 2.5", 1850, "suspended");

describe("the obstacle to a joined price", () => {
  test.each([
    ["nothing picked", state([]), "hint", "builder-pick-more 2"],
    ["one pick", state([WIN]), "hint", "builder-pick-more 1"],
    ["a leg that is gone", state([GONE, OVER]), "error", "builder-gone Arsenal"],
    ["a suspended leg", state([WIN, SUSPENDED]), "warn", "builder-waiting Over 2.5"],
    ["both: what must be removed first", state([SUSPENDED, GONE]), "error", "builder-gone Arsenal"],
    ["no answer", state([WIN, OVER], { state: "unanswered" }), "warn", "builder-unanswered"],
    ["an impossible choice", refused("custom_bet_impossible"), "error", "builder-impossible"],
    ["what does not join", refused("custom_bet_not_joinable"), "error", "builder-not-joinable"],
    ["a market that just closed", refused("market_suspended"), "error", "builder-suspended"],
    [
      "the operator's own words",
      refused("custom_bet_too_many", "At most 8."),
      "error",
      "At most 8.",
    ],
    ["no words at all", refused(otherCode("strange")), "error", "builder-refused"],
  ] as const)("%s", (_, of, tone, text) => {
    expect(obstacleOf(say, of)).toMatchObject({ tone, text });
  });

  test("is undefined while the price is being requested, or known", () => {
    expect(obstacleOf(say, state([WIN, OVER], { state: "asking" }))).toBeUndefined();
    const priced: Pricing = { state: "priced", odds: 3200, before: undefined };
    expect(obstacleOf(say, state([WIN, OVER], priced))).toBeUndefined();
  });

  test("allows a retry only where it may help", () => {
    expect(obstacleOf(say, state([WIN, OVER], { state: "unanswered" }))?.canRetry).toBe(true);
    expect(obstacleOf(say, refused("custom_bet_impossible"))?.canRetry).toBe(false);
  });
});

test("the announcement is the count with the price or the obstacle, and empty in between", () => {
  const priced: Pricing = { state: "priced", odds: 3200, before: 3300 };
  expect(announcedPrice(say, state([]))).toBe("");
  expect(announcedPrice(say, state([WIN, OVER], { state: "asking" }))).toBe("");
  expect(announcedPrice(say, state([WIN, OVER], priced))).toBe(
    "builder-picks 2. builder-spoken 3.20",
  );
  expect(announcedPrice(say, state([WIN]))).toBe("builder-picks 1. builder-pick-more 1");
});

test("the product that the joined price is compared with has two decimals", () => {
  expect(productOf([WIN, OVER])).toBe("3.70");
  expect(productOf([WIN, OVER, leg("x", 1001)])).toBe("3.70");
});
