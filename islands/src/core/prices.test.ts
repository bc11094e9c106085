// @vitest-environment node
import { expect, test, vi } from "vitest";
import {
  getPrice,
  keysWithPrefix,
  onMatchStatus,
  onPrice,
  priceKey,
  setMatchStatus,
  setPrice,
} from "./prices";

const OPEN = { odds: 1850, active: true, marketStatus: 1, listed: true };

test("a key consists of match, market, line and outcome", () => {
  expect(priceKey(1001, 1, null, 1)).toBe("1001:1::1");
  expect(priceKey(1001, 18, "total=2.5", 12)).toBe("1001:18:total=2.5:12");
});

test("a change only calls the listeners of its key, and only if something changed", () => {
  const mine = vi.fn();
  const other = vi.fn();
  onPrice("1:1::1", mine);
  onPrice("1:1::2", other);
  setPrice("1:1::1", OPEN);
  setPrice("1:1::1", { ...OPEN });
  setPrice("1:1::1", { ...OPEN, active: false });
  expect(mine).toHaveBeenCalledTimes(2);
  expect(other).not.toHaveBeenCalled();
  expect(getPrice("1:1::1")?.active).toBe(false);
});

test("what a price was before is returned while something listens to it", () => {
  setPrice("5:1::1", OPEN);
  expect(setPrice("5:1::1", { ...OPEN, odds: 1900 })).toBeUndefined();
  const stop = onPrice("5:1::1", () => {});
  expect(setPrice("5:1::1", { ...OPEN, odds: 1950 })).toEqual({ ...OPEN, odds: 1900 });
  expect(setPrice("5:1::1", { ...OPEN, odds: 1950 })).toBeUndefined();
  stop();
  expect(setPrice("5:1::1", OPEN)).toBeUndefined();
});

test("a stopped listener is not called, even if another one stops it during a call", () => {
  const second = vi.fn();
  const stopSecond = onPrice("2:1::1", second);
  const stop = onPrice("2:1::1", () => stopSecond());
  stop();
  setPrice("2:1::1", OPEN);
  expect(second).toHaveBeenCalledTimes(1);
});

test("keys with a price or a listener are found by their market", () => {
  onPrice("3:18:total=2.5:12", () => {});
  setPrice("3:18:total=2.5:13", OPEN);
  setPrice("3:18:total=2.55:13", OPEN);
  expect(keysWithPrefix("3:18:total=2.5:").sort()).toEqual([
    "3:18:total=2.5:12",
    "3:18:total=2.5:13",
  ]);
});

test("listeners of a match's status are called when it changes", () => {
  const listener = vi.fn();
  onMatchStatus(4, listener);
  setMatchStatus(4, 1);
  setMatchStatus(4, 1);
  setMatchStatus(4, 4);
  expect(listener.mock.calls).toEqual([[1], [4]]);
});
