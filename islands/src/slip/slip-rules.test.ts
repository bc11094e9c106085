import { beforeEach, expect, test } from "vitest";
import type { Session } from "../account/shared/session";
import type { Settings } from "../api/schemas/settings";
import { visitor } from "../testing/world";
import { layoutRules, slipRules, viewContext } from "./slip-rules";
import { TWO_CURRENCIES } from "./testing/settings";

beforeEach(() => visitor());

/** A player with this account alone. */
const playerOf = (currency: string): Session =>
  ({
    status: "logged_in",
    player: { currency },
    accounts: [{ currency, balance: 100, active: true }],
  }) as unknown as Session;

test.each<[string, number]>([
  ["XCD", 100],
  ["JPY", 1],
  ["KWD", 1000],
  ["USDT", 100],
])("%s, which the operator does not list, can be shown and not staked", (code, subunits) => {
  const session = playerOf(code);
  expect(layoutRules(TWO_CURRENCIES, session)?.unit).toEqual({ code, subunits, isForeign: true });
  expect(slipRules(TWO_CURRENCIES, session)).toBeUndefined();
  expect(viewContext([], TWO_CURRENCIES, session, {})).toMatchObject({
    isUnlisted: true,
    limits: undefined,
  });
});

test("a currency that is listed can be staked", () => {
  const session = playerOf("EUR");
  expect(slipRules(TWO_CURRENCIES, session)?.unit).toEqual({ code: "EUR", subunits: 100 });
  expect(viewContext([], TWO_CURRENCIES, session, {})?.isUnlisted).toBe(false);
});

test("a visitor whose last currency is not listed has the operator's first", () => {
  const session: Session = { status: "not_logged_in", currency: "XCD" };
  expect(slipRules(TWO_CURRENCIES, session)?.unit.code).toBe("ZAR");
});

test("an operator that lists no currency has no rules for visitors", () => {
  const none = { ...TWO_CURRENCIES, stakes: [], currencies: [] } as Settings;
  expect(layoutRules(none, { status: "not_logged_in" })).toBeUndefined();
});
