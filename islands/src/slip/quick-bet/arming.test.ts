/** When a touch may place. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ARMED_MS } from "../../betting/quick-bet";
import { SETTLE_MS } from "../../press/guard";
import { createBar, createIdle } from "./arming";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("quick bet is disarmed once nothing was placed for a while", () => {
  const disarm = vi.fn();
  const idle = createIdle({ isArmed: () => true, disarm });
  idle.use();
  idle.watch();
  vi.advanceTimersByTime(ARMED_MS - 1);
  idle.use();
  vi.advanceTimersByTime(ARMED_MS - 1);
  expect(disarm).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(disarm).toHaveBeenCalledTimes(1);
});

test("one that was used long ago, on an earlier page, is disarmed at once; one that is not armed is not", () => {
  const disarm = vi.fn();
  createIdle({ isArmed: () => false, disarm }).watch();
  expect(disarm).not.toHaveBeenCalled();
  createIdle({ isArmed: () => true, disarm }, Date.now() - ARMED_MS).watch();
  expect(disarm).toHaveBeenCalledTimes(1);
});

test("the bar is read once it was in view for a moment, and only while it is", () => {
  const bar = createBar();
  expect(bar.isRead()).toBe(false);
  const leave = bar.show();
  expect(document.documentElement.dataset.quickBet).toBe("");
  expect(bar.isRead()).toBe(false);
  vi.advanceTimersByTime(SETTLE_MS);
  expect(bar.isRead()).toBe(true);
  leave();
  expect(bar.isRead()).toBe(false);
  expect(document.documentElement.dataset.quickBet).toBeUndefined();
});

test("the second of two touches of a price within a second is a double tap", () => {
  const bar = createBar();
  expect([bar.isAgain("a"), bar.isAgain("a"), bar.isAgain("b")]).toEqual([false, true, false]);
  vi.advanceTimersByTime(1_000);
  expect(bar.isAgain("b")).toBe(false);
});
