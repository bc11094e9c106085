import { expect, test, vi } from "vitest";
import { mergeAccounts } from "../account/shared/session";
import type { Bonuses, TicketBonus } from "../api/schemas/bonuses";
import { nextBoost } from "../betting/bonus";
import { player } from "../testing/world";
import { offersOf, startBonuses } from "./bonuses";
import * as slip from "./shared/slip";

const all = {
  comboboosts: [
    {
      id: 1,
      min_odds: 1400,
      ranges: [
        { min_count: 3, max_count: 4, bonus_odds: 1050 },
        { min_count: 5, max_count: null, bonus_odds: 1100 },
      ],
    },
  ],
  freebets: [{ id: 2, issued_amount: 2000, currency: "ZAR" }],
  huntings: [],
  tournaments: [],
  lootboxes: [],
} as unknown as Bonuses;
const answer = (change: Partial<TicketBonus>): TicketBonus => ({
  bonus_id: 1,
  bonus_type: "comboboost",
  user_bonus_status: "active",
  active_range_index: 1,
  suitable_selections: [],
  ...change,
});

test("a boost has the factor of the reached range", () => {
  expect(offersOf([answer({})], all)).toMatchObject([
    { id: 1, type: "comboboost", isUsable: true, factor: 1100 },
  ]);
});

test.each([
  [[], undefined],
  [[0], { missing: 2, minOdds: 1400, factor: 1050 }],
  [[0, 2], { missing: 1, minOdds: 1400, factor: 1050 }],
  [[0, 1, 2], { missing: 2, minOdds: 1400, factor: 1100 }],
  [[0, 1, 2, 3, 4], undefined],
])("with %j that count, the next step of a boost is %j", (suitable_selections, next) => {
  expect(offersOf([answer({ suitable_selections })], all)).toMatchObject([{ next }]);
});

test("a step that is far away is not named", () => {
  const ranges = [{ min_count: 8, bonus_odds: 1200 }];
  expect(nextBoost(ranges, 1400, 5)).toBeUndefined();
  expect(nextBoost(ranges, 1400, 6)).toMatchObject({ missing: 2 });
});

test("a boost below its first range cannot be used", () => {
  expect(offersOf([answer({ active_range_index: null })], all)).toMatchObject([
    { id: 1, isUsable: false, factor: undefined },
  ]);
});

test("a freebet has its stake and currency", () => {
  const freebet = answer({ bonus_id: 2, bonus_type: "freebet_all_win", active_range_index: null });
  expect(offersOf([freebet], all)).toMatchObject([
    { id: 2, type: "freebet_all_win", isUsable: true, stake: 2000, currency: "ZAR" },
  ]);
});

test.each(["not_available", "expired", "bonus_over", "upcoming", "a word of tomorrow"])(
  "a bonus that is %s cannot be used",
  (user_bonus_status) => {
    expect(offersOf([answer({ user_bonus_status })], all)).toMatchObject([{ isUsable: false }]);
  },
);

test.each([
  ["hunting", "available", false],
  ["hunting", "active", true],
  ["tournament", "available", false],
  ["lootbox", "available", false],
  ["freebet", "available", true],
  ["comboboost", "available", true],
])("a %s that is %s can be used: %s", (bonus_type, user_bonus_status, isUsable) => {
  expect(offersOf([answer({ bonus_type, user_bonus_status })], all)).toMatchObject([{ isUsable }]);
});

test("an unknown kind of bonus is left out", () => {
  expect(offersOf([answer({ bonus_type: "jackpot" })], all)).toEqual([]);
});

test("in another account nothing is offered until its bonuses are known", async () => {
  const sent = vi.spyOn(slip, "sendSlip");
  await player({
    "GET /api/player/accounts": {
      data: [
        { currency: "ZAR", balance: 100, active: true },
        { currency: "EUR", balance: 100, active: false },
      ],
    },
  });
  startBonuses();
  const offers = () => sent.mock.calls.filter(([event]) => event.kind === "offers");
  expect(offers()).toEqual([]);
  mergeAccounts([{ currency: "ZAR", balance: 90, active: true }]);
  expect(offers()).toEqual([]);
  mergeAccounts([
    { currency: "ZAR", balance: 90, active: false },
    { currency: "EUR", balance: 100, active: true },
  ]);
  expect(offers()).toEqual([[{ kind: "offers", byBet: {} }]]);
});
