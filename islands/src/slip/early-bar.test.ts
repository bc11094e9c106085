import { expect, test } from "vitest";
import { totalOdds } from "./early-bar";

const of = (matchId: number, odds: number) => ({ matchId, odds });

test("odds of several matches are multiplied exactly and rounded once", () => {
  expect(totalOdds([of(1, 1850)])).toBe("1.85");
  expect(totalOdds([of(1, 1333), of(2, 1500)])).toBe("2.00");
  expect(totalOdds([of(1, 1005), of(2, 1000)])).toBe("1.01");
  expect(totalOdds(Array.from({ length: 12 }, (_, id) => of(id, 10_001)))).toBe("1001200660220.05");
});

test("outcomes of one match make no combo", () => {
  expect(totalOdds([of(1, 1850), of(1, 2100)])).toBe("");
});
