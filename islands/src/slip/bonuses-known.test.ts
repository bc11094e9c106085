// @vitest-environment node
/** How long a bet that is placed waits for its bonuses. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOffers } from "./bonuses";

const asking = vi.hoisted(() => ({ settled: () => new Promise<void>(() => {}), again: () => {} }));
vi.mock("./asking", () => ({ askWhenChanged: () => asking }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether the wait is over after some milliseconds. */
async function isOverAfter(
  milliseconds: number,
  { known }: ReturnType<typeof createOffers>,
): Promise<boolean> {
  const over = vi.fn();
  void known().then(over);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return over.mock.calls.length > 0;
}

test("where nobody asks, not at all", async () => {
  expect(await isOverAfter(0, createOffers())).toBe(true);
});

test("until they are known, or for ten seconds", async () => {
  const offers = createOffers();
  offers.start();
  expect(await isOverAfter(9_999, offers)).toBe(false);
  expect(await isOverAfter(10_000, offers)).toBe(true);
  asking.settled = async () => {};
  expect(await isOverAfter(0, offers)).toBe(true);
});
