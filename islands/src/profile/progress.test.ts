// @vitest-environment node
import { expect, test } from "vitest";
import type { StatusGroup } from "../api/profile";
import { progressOf } from "./progress";

const LADDER: StatusGroup = {
  id: "loyalty",
  name: "Level",
  statuses: [
    { id: "gold", name: "Gold", min_points: 1_000 },
    { id: "bronze", name: "Bronze", min_points: 0 },
    { id: "silver", name: "Silver", min_points: 100 },
  ],
  current: "bronze",
};

const at = (current: string | null, earned_points: number) =>
  progressOf({ ...LADDER, current }, { points: 0, earned_points });

test.each([
  ["bronze", 0, { level: "Bronze", next: { level: "Silver", missing: 100 }, part: 0 }],
  ["bronze", 25, { level: "Bronze", next: { level: "Silver", missing: 75 }, part: 0.25 }],
  ["silver", 550, { level: "Silver", next: { level: "Gold", missing: 450 }, part: 0.5 }],
  ["gold", 5_000, { level: "Gold", next: undefined, part: 1 }],
  // The operator raises a level when it likes: the bar is full until then, and never runs over.
  ["bronze", 130, { level: "Bronze", next: { level: "Silver", missing: 0 }, part: 1 }],
  ["silver", 20, { level: "Silver", next: { level: "Gold", missing: 980 }, part: 0 }],
  // A level that is not on the ladder, or none yet.
  [null, 40, { level: undefined, next: { level: "Bronze", missing: 0 }, part: 1 }],
])("%s with %i points", (current, points, progress) => {
  expect(at(current, points)).toEqual(progress);
});

test("a ladder without levels is at its end", () => {
  const none = progressOf({ ...LADDER, statuses: [] }, { points: 0, earned_points: 9 });
  expect(none).toEqual({ level: undefined, next: undefined, part: 1 });
});
