import { afterEach, beforeEach, expect, test, vi } from "vitest";

const REAL = Date.parse("2026-11-29T12:00:00Z");
const HOUR = 3_600_000;

/** A page of a device whose clock is off by some milliseconds. */
async function open(off: number) {
  vi.resetModules();
  vi.setSystemTime(REAL + off);
  const clock = await import("./now");
  const told = vi.fn();
  clock.onTimeSet(told);
  return { ...clock, told, hear: (at = REAL) => clock.hearTime(new Date(at).toUTCString()) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  sessionStorage.clear();
});

afterEach(() => vi.useRealTimers());

test.each([26, -26, 1, -1])(
  "a clock that is wrong by %d hours follows the operator's",
  async (hours) => {
    const page = await open(hours * HOUR);
    expect(page.now()).toBe(REAL + hours * HOUR);
    page.hear();
    expect(page.now()).toBe(REAL);
    expect(page.told).toHaveBeenCalledTimes(1);
    page.hear(REAL + 2_000);
    expect([page.now(), page.told.mock.calls.length]).toEqual([REAL, 1]);
  },
);

test("the next page of the session begins with it, and a clock that was set right is right", async () => {
  (await open(26 * HOUR)).hear();
  const next = await open(26 * HOUR);
  expect(next.now()).toBe(REAL);
  vi.setSystemTime(REAL);
  next.hear();
  expect(next.now()).toBe(REAL);
  expect((await open(0)).now()).toBe(REAL);
});

test.each([0, 299_000, -299_000])("a difference of %d ms is none", async (off) => {
  const page = await open(off);
  page.hear();
  expect(page.now()).toBe(REAL + off);
  expect(page.told).not.toHaveBeenCalled();
});

test.each([null, "", "yesterday"])("the date %j says nothing", async (date) => {
  const page = await open(26 * HOUR);
  page.hear();
  page.hearTime(date);
  expect(page.now()).toBe(REAL);
});

test.each(["x", null, Number.NaN, { at: 1 }])("the stored difference %j is none", async (value) => {
  sessionStorage.setItem("clockAhead", JSON.stringify(value));
  expect((await open(0)).now()).toBe(REAL);
});
