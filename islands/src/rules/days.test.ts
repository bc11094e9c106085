import { expect, test } from "vitest";
import { beginningOf, dayAfter, dayIn, isDay } from "./days";

test.each([
  ["Africa/Johannesburg", "2026-11-24", "2026-11-23T22:00:00.000Z"],
  ["UTC", "2026-11-24", "2026-11-24T00:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-11-24", "2026-11-23T10:00:00.000Z"],
  ["Pacific/Pago_Pago", "2026-11-24", "2026-11-24T11:00:00.000Z"],
  ["Asia/Kathmandu", "2026-11-24", "2026-11-23T18:15:00.000Z"],
  // The day on which summer time ends has 25 hours, and begins before that.
  ["Europe/Berlin", "2026-10-25", "2026-10-24T22:00:00.000Z"],
  ["Europe/Berlin", "2026-10-26", "2026-10-25T23:00:00.000Z"],
  // A day without midnight: the clock went from 00:00 to 01:00.
  ["America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00.000Z"],
])("in %s, %s begins at %s", (zone, day, moment) => {
  const begins = beginningOf(day, zone);
  expect(new Date(begins).toISOString()).toBe(moment);
  expect(dayIn(zone)(begins)).toBe(day);
  expect(dayIn(zone)(begins - 1)).toBe(dayAfter(day, -1));
});

test.each([
  ["2026-11-30", 1, "2026-12-01"],
  ["2026-12-31", 2, "2027-01-02"],
  ["2028-03-01", -1, "2028-02-29"],
])("%s and %i days is %s", (day, days, other) => {
  expect(dayAfter(day, days)).toBe(other);
});

test.each(["2026-02-29", "2026-13-01", "2026-1-1", "tomorrow", "", "2026-11-24T00:00", "20261124"])(
  "%s is no day",
  (text) => expect(isDay(text)).toBe(false),
);

test("a leap day is a day", () => expect(isDay("2028-02-29")).toBe(true));
