// @vitest-environment node
/** The end of a break, as the operator reckons it: by months of the calendar, not by days. */
import { expect, test, vi } from "vitest";
import { untilOf } from "./until";

const site = vi.hoisted(() => ({ zone: "UTC" }));
vi.mock("../api/config", () => ({ siteConfig: () => site }));

const JOBURG = "Africa/Johannesburg";

test.each([
  // The first is the operator's own example (`players/period.rs`).
  ["the last day of a month", JOBURG, "2026-08-31T10:00:00Z", 6, "2027-02-28T10:00:00.000Z"],
  ["into a leap year", JOBURG, "2027-08-31T10:00:00Z", 6, "2028-02-29T10:00:00.000Z"],
  ["out of a leap year", JOBURG, "2028-02-29T10:00:00Z", 12, "2029-02-28T10:00:00.000Z"],
  ["from leap year to leap year", JOBURG, "2028-02-29T10:00:00Z", 48, "2032-02-29T10:00:00.000Z"],
  ["to a month of thirty days", JOBURG, "2026-10-31T10:00:00Z", 6, "2027-04-30T10:00:00.000Z"],
  ["the day before the last", JOBURG, "2026-08-30T10:00:00Z", 6, "2027-02-28T10:00:00.000Z"],
  ["a day that each month has", JOBURG, "2026-08-28T10:00:00Z", 6, "2027-02-28T10:00:00.000Z"],
  ["over the turn of the year", JOBURG, "2026-12-31T10:00:00Z", 12, "2027-12-31T10:00:00.000Z"],
  ["to December", JOBURG, "2026-06-30T10:00:00Z", 6, "2026-12-30T10:00:00.000Z"],
  // Already the last of August at the site, and still the day before in UTC.
  ["a day that has begun there", JOBURG, "2026-08-30T22:30:00Z", 6, "2027-02-27T22:30:00.000Z"],
  // Already September at the site.
  ["a month that has begun there", JOBURG, "2026-08-31T22:30:00Z", 6, "2027-02-28T22:30:00.000Z"],
  ["a clock behind UTC", "America/St_Johns", "2026-09-01T01:00:00Z", 6, "2027-03-01T02:00:00.000Z"],
  ["no offset", "UTC", "2026-08-31T23:59:59Z", 6, "2027-02-28T23:59:59.000Z"],
  ["into winter", "Europe/Berlin", "2026-08-31T22:30:00Z", 6, "2027-02-28T23:30:00.000Z"],
  ["into summer", "Europe/Berlin", "2026-12-31T23:30:00Z", 6, "2027-06-30T22:30:00.000Z"],
  ["a quarter of an hour", "Asia/Kathmandu", "2026-08-31T18:20:00Z", 6, "2027-02-28T18:20:00.000Z"],
])("a self-exclusion: %s (%s)", (_, zone, now, months, end) => {
  site.zone = zone;
  expect(untilOf("selfexclusion", months, Date.parse(now))).toBe(end);
});

test("a time-out is as long as it says, whatever the calendar does", () => {
  site.zone = "Europe/Berlin";
  const now = Date.parse("2026-10-24T12:00:00Z");
  expect(untilOf("coolingoff", 172_800, now)).toBe("2026-10-26T12:00:00.000Z");
});
