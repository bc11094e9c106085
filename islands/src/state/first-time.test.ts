/** @vitest-environment node */
import { expect, test } from "vitest";
import { firstTime } from "./first-time";

test("each key has its first time", () => {
  const isFirst = firstTime<string>();
  expect(["a", "a", "b", "a", "b"].map(isFirst)).toEqual([true, false, true, false, false]);
  expect(firstTime<string>()("a")).toBe(true);
});
