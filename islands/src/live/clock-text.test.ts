import { expect, test } from "vitest";
import { clockText, secondsAt } from "./clock-text";

const clock = (seconds: number, countdown = false, stopped = false) => ({
  seconds,
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
])("%o reads %s", (it, text) => {
  expect(clockText(it)).toBe(text);
});

test("a clock runs on from its report; one that counts down stops at zero", () => {
  expect(secondsAt(clock(100), 5000, 8999)).toBe(103);
  expect(secondsAt(clock(100), 5000, 4000)).toBe(100);
  expect(secondsAt(clock(2, true), 5000, 60_000)).toBe(0);
});

test("a stopped clock does not run on", () => {
  expect(secondsAt(clock(100, false, true), 0, 60_000)).toBe(100);
});
