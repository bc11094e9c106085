import { describe, expect, it } from "vitest";
import { type PlacingAction, type PlacingInput, placingAction } from "./placing";
import type { Quote } from "./selection";

const quote = (change: Partial<Quote> = {}): Quote => ({
  odds: 2000,
  acceptedOdds: 2000,
  initialOdds: 2000,
  isSuspended: false,
  isChanged: false,
  isNotAvailable: false,
  ...change,
});

const input = (change: Partial<PlacingInput> = {}): PlacingInput => ({
  selections: [quote()],
  type: "single",
  conflict: undefined,
  stake: { ok: true, value: 5000 },
  bounds: { min: 100, max: 1_000_000 },
  isLoggedIn: true,
  balance: 100_000,
  ...change,
});

const conflict = { kind: "same_match", ids: ["a", "b"] } as const;

describe("placingAction", () => {
  it.each<[string, Partial<PlacingInput>, PlacingAction]>([
    ["all is well", {}, { kind: "place" }],
    ["settings are not there yet", { bounds: undefined }, { kind: "place" }],
    ["nobody is signed in", { isLoggedIn: false }, { kind: "sign_in" }],
    [
      "a visitor's balance is not looked at",
      { isLoggedIn: false, balance: 0 },
      { kind: "sign_in" },
    ],
    [
      "a visitor has typed no stake",
      { isLoggedIn: false, stake: { ok: false, problem: "empty" } },
      { kind: "sign_in" },
    ],
    [
      "there is no selection",
      { selections: [], type: undefined },
      { kind: "place", blocker: { kind: "no_selections" } },
    ],
    [
      "selections conflict",
      { conflict },
      { kind: "place", blocker: { kind: "conflict", conflict } },
    ],
    [
      "one is suspended",
      { selections: [quote(), quote({ isSuspended: true })] },
      { kind: "place", blocker: { kind: "suspended" } },
    ],
    [
      "a price moved",
      { selections: [quote({ isChanged: true })], isLoggedIn: false },
      { kind: "accept", removed: 0 },
    ],
    [
      "one moved, one is suspended and one is gone",
      {
        selections: [
          quote({ isChanged: true }),
          quote({ isSuspended: true }),
          quote({ isNotAvailable: true, isSuspended: true }),
        ],
      },
      { kind: "accept", removed: 2 },
    ],
    [
      "no stake is typed",
      { stake: { ok: false, problem: "empty" } },
      { kind: "place", blocker: { kind: "stake", problem: "empty" } },
    ],
    [
      "the stake is nothing",
      { stake: { ok: true, value: 0 } },
      { kind: "place", blocker: { kind: "stake_not_positive" } },
    ],
    [
      "the stake is below the minimum",
      { stake: { ok: true, value: 99 } },
      { kind: "place", blocker: { kind: "below_min", min: 100 } },
    ],
    [
      "the stake is above the maximum",
      { stake: { ok: true, value: 1_000_001 } },
      { kind: "place", blocker: { kind: "above_max", max: 1_000_000 } },
    ],
    [
      "the balance is too small",
      { stake: { ok: true, value: 100_001 } },
      { kind: "place", blocker: { kind: "above_balance", balance: 100_000 } },
    ],
    ["the whole balance is staked", { stake: { ok: true, value: 100_000 } }, { kind: "place" }],
  ])("when %s", (_, change, expected) => {
    expect(placingAction(input(change))).toEqual(expected);
  });
});
