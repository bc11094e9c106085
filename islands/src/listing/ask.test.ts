import { expect, test } from "vitest";
import { parametersOf, questionOf } from "./ask";
import type { Conditions } from "./conditions";
import { isReversed, sortParameter, usualSort } from "./order";
import { readSort, SORT_FIELDS } from "./query";

const NOTHING: Conditions = {
  sport: null,
  sportType: null,
  category: null,
  league: null,
  statuses: [0, 1],
  from: null,
  to: null,
  isPriced: false,
  isFavourite: false,
};

test("conditions are parameters of the operator's list", () => {
  const given = (conditions: Partial<Conditions>) =>
    Object.fromEntries(
      Object.entries(parametersOf({ ...NOTHING, ...conditions }, null, 2)).filter(
        ([name, value]) => value !== undefined && name !== "sort_by",
      ),
    );
  expect(given({})).toEqual({ match_status: "0,1", page: 2, limit: 50 });
  expect(
    given({
      sport: "soccer",
      category: 3,
      league: 7,
      statuses: [0],
      from: 0,
      to: 1000,
      isPriced: true,
    }),
  ).toEqual({
    sport_key: "soccer",
    category_id: 3,
    tournament_id: 7,
    match_status: "0",
    start_from: "1970-01-01T00:00:00.000Z",
    start_to: "1970-01-01T00:00:01.000Z",
    bettable: "true",
    page: 2,
    limit: 50,
  });
  expect(given({ sportType: "cyber" })).toMatchObject({ sport_type: "cyber" });
});

test("the same conditions are a question of counters", () => {
  expect(questionOf("a", NOTHING)).toEqual({ key: "a", bettable: true });
  expect(questionOf("a", { ...NOTHING, statuses: [1], sport: "soccer", league: 7 })).toEqual({
    key: "a",
    match_status: 1,
    sport_key: "soccer",
    tournament_id: 7,
  });
  expect(
    questionOf("a", { ...NOTHING, sportType: "cyber", category: 3, statuses: [0], from: 0, to: 0 }),
  ).toEqual({
    key: "a",
    match_status: 0,
    sport_type: "cyber",
    category_id: 3,
    start_from: "1970-01-01T00:00:00.000Z",
    start_to: "1970-01-01T00:00:00.000Z",
  });
});

test.each([
  [
    null,
    "tournament.sport.priority:desc,tournament.category.priority:desc,tournament.priority:desc,tournament.id,start_time",
  ],
  [
    "start_time",
    "start_time,tournament.sport.priority:desc,tournament.category.priority:desc,tournament.priority:desc,tournament.id",
  ],
  ["tournament.priority:desc", "tournament.priority:desc,tournament.id,start_time"],
  ["tournament.id:desc", "tournament.id:desc,tournament.priority:desc,start_time"],
])("an order by %s keeps leagues together", (text, parameter) => {
  expect(sortParameter(text === null ? null : (readSort(text) ?? null))).toBe(parameter);
});

test("every order sorts by no field twice, and has a usual direction", () => {
  for (const field of SORT_FIELDS) {
    const fields = sortParameter(usualSort(field)).split(",");
    const names = fields.map((one) => one.split(":")[0]);
    expect(names[0]).toBe(field);
    expect(new Set(names).size).toBe(names.length);
    expect(isReversed(usualSort(field))).toBe(false);
  }
  expect(usualSort("bets_count").isDescending).toBe(true);
  expect(usualSort("start_time").isDescending).toBe(false);
});
