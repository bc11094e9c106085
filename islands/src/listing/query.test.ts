import { expect, test } from "vitest";
import type { ListedMatches } from "../api/props.gen";
import {
  filtersOf,
  isOn,
  NONE,
  type Query,
  readQuery,
  SORT_FIELDS,
  TIMES,
  writeQuery,
} from "./query";

const HOME: ListedMatches = {
  sport: null,
  category: null,
  league: null,
  live: false,
  cyber: false,
  time: null,
};
const sports = ["soccer", "tennis", "cs2"];
const read = (search: string, of: Partial<ListedMatches> = {}) =>
  readQuery(search, { of: { ...HOME, ...of }, sports });

const SORTS = SORT_FIELDS.flatMap((field) => [
  [`sortBy=${field}`, { sortBy: { field, isDescending: false } }] as const,
  [`sortBy=${field}:asc`, { sortBy: { field, isDescending: false } }] as const,
  [`sortBy=${field}:desc`, { sortBy: { field, isDescending: true } }] as const,
]);

test.each<readonly [search: string, asked: Partial<Query>]>([
  ["", {}],
  ["?", {}],
  ["?ctag=9&utm_source=mail", {}],
  ...TIMES.map((time) => [`?time=${time}`, { time }] as const),
  ["?date=2026-11-30", { date: "2026-11-30" }],
  ["?sport=tennis", { sport: "tennis" }],
  ["?sportType=cyber", { sportType: "cyber" }],
  ["?sportType=regular", { sportType: "regular" }],
  ["?isBettable=true", { isBettable: true }],
  ["?isBettable=false", {}],
  ["?isFavourite=true", { isFavourite: true }],
  ["?isFavourite=false", {}],
  ["?page=1", {}],
  ["?page=2", { page: 2 }],
  ["?page=9999", { page: 9999 }],
  ...SORTS.map(([text, asked]) => [`?${text}`, asked] as const),
  ["?sortBy=start_time%3Adesc", { sortBy: { field: "start_time", isDescending: true } }],
  ["?time=today&sport=soccer&page=3", { time: "today", sport: "soccer", page: 3 }],
  ["?time=today&time=3h", { time: "today" }],
])("%s is read whole", (search, asked) => {
  expect(read(search)).toEqual({ query: { ...NONE, ...asked }, ignored: [] });
});

test.each([
  "time=2h",
  "time=",
  "time=Today",
  "time=toString",
  "date=2026-02-30",
  "date=today",
  "sport=chess",
  "sport=soccer,tennis",
  "sportType=all",
  "isBettable=1",
  "isBettable=yes",
  "page=0",
  "page=-1",
  "page=1.5",
  "page=10000",
  "page=two",
  "sortBy=name",
  "sortBy=start_time:down",
  "sortBy=start_time:asc:desc",
  "sortBy=",
])("%s is ignored and reported", (parameter) => {
  expect(read(`?ctag=9&${parameter}&isBettable=true`).query).toEqual(
    parameter.startsWith("isBettable") ? NONE : { ...NONE, isBettable: true },
  );
  expect(read(`?${parameter}`).ignored).toEqual([parameter]);
});

test.each<readonly [page: Partial<ListedMatches>, ignored: string]>([
  [{ sport: "soccer" }, "sport=tennis"],
  [{ sport: "soccer", league: 7 }, "sportType=cyber"],
  [{ cyber: true }, "sportType=regular"],
  [{ live: true }, "time=today"],
  [{ live: true }, "date=2026-11-30"],
])("on the page of %j, %s says nothing", (of, parameter) => {
  expect(read(`?${parameter}&page=2`, of)).toEqual({
    query: { ...NONE, page: 2 },
    ignored: [parameter],
  });
});

test.each([
  "?time=3h&sport=soccer&isBettable=true&sortBy=bets_count:desc&page=4",
  "?date=2026-11-30&sportType=cyber&sortBy=start_time",
])("%s is written as it was read", (search) => {
  expect(writeQuery(read(search).query, "")).toBe(search);
});

test("what is no listing's stays in the address, what is off goes", () => {
  const { query } = read("?time=today&page=2");
  expect(writeQuery(query, "?ctag=9&time=3h&sport=soccer&q=a%20b")).toBe(
    "?ctag=9&q=a+b&time=today&page=2",
  );
  expect(writeQuery(NONE, "?ctag=9&time=3h&page=2")).toBe("?ctag=9");
  expect(writeQuery(NONE, "?time=3h&page=2")).toBe("");
});

test("a page number alone is on, but no filter", () => {
  expect([isOn(NONE), isOn(read("?page=2").query), isOn(read("?isBettable=false").query)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(filtersOf(read("?page=2&sportType=cyber&time=1h").query)).toEqual(["time", "sportType"]);
});
