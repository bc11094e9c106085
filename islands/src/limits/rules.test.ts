// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  binds,
  changeOf,
  dueIn,
  isTracked,
  leftOf,
  nextIn,
  otherCurrency,
  valueInForce,
} from "./rules";
import { limit } from "./testing/limit";

describe("a limit", () => {
  test.each([
    ["active", 100, true],
    ["confirmed", 100, true],
    ["unconfirmed", 100, true],
    ["unconfirmed_disabled", 100, true],
    ["confirmed_disabled", 100, false],
    ["disabled", 100, false],
    ["of_a_later_version", 100, true],
    ["active", undefined, false],
  ])("%s with %s binds: %s", (status, value, expected) => {
    expect(binds(limit("wager", value, 0, status))).toBe(expected);
  });

  test.each([
    ["set", limit("wager", 100), 100],
    ["not set", limit("wager", undefined), undefined],
    ["switched off", limit("wager", 100, 0, "disabled"), undefined],
  ])("what is in force: %s", (_, one, expected) => {
    expect(valueInForce(one)).toBe(expected);
  });

  test.each([
    ["nothing used", limit("wager", 100), 100],
    ["a part used", limit("wager", 100, 99), 1],
    ["all used", limit("wager", 100, 100), 0],
    ["lowered below what is used", limit("wager", 100, 250), 0],
    ["more won than staked", limit("loss", 100, -50), 150],
    ["not set", limit("wager", undefined), undefined],
    ["switched off", limit("wager", 100, 0, "disabled"), undefined],
  ])("what is left: %s", (_, one, expected) => {
    expect(leftOf(one)).toBe(expected);
  });

  const waits = { value: null, from: "2026-11-26T10:00:00Z" };
  test.each([
    ["a first limit", undefined, 100, undefined, "now"],
    ["a lower one", 100, 99, undefined, "now"],
    ["a higher one", 100, 101, undefined, "later"],
    ["none", 100, undefined, undefined, "later"],
    ["the same", 100, 100, undefined, "none"],
    ["none where there is none", undefined, undefined, undefined, "none"],
    ["the same while another waits drops that", 100, 100, waits, "now"],
  ])("when %s applies", (_, value, wanted, pending, expected) => {
    expect(changeOf({ ...limit("wager", value), pending }, wanted)).toBe(expected);
  });

  test.each([
    ["its value", 100, "now"],
    ["a higher one", 101, "now"],
    ["none", undefined, "none"],
  ])("when %s applies to one that is switched off", (_, wanted, expected) => {
    expect(changeOf(limit("wager", 100, 0, "disabled"), wanted)).toBe(expected);
  });
});

test.each([
  ["limits in another one", ["ZAR", undefined, "ZAR"], "EUR", "ZAR"],
  ["the same", ["ZAR", "ZAR"], "ZAR", undefined],
  ["nobody knows which is used", ["ZAR"], undefined, undefined],
  ["limits of time alone", [undefined, ""], "EUR", undefined],
  ["limits in several", ["ZAR", "BTC"], "EUR", undefined],
  ["limits in several, of which one is used", ["EUR", "ZAR"], "EUR", undefined],
])("in which other currency limits are kept: %s", (_, kept, used, expected) => {
  const limits = kept.map((currency) => ({ currency }));
  expect(otherCurrency(limits, used)).toBe(expected);
});

describe("when to ask", () => {
  test("activity is tracked while a limit of it is active", () => {
    expect(isTracked([limit("activity", 900)])).toBe(true);
    expect(isTracked([limit("activity", undefined), limit("wager", 5)])).toBe(false);
    expect(isTracked([limit("activity", 900, 0, "disabled")])).toBe(false);
  });

  test.each([
    ["the operator counts", { period: 60, due_in: 12 }, 0, 12],
    ["and says that it is due", { period: 60, due_in: 0 }, 0, 0],
    ["the page counts from the last answer", { period: 1, due_in: undefined }, 59_001, 1],
    ["to the end", { period: 1, due_in: undefined }, 60_000, 0],
    ["and not beyond", { period: 1, due_in: undefined }, 600_000, 0],
  ])("a reality check: %s", (_, check, now, expected) => {
    expect(dueIn(check, 0, now)).toBe(expected);
  });

  test.each([
    [30, undefined, 30],
    [30, 0, 30],
    [30, 1, 1],
    [60, 59, 59],
    [60, 61, 60],
  ])("every %s s with %s s left: in %s s", (every, left, expected) => {
    expect(nextIn(every, left)).toBe(expected);
  });
});

test("activity is tracked whatever other limits there are", () => {
  expect(isTracked([limit("wager", 100), limit("activity", 900)])).toBe(true);
  expect(isTracked([limit("wager", 100)])).toBe(false);
});

test("a page that counts itself does so from the last answer", () => {
  expect(dueIn({ period: 1, due_in: undefined }, 1_000_000, 1_030_000)).toBe(30);
  expect(dueIn({ period: 1, due_in: undefined }, 1_000_000, 1_030_001)).toBe(30);
});
