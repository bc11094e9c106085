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

test("a key names match, market, line and outcome", () => {
  expect(priceKey(1001, 1, null, 1)).toBe("1001:1::1");
  expect(priceKey(1001, 18, "total=2.5", 12)).toBe("1001:18:total=2.5:12");
});

test("a change wakes the listeners of its key alone, and only when something changed", () => {
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

test("a listener that stopped is not called, nor one that stops another while it is told", () => {
  const second = vi.fn();
  const stopSecond = onPrice("2:1::1", second);
  const stop = onPrice("2:1::1", () => stopSecond());
  stop();
  setPrice("2:1::1", OPEN);
  expect(second).toHaveBeenCalledTimes(1);
});

test("listened and known keys are found by their market", () => {
  onPrice("3:18:total=2.5:12", () => {});
  setPrice("3:18:total=2.5:13", OPEN);
  setPrice("3:18:total=2.55:13", OPEN);
  expect(keysWithPrefix("3:18:total=2.5:").sort()).toEqual([
    "3:18:total=2.5:12",
    "3:18:total=2.5:13",
  ]);
});

test("a match's status is told when it changes", () => {
  const told = vi.fn();
  onMatchStatus(4, told);
  setMatchStatus(4, 1);
  setMatchStatus(4, 1);
  setMatchStatus(4, 4);
  expect(told.mock.calls).toEqual([[1], [4]]);
});
