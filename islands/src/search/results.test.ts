// @vitest-environment node
import { expect, test } from "vitest";
import { groupsOf } from "./results";
import { event, LEAGUE, results } from "./testing/events";

const [PREMATCH, LIVE, FINISHED] = [0, 1, 4];

test("matches that take bets come first, those that are over last", () => {
  const matches = [event(1, FINISHED), event(2, LIVE), event(3, PREMATCH)];
  const markets = [{ event: event(2, LIVE), market: { id: 18, name: "Total goals" } }];
  const groups = groupsOf(results({ matches, leagues: [LEAGUE], markets }), "", "s");
  expect(groups.map(({ title, rows }) => [title, rows.map(({ id }) => id)])).toEqual([
    ["matches", ["s-match-2", "s-match-3"]],
    ["leagues", ["s-league-7"]],
    ["markets", ["s-market-2-18"]],
    ["over", ["s-match-1"]],
  ]);
});

test("a row leads to the page in the language of this one", () => {
  const found = results({ matches: [event(1, LIVE, "الأهلي-1")], leagues: [LEAGUE] });
  const hrefs = (prefix: string) =>
    groupsOf(found, prefix, "s").flatMap(({ rows }) => rows.map(({ href }) => decodeURI(href)));
  expect(hrefs("")).toEqual(["/soccer/الأهلي-1", "/soccer/premier-league"]);
  expect(hrefs("/ar")).toEqual(["/ar/soccer/الأهلي-1", "/ar/soccer/premier-league"]);
});

test("nothing found is no group", () => {
  expect(groupsOf(results({}), "", "s")).toEqual([]);
});
