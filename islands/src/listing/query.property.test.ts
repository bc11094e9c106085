/** Whatever an address asks of a list, it asks the same when it is opened, reloaded or shared. */
import { expect, test } from "vitest";
import { LISTING_NAMES, mayList } from "../address/listing-names";
import type { ListedMatches } from "../api/props.gen";
import fc from "../testing/properties";
import { dayPath } from "./day-page";
import { isOn, NONE, type Query, readQuery, SORT_FIELDS, TIMES, writeQuery } from "./query";

const HOME: ListedMatches = {
  sport: null,
  category: null,
  league: null,
  live: false,
  cyber: false,
  time: null,
};
const sports = ["soccer", "tennis", "cs2"];
const read = (search: string) => readQuery(search, { of: HOME, sports });

/** Values of each parameter. A new parameter has to be added here. */
const VALUES: { readonly [N in keyof Query]: fc.Arbitrary<NonNullable<Query[N]>> } = {
  time: fc.constantFrom(...TIMES),
  date: fc.constantFrom("2026-11-30", "2028-02-29"),
  sport: fc.constantFrom(...sports),
  sportType: fc.constantFrom("regular" as const, "cyber" as const),
  isBettable: fc.constant(true as const),
  isFavourite: fc.constant(true as const),
  sortBy: fc.record({ field: fc.constantFrom(...SORT_FIELDS), isDescending: fc.boolean() }),
  page: fc.integer({ min: 2, max: 9999 }),
};

/** Parameters that are no listing's: of a campaign, of a shared slip, and some with names that look alike. */
const others = fc
  .array(
    fc.tuple(
      fc.constantFrom("utm_source", "slip", "q", "homepage", "x-time", "page2", "isfavourite"),
      fc.string({ maxLength: 8, unit: "grapheme" }),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => new URLSearchParams(pairs).toString());

/** Checks all 256 combinations of parameters, with several values of each. */
function forEachCombination(check: (query: Query, rest: string) => void): void {
  fc.assert(
    fc.property(fc.record(VALUES), others, (all, rest) => {
      for (let set = 0; set < 2 ** LISTING_NAMES.length; set++) {
        const names = LISTING_NAMES.filter((_, place) => set & (1 << place));
        check({ ...NONE, ...Object.fromEntries(names.map((name) => [name, all[name]])) }, rest);
      }
    }),
    { numRuns: 20 },
  );
}

test("every combination is noticed before the first paint, and nothing else is", () => {
  forEachCombination((query, rest) => {
    expect(mayList(writeQuery(query, rest))).toBe(isOn(query));
  });
});

test("every combination is read as it was written, and written again as it was read", () => {
  forEachCombination((query, rest) => {
    const opened = writeQuery(query, rest);
    expect(read(opened)).toEqual({ query, ignored: [] });
    expect(writeQuery(read(opened).query, opened)).toBe(opened);
  });
});

test("a shared address asks the same, however it was escaped and whatever was appended to it", () => {
  forEachCombination((query, rest) => {
    const address = `https://example.org/soccer${writeQuery(query, "")}`;
    const shared = new URL(`https://example.net/?to=${encodeURIComponent(address)}`);
    const opened = new URL(shared.searchParams.get("to") ?? "");
    opened.search = `${opened.search}&${rest}`.replaceAll(":", "%3a");
    expect(read(opened.search)).toEqual({ query, ignored: [] });
    expect(mayList(opened.search)).toBe(isOn(query));
  });
});

test("the page of a day stands in for a date, a sport and a part, and for no other combination", () => {
  const context = { prefix: "", today: "2026-11-29", sports };
  forEachCombination((query, rest) => {
    const opened = writeQuery(query, rest);
    const asked = LISTING_NAMES.filter((name) => query[name] !== NONE[name]);
    const isDays = asked.every((name) => ["date", "sport", "page"].includes(name));
    expect(dayPath("/schedule", opened, context) !== null).toBe(asked.length > 0 && isDays);
    // The page of the day is opened with what is left.
    expect(mayList(writeQuery(NONE, opened))).toBe(false);
  });
});
