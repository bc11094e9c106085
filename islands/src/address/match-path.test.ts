import { expect, test } from "vitest";
import { matchPath } from "./match-path";

const SPORTS = ["soccer", "الرياضة"];

test("two segments below the prefix may be a match", () => {
  const match = { sport: "soccer", slug: "arsenal-leeds-7" };
  expect(matchPath("/soccer/arsenal-leeds-7", "", SPORTS)).toEqual(match);
  expect(matchPath("/soccer/arsenal-leeds-7/", "", SPORTS)).toEqual(match);
  expect(matchPath("/ar/soccer/arsenal-leeds-7", "/ar", SPORTS)).toEqual(match);
  const [sport, slug] = ["الرياضة", "الأهلي"];
  expect(matchPath(encodeURI(`/${sport}/${slug}`), "", SPORTS)).toEqual({ sport, slug });
});

test.each([
  ["/", ""],
  ["/soccer", ""],
  ["/soccer/", ""],
  ["/soccer/a/b", ""],
  ["/chess/a", ""],
  ["//soccer/a", ""],
  ["/soccer/%zz", ""],
  ["/soccer/a", "/ar"],
  ["/arsoccer/a", "/ar"],
])("%s below %s is no match", (path, prefix) => {
  expect(matchPath(path, prefix, SPORTS)).toBeUndefined();
});
