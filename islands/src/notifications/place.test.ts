// @vitest-environment node
import { expect, test } from "vitest";
import { type Pages, placeOf } from "./place";

const ACCOUNT: Pages["account"] = {
  phone: false,
  complete: false,
  profile: true,
  passkeys: false,
  join_after: 0,
  deposit_after: 0,
  deposit_when_empty: true,
};
const DEPOSIT = "https://www.example/profile/wallet/deposit";
const ALL: Pages = {
  prefix: "/ar",
  features: { my_bets: true, shared_bets: true },
  limits: { reality: false, session: false, activity: false, page: true },
  account: ACCOUNT,
  deposit: DEPOSIT,
};
const about = (object_type: string | null) => ({ type: object_type ?? "news", object_type });

test.each([
  ["bet", "/ar/bets-history"],
  ["limit", "/ar/limits"],
  ["deposit", "/ar/my-profile"],
  ["account", "/ar/my-profile"],
  ["bonus", undefined],
  ["toString", undefined],
  [null, undefined],
])("%s leads to %s", (object, path) => {
  expect(placeOf(about(object), ALL)).toBe(path);
});

test("a payment that failed leads to paying in, also on a site without pages of the account", () => {
  const failed = { type: "deposit_failed", object_type: "deposit" };
  for (const profile of [true, false]) {
    expect(placeOf(failed, { ...ALL, account: { ...ACCOUNT, profile } })).toBe(DEPOSIT);
  }
});

test("a page that the site does not have is led to by nothing", () => {
  const few: Pages = {
    prefix: "",
    features: { ...ALL.features, my_bets: false },
    limits: { ...ALL.limits, page: false },
    account: { ...ACCOUNT, profile: false },
    deposit: DEPOSIT,
  };
  for (const object of ["bet", "limit", "deposit", "account"]) {
    expect(placeOf(about(object), few)).toBeUndefined();
    expect(placeOf(about(object), { ...ALL, prefix: "" })).toMatch(/^\/[a-z]/);
  }
});
