import { expect, test } from "vitest";
import { kickOff } from "./match-moment";

const NOW = Date.parse("2027-01-30T14:00:00Z");

test.each([
  ["2027-01-30T15:00:00Z", "en-ZA", "Today 17:00"],
  ["2027-01-30T22:30:00Z", "en-ZA", "Tomorrow 00:30"],
  ["2027-01-31T15:00:00Z", "en-ZA", "Tomorrow 17:00"],
  ["2027-02-03T15:00:00Z", "en-ZA", "Wed 17:00"],
  ["2027-02-06T15:00:00Z", "en-ZA", "Sat, 06 Feb, 17:00"],
  ["2027-01-30T15:00:00Z", "de", "Heute 17:00"],
  ["2027-01-30T15:00:00Z", "ar", "اليوم 17:00"],
])("a start at %s is said in %s as %s", (start, tag, words) => {
  expect(kickOff(start, NOW, tag, "Africa/Johannesburg")).toBe(words);
});
