/** The period of a statement, in days of the zone that the page shows (`2026-11-30`). */
import { shownZone } from "../api/zone";
import { now } from "../clock/now";

/** Its first and its last day; empty where the player has cleared it, which is no bound. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Days of a statement before the player chooses others. */
const DAYS = 30;

/** The last days, today included. */
export function lastDays(): Period {
  return { from: dayOf(now() - (DAYS - 1) * 86_400_000), to: dayOf(now()) };
}

/** The day of a moment. */
export function dayOf(moment: number | string): string {
  const format = new Intl.DateTimeFormat("en", {
    timeZone: shownZone(),
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    numberingSystem: "latn",
    calendar: "gregory",
  });
  const parts = new Map(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

/** Whether a day is in a period. */
export function isWithin({ from, to }: Period, day: string): boolean {
  return (from === "" || day >= from) && (to === "" || day <= to);
}
