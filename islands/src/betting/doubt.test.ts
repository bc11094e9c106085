// @vitest-environment node
import { expect, test } from "vitest";
import { doubtEnds } from "./doubt";

const SENT = Date.parse("2026-11-28T14:05:00Z");

test.each([
  ["the answer was lost at once", 0, 25_000],
  ["after twelve seconds", 12_000, 37_000],
  ["when the page gave up waiting", 20_000, 45_000],
  ["a page that is opened an hour later finds it lost", 3_600_000, 45_000],
  ["the clock was set back by an hour meanwhile", -3_600_000, -3_575_000],
])("%s: the operator may still place it %i ms after the sending, until %i ms", (_, lost, ends) => {
  expect(doubtEnds(SENT, SENT + lost) - SENT).toBe(ends);
});
