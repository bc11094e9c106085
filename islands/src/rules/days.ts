/** Days in a zone: which one a moment belongs to, and when one begins. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the day of a moment in a zone (an IANA name), as `2026-11-23`. */
export function dayIn(timeZone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return (moment) => {
    const parts = format.formatToParts(moment);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
    return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
  };
}

/** The day that comes this many days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar, as `2026-11-23`. */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/**
 * The first moment of a day in a zone. It is found by bisection, because a zone's offset is not known
 * before the moment is, and a day may begin at another hour than midnight.
 */
export function beginningOf(day: string, timeZone: string): number {
  const dayOf = dayIn(timeZone);
  const utc = Date.parse(day);
  // No zone is further from UTC than 15 hours.
  let [before, since] = [utc - 15 * HOUR_MS, utc + 15 * HOUR_MS];
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (dayOf(middle) < day) before = middle;
    else since = middle;
  }
  return since;
}
