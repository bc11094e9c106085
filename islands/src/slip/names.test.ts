import { afterEach, beforeEach, expect, test } from "vitest";
import type { Market, Match } from "../api/matches";
import { picked } from "../core/testing/selections";
import { isForeign, withFetchedNames, withKnownNames } from "./names";

const page = document.documentElement;
const english = { ...picked(7), categoryName: "Premier League", specifier: null, lang: "en-ZA" };
const match = {
  competitors: { home: { name: "أرسنال" }, away: { name: "تشيلسي" } },
  tournament: { name: "الدوري الإنجليزي الممتاز" },
} as Match;
const market = {
  id: 1,
  specifier: null,
  name: "نتيجة المباراة",
  outcomes: [{ id: 1, name: "أرسنال" }],
} as Market;

beforeEach(() => {
  page.lang = "ar";
});
afterEach(() => {
  page.lang = "";
});

test("a pick from an English page has Arabic names once they are fetched", () => {
  expect(isForeign(english)).toBe(true);
  expect(withKnownNames(english)).toBe(english);
  const arabic = withFetchedNames(english, match, [market]);
  expect(arabic).toMatchObject({
    id: english.id,
    odds: english.odds,
    lang: "ar",
    nameA: "أرسنال",
    nameB: "تشيلسي",
    categoryName: "الدوري الإنجليزي الممتاز",
    marketName: "نتيجة المباراة",
    outcomeName: "أرسنال",
  });
  expect(isForeign(arabic)).toBe(false);
});

test("the names of each language stay with the selection", () => {
  const arabic = withFetchedNames(english, match, [market]);
  page.lang = "en-ZA";
  const back = withKnownNames(arabic);
  expect(back).toMatchObject(english);
  page.lang = "ar";
  expect(withKnownNames(back)).toMatchObject({ lang: "ar", outcomeName: "أرسنال" });
});

test("names are looked up for a slip of an earlier version, and not again", () => {
  const { lang: _, ...old } = english;
  const arabic = withFetchedNames(old, match, [market]);
  expect(arabic.names).toEqual({});
  const later = { ...market, name: "النتيجة" };
  expect(withFetchedNames(arabic, match, [later])).toBe(arabic);
});

test("a selection that its market no longer lists keeps its names", () => {
  const other = { ...market, specifier: "total=2.5" };
  const gone = { ...market, outcomes: [] };
  for (const markets of [[], [other], [gone]]) {
    expect(withFetchedNames(english, match, markets)).toBe(english);
  }
});
