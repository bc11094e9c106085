import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { later, untilItWorks } from "./patience";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Fails `times` times, then resolves; and when it was called, in milliseconds from the first call. */
function failing(times: number) {
  const begun = Date.now();
  const calls: number[] = [];
  const task = async () => {
    calls.push(Date.now() - begun);
    if (calls.length <= times) throw new Error("offline");
    return "here";
  };
  return { task, calls };
}

test("an answer is waited for with growing pauses, of 20 s at most", async () => {
  const { task, calls } = failing(7);
  const answer = untilItWorks(task, () => {});
  await vi.runAllTimersAsync();
  expect(await answer).toBe("here");
  expect(calls).toEqual([0, 500, 1500, 3500, 7500, 15_500, 31_500, 51_500]);
});

test("a part of the page is asked for every 4 s at least: somebody waits for it", async () => {
  const { task, calls } = failing(6);
  const part = later(task);
  await vi.runAllTimersAsync();
  expect(await part).toBe("here");
  expect(calls).toEqual([0, 500, 1500, 3500, 7500, 11_500, 15_500]);
});

test("the network is back: at once", async () => {
  const { task, calls } = failing(3);
  const part = later(task);
  await vi.advanceTimersByTimeAsync(2000);
  window.dispatchEvent(new Event("online"));
  await vi.runAllTimersAsync();
  expect(await part).toBe("here");
  expect(calls).toEqual([0, 500, 1500, 2000]);
});
