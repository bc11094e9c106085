/** When a break ends that begins at a moment. The operator decides; this is what it is said to do beforehand. */
import { siteConfig } from "../api/config";
import { now } from "../clock/now";

const HOUR_MS = 3_600_000;

/** The end: a self-exclusion is some months long, a time-out some seconds. */
export function untilOf(type: string, length: number, from = now()): string {
  const end = type === "selfexclusion" ? monthsLater(from, length) : from + length * 1_000;
  return new Date(end).toISOString();
}

/**
 * The moment some months later, at the same hour of the site's clock, which is the nearest that a page knows to the
 * operator's. Where that month has no such day, it is its last one.
 */
function monthsLater(now: number, months: number): number {
  const clock = new Date(now + aheadAt(now));
  const day = clock.getUTCDate();
  clock.setUTCMonth(clock.getUTCMonth() + months);
  // The day before the first of the month that it has run into.
  if (clock.getUTCDate() !== day) clock.setUTCDate(0);
  const end = clock.getTime();
  // Summer time may have begun or ended in between.
  return end - aheadAt(end - aheadAt(end));
}

/** By how many milliseconds the site's clock is ahead of UTC at a moment. */
function aheadAt(moment: number): number {
  const { format } = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone: siteConfig().zone,
    timeZoneName: "longOffset",
  });
  // `GMT+02:00`; `GMT` alone where it is not ahead.
  const [, sign, hours, minutes] = /GMT(.)(\d\d):(\d\d)/.exec(format(moment)) ?? [];
  const ahead = Number(hours ?? 0) * HOUR_MS + (Number(minutes ?? 0) * HOUR_MS) / 60;
  return sign === "+" ? ahead : -ahead;
}
