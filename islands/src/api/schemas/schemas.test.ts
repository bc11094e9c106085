import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Reader } from "../read";
import { BET, PLACED, PLAYER, SETTINGS } from "../testing/answers";
import type * as wire from "../wire.gen";
import { readBet, readBets, readCustomOdds, readPlacedBets, readSharedBets } from "./bets";
import { readBonuses } from "./bonuses";
import { readAccounts, readPlayer } from "./player";
import { like, text, whole } from "./schema";
import { readSettings } from "./settings";

const report = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(() => report.mockClear());

describe("a value that would corrupt money is a mismatch with its location", () => {
  test.each<[reader: Reader<unknown>, value: unknown, message: string]>([
    [readBet, { ...BET, id: "" }, "data.id: expected a text that is not empty, got string"],
    [readBet, { ...BET, win_amount: 92.5 }, "data.win_amount: expected a whole number, got 92.5"],
    [
      readBet,
      { ...BET, stake: { ...BET.stake, subunits: 0 } },
      "data.stake.subunits: expected a whole number above zero, got 0",
    ],
    [
      readBet,
      { ...BET, created_at: "yesterday" },
      "data.created_at: expected a moment in RFC 3339, got string",
    ],
    [readBet, { ...BET, selections: 1 }, "data.selections: expected a list, got 1"],
    [
      readBet,
      { ...BET, selections: [{ ...BET.selections[0], odds: null }] },
      "data.selections[0].odds: expected a whole number above zero, got null",
    ],
    [readBet, "b1", "data: expected an object, got string"],
    [
      readSettings,
      { ...SETTINGS, stakes: [{ ...SETTINGS.stakes[0], max: "100000" }] },
      "data.stakes[0].max: expected a whole number, got string",
    ],
    [
      readSettings,
      { ...SETTINGS, currencies: [{ code: "ZAR", subunits: -1 }] },
      "data.currencies[0].subunits: expected a whole number above zero, got -1",
    ],
    [
      readSettings,
      {
        ...SETTINGS,
        currencies: [{ code: "BTC", subunits: 10, subcurrencies: [{ code: "mBTC", subunits: 0 }] }],
      },
      "data.currencies[0].subcurrencies[0].subunits: expected a whole number above zero, got 0",
    ],
    [readPlayer, { ...PLAYER, id: "1" }, "data.id: expected a whole number, got string"],
    [readPlayer, null, "data: expected an object, got null"],
  ])("%#", (read, value, message) => {
    expect(() => read(value, "data")).toThrow(message);
  });
});

test("error messages contain no private data of the player", () => {
  const secret = "6011-0000-0000-0004";
  expect(() => readPlayer({ ...PLAYER, id: secret }, "data")).not.toThrow(secret);
});

test("unknown fields are dropped, unknown words kept, absent ones null", () => {
  const bet = readBet({ ...BET, status: "new_state", more: 1, to_cashout: undefined }, "data");
  expect(bet).not.toHaveProperty("more");
  expect(bet).not.toHaveProperty("used_in_jackpot");
  expect(bet).toMatchObject({ status: "new_state", to_cashout: null });
  const { system_types, ...others } = readSettings(SETTINGS, "data");
  expect(system_types).toEqual(SETTINGS.system_types);
  expect(others.currencies[0]?.rate).toBe("19.4555");
});

test("a system is left out alone where its lines do not fit its selections", () => {
  const kind = (id: number, win_count: number, max_win_count: number | null) => ({
    id,
    win_count,
    max_win_count,
    total_count: 3,
  });
  const system_types = [
    kind(1, 2, null),
    kind(2, 2, 3),
    kind(3, 3, 2),
    kind(4, 2, 4),
    kind(5, 4, null),
  ];
  const read = readSettings({ ...SETTINGS, system_types }, "data");
  expect(read.system_types.map(({ id }) => id)).toEqual([1, 2]);
  expect(read.system_types[0]?.max_win_count).toBeUndefined();
  expect(report.mock.calls.flat()).toEqual(
    [2, 3, 4].map(
      (at) => `data.system_types[${at}]: expected lines within the selections, got object`,
    ),
  );
});

test("null, or no field, is an empty list", () => {
  const { multi_bet_settings: _, ...others } = SETTINGS;
  const read = readSettings({ ...others, system_types: null, currencies: null }, "data");
  expect(read).toMatchObject({ system_types: [], currencies: [], multi_bet_settings: [] });
  expect(readBets(null, "data")).toEqual([]);
  expect(report).not.toHaveBeenCalled();
});

test("null means absent where the wire omits a field", () => {
  const currencies = [{ code: "PTS", subunits: 1, rate: null }];
  expect(readSettings({ ...SETTINGS, currencies }, "data").currencies[0]?.rate).toBeUndefined();
});

test("the valid ones of the player's bets, accounts and bonuses are kept", () => {
  const bad = { ...BET, id: "b2", odds: "1.85" };
  expect(readBets([bad, BET], "data").map(({ id }) => id)).toEqual(["b1"]);
  const accounts = [{ currency: "ZAR", balance: 1, active: true }, { currency: "EUR" }];
  expect(readAccounts(accounts, "data")).toHaveLength(1);
  const boost = { id: 1, name: "Boost", ranges: [{ bonus_odds: 1100 }] };
  const none = { freebets: [], huntings: [], tournaments: [], lootboxes: [] };
  const bonuses = readBonuses({ ...none, comboboosts: [boost, { ...boost, ranges: 1 }] }, "data");
  expect(bonuses.comboboosts).toHaveLength(1);
  expect(report.mock.calls.flat()).toEqual([
    "data[0].odds: expected a whole number above zero, got string",
    "data[1].balance: expected a value, got undefined",
    "data.comboboosts[1].ranges: expected a list, got 1",
  ]);
});

test("no answer to a placement is left out, because their positions identify the bets", () => {
  expect(readPlacedBets([PLACED, PLACED], "data")).toHaveLength(2);
  expect(() => readPlacedBets([PLACED, { ...PLACED, bet_id: 7 }], "data")).toThrow(
    "data[1].bet_id",
  );
});

test("an unreadable shared bet is left out", () => {
  const bet = { stake: { value: 0, currency: "ZAR" }, selections: [] };
  expect(readSharedBets({ bets: [bet, { ...bet, stake: null }] }, "data").bets).toEqual([bet]);
});

test("a schema that differs from the wire type does not compile", () => {
  // @ts-expect-error: a name is a text
  like<wire.Named>()({ id: whole, name: whole });
  // @ts-expect-error: a name has no such field
  like<wire.Named>()({ id: whole, title: text });
  // @ts-expect-error: the line of a market may be null
  like<wire.Market>()({ specifier: text });
  expect(like<wire.Named>()({ id: whole }).type).toBe("object");
});

test.each([0, -1, 1000, 1850.5, null])("a joined price of %s thousandths is no answer", (odds) => {
  expect(() => readCustomOdds({ odds }, "answer")).toThrow("a price above 1.00");
});

test("a shared bet keeps a selection that has no price now", () => {
  const selection = { match_id: 1, market_id: 1, specifier: null, outcome_id: 1, odds: 0 };
  const bets = [{ stake: { value: 500, currency: "ZAR" }, selections: [selection] }];
  expect(readSharedBets({ bets }, "answer").bets).toMatchObject(bets);
});
