import { expect, test } from "vitest";
import { type Pages, placeOf } from "./place";

const ACCOUNT: Pages["account"] = {
  phone: false,
  complete: false,
  profile: true,
  passkeys: false,
  dialog: null,
  join_after: 0,
  deposit_after: 0,
  deposit_group: null,
};
const ALL: Pages = {
  prefix: "/ar",
  features: { my_bets: true, shared_bets: true },
  limits: { reality: false, session: false, activity: false, page: true },
  account: ACCOUNT,
};

test.each([
  ["bet", "/ar/bets-history"],
  ["limit", "/ar/limits"],
  ["deposit", "/ar/my-profile"],
  ["account", "/ar/my-profile"],
  ["bonus", undefined],
  ["toString", undefined],
  [null, undefined],
])("%s leads to %s", (object, path) => {
  expect(placeOf(object, ALL)).toBe(path);
});

test("a page that the site does not have is led to by nothing", () => {
  const few: Pages = {
    prefix: "",
    features: { ...ALL.features, my_bets: false },
    limits: { ...ALL.limits, page: false },
    account: { ...ACCOUNT, profile: false },
  };
  for (const object of ["bet", "limit", "deposit", "account"]) {
    expect(placeOf(object, few)).toBeUndefined();
    expect(placeOf(object, { ...ALL, prefix: "" })).toMatch(/^\/[a-z]/);
  }
});
