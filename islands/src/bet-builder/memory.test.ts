import { beforeEach, expect, test, vi } from "vitest";
import { BUILDER_KEY, rememberedPicks, rememberPicks } from "./memory";
import type { BuilderPick } from "./picks";

const PICK: BuilderPick = {
  key: "1001:1::1",
  marketId: 1,
  specifier: null,
  outcomeId: 1,
  outcomeName: "Arsenal",
  marketName: "1x2",
  marketGroup: "main",
  groups: ["score"],
};

beforeEach(() => sessionStorage.clear());

test("the picks of a match are stored, separately from other matches", () => {
  rememberPicks(1001, [PICK]);
  rememberPicks(1002, []);
  expect(rememberedPicks(1001)).toEqual([PICK]);
  expect(rememberedPicks(1002)).toEqual([]);
  rememberPicks(1001, []);
  expect(rememberedPicks(1001)).toEqual([]);
});

test("the last twenty matches are remembered", () => {
  for (let id = 1; id <= 25; id += 1) rememberPicks(id, [PICK]);
  rememberPicks(6, [PICK, PICK]);
  expect(rememberedPicks(5)).toEqual([]);
  expect(rememberedPicks(6)).toHaveLength(2);
  expect(rememberedPicks(25)).toHaveLength(1);
});

test.each([
  "{",
  '"text"',
  '{"version":2,"matches":[]}',
  '{"version":1,"matches":[{"matchId":1001,"picks":[{"key":"x"}]}]}',
])("what somebody has written there by hand is nothing: %s", (text) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  sessionStorage.setItem(BUILDER_KEY, text);
  expect(rememberedPicks(1001)).toEqual([]);
  rememberPicks(1001, [PICK]);
  expect(rememberedPicks(1001)).toEqual([PICK]);
});
