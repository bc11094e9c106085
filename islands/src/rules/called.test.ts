// @vitest-environment node
import { expect, test } from "vitest";
import { calledNow } from "./called";

const START = "2026-11-21T15:00:00Z";
const BEFORE = Date.parse("2026-11-21T14:00:00Z");
const AFTER = Date.parse("2026-11-21T15:00:01Z");

const shown = (called: string | null) => ({ called, start: { iso: START } });

test("without a report the page is right", () => {
  expect(calledNow(shown(null), undefined, AFTER)).toBeNull();
  expect(calledNow(shown("postponed"), undefined, AFTER)).toBe("postponed");
});

test.each([
  // A closed match: its start has passed, it has no prices, or it starts later.
  [null, 3, null, {}, AFTER, "called_off"],
  [null, 3, null, {}, BEFORE, null],
  [null, 3, {}, {}, AFTER, null],
  [null, 3, {}, { start_time: "2026-11-22T15:00:00Z" }, AFTER, "postponed"],
  ["rescheduled", 3, {}, {}, BEFORE, "postponed"],
  ["called_off", 3, {}, {}, BEFORE, "called_off"],
  // Any other status is what it says.
  ["called_off", 1, {}, {}, AFTER, null],
  ["rescheduled", 0, {}, {}, BEFORE, "rescheduled"],
  ["postponed", 0, {}, {}, BEFORE, null],
  [null, 4, null, {}, AFTER, null],
  // The operator's own word leads.
  [null, 0, {}, { match_status: "postponed" }, BEFORE, "postponed"],
  [null, 4, null, { match_status: "abandoned" }, AFTER, "called_off"],
  [null, 3, {}, { match_status: "cancelled" }, BEFORE, "called_off"],
  [null, 1, {}, { match_status: "live" }, AFTER, null],
])("said %s, then status %i", (said, status, market, sent, now, called) => {
  expect(calledNow(shown(said), { status, market, sent }, now)).toBe(called);
});

test("a report of the status alone has nothing else", () => {
  const latest = { status: 3, market: null, sent: undefined };
  expect(calledNow(shown(null), latest, AFTER)).toBe("called_off");
});
