// @vitest-environment node
import { expect, test } from "vitest";
import { clockAt, clockText } from "./clock-text";

const clock = (seconds: number, countdown = false, stopped = false) => ({
  seconds,
  stoppage: null,
  countdown,
  stopped,
});

test.each([
  [clock(0), "1'"],
  [clock(59), "1'"],
  [clock(60), "2'"],
  [clock(5399), "90'"],
  [clock(0, true), "0:00"],
  [clock(9, true), "0:09"],
  [clock(725, true), "12:05"],
  [{ ...clock(2700), stoppage: 0 }, "45+1'"],
  [{ ...clock(2700), stoppage: 61 }, "45+2'"],
  [{ ...clock(5400), stoppage: 299 }, "90+5'"],
])("%o reads %s", (it, text) => {
  expect(clockText(it)).toBe(text);
});

test("a clock runs on from its report; one that counts down stops at zero", () => {
  expect(clockAt(clock(100), 5000, 8999).seconds).toBe(103);
  expect(clockAt(clock(100), 5000, 4000).seconds).toBe(100);
  expect(clockAt(clock(2, true), 5000, 60_000).seconds).toBe(0);
});

test("a stopped clock does not run on", () => {
  expect(clockAt(clock(100, false, true), 0, 60_000).seconds).toBe(100);
});

test("in added time only that runs on", () => {
  const late = { ...clock(2700), stoppage: 50 };
  expect(clockAt(late, 0, 15_000)).toEqual({ ...late, stoppage: 65 });
});
