import { beforeEach, expect, test, vi } from "vitest";
import { forgetSearch, recentSearches, rememberSearch } from "./recent";

beforeEach(() => localStorage.clear());

test("the last 8 searches are kept, the newest first, each once", () => {
  for (let at = 1; at <= 9; at += 1) rememberSearch(`team ${at}`);
  expect(recentSearches()).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((at) => `team ${at}`));
  rememberSearch("TEAM 5");
  expect(recentSearches().slice(0, 3)).toEqual(["TEAM 5", "team 9", "team 8"]);
  expect(recentSearches()).toHaveLength(8);
  expect(recentSearches()).not.toContain("team 5");
});

test("one is removed", () => {
  rememberSearch("man u");
  rememberSearch("leeds");
  expect(forgetSearch("man u")).toEqual(["leeds"]);
  expect(forgetSearch("leeds")).toEqual([]);
  expect(localStorage.getItem("searches")).toBeNull();
});

test("what is no list of texts counts as nothing", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  for (const stored of ["{}", "null", "[", '[1, "leeds", null]']) {
    localStorage.setItem("searches", stored);
    expect(recentSearches()).toEqual(stored.includes("leeds") ? ["leeds"] : []);
  }
});
