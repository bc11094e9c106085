/** @vitest-environment node */
import { expect, test } from "vitest";
import { latest } from "./latest";

test("only the newest call counts", () => {
  const calls = latest();
  const isFirst = calls.begin();
  expect(isFirst()).toBe(true);
  const isSecond = calls.begin();
  expect([isFirst(), isSecond()]).toEqual([false, true]);
});

test("what belongs to the current call counts until another begins", () => {
  const calls = latest();
  const isBefore = calls.current();
  const isFirst = calls.begin();
  const isBeside = calls.current();
  expect([isBefore(), isFirst(), isBeside()]).toEqual([false, true, true]);
  calls.begin();
  expect([isBefore(), isFirst(), isBeside()]).toEqual([false, false, false]);
});

test("series do not know each other", () => {
  const isLatest = latest().begin();
  latest().begin();
  expect(isLatest()).toBe(true);
});
