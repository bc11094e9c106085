/** The time left until a match starts, in the page's language: only the browser knows it. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "in 35 min", "in 3 hr", "in 2 days", in a language; empty when no time is left. */
export function leftText(left: number, language: string): string {
  if (left <= 0) return "";
  const words = new Intl.RelativeTimeFormat(language, { style: "short" });
  if (left < 2 * HOUR) return words.format(Math.ceil(left / MINUTE), "minute");
  if (left < 2 * DAY) return words.format(Math.floor(left / HOUR), "hour");
  return words.format(Math.floor(left / DAY), "day");
}
