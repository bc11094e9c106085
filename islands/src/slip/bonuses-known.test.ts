// @vitest-environment node
/** How long a bet that is placed waits for its bonuses. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bonusesKnown, startBonuses } from "./bonuses";

const asking = vi.hoisted(() => ({ settled: () => new Promise<void>(() => {}), again: () => {} }));
vi.mock("./asking", () => ({ askWhenChanged: () => asking }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether the wait is over after some milliseconds. */
async function isOverAfter(milliseconds: number): Promise<boolean> {
  const over = vi.fn();
  void bonusesKnown().then(over);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return over.mock.calls.length > 0;
}

test("where nobody asks, not at all", async () => {
  expect(await isOverAfter(0)).toBe(true);
});

test("until they are known, or for ten seconds", async () => {
  startBonuses();
  expect(await isOverAfter(9_999)).toBe(false);
  expect(await isOverAfter(10_000)).toBe(true);
  asking.settled = async () => {};
  expect(await isOverAfter(0)).toBe(true);
});
