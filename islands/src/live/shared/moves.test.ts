import { expect, test } from "vitest";
import { createLog, KEPT } from "./moves";

test("a price keeps its last moves, in the same place", () => {
  const [note, movesOf] = createLog();
  note("1:1::1", 2000, 2010);
  const kept = movesOf("1:1::1");
  for (let odds = 2010; odds < 2510; odds += 10) note("1:1::1", odds, odds + 10);
  expect(movesOf("1:1::1")).toBe(kept);
  expect(kept).toHaveLength(2 * (KEPT + 1));
  const odds = kept.filter((_, place) => place % 2 === 1);
  expect(odds[0]).toBe(2510 - 10 * KEPT);
  expect(odds.at(-1)).toBe(2510);
});

test("of thousands of prices the first are forgotten", () => {
  const [note, movesOf] = createLog();
  note("1:1::1", 2000, 2010);
  for (let outcome = 0; outcome < 2001; outcome += 1) note(`2:1::${outcome}`, 2000, 2010);
  expect(movesOf("1:1::1")).toEqual([]);
  expect(movesOf("2:1::0")).toEqual([]);
  expect(movesOf("2:1::2000")).toHaveLength(4);
});

test("a match keeps what it reported", () => {
  const [note, , newsOf] = createLog();
  note(3, [], [{ id: 1 }]);
  expect(newsOf(3)).toEqual([0, [], expect.any(Number), [{ id: 1 }]]);
});
