/** Days and times in the page's language and the site's zone, for what the page did not bring. */
import { siteConfig } from "../api/config";

const DAY = { weekday: "short", day: "numeric", month: "short" } as const;
const DATE = { day: "numeric", month: "short", year: "numeric" } as const;
const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** `Sat, 21 Nov` */
export function dayText(timestamp: string): string {
  return format(timestamp, DAY);
}

/** `21 Nov 2026` */
export function dateText(timestamp: string): string {
  return format(timestamp, DATE);
}

/** `15:00` */
export function timeText(timestamp: string): string {
  return format(timestamp, TIME);
}

/** `15:00:09` */
export function secondsText(timestamp: string): string {
  return format(timestamp, { ...TIME, second: "2-digit" });
}

/** `15:00` of today, `Sat, 21 Nov, 15:00` of another day. */
export function shortMoment(timestamp: string, now = Date.now()): string {
  const isToday = dayText(timestamp) === dayText(new Date(now).toISOString());
  return format(timestamp, isToday ? TIME : { ...DAY, ...TIME });
}

function format(timestamp: string, options: Intl.DateTimeFormatOptions): string {
  const { tag, zone } = siteConfig();
  const common = { timeZone: zone, numberingSystem: "latn", calendar: "gregory" };
  return new Intl.DateTimeFormat(tag, { ...common, ...options }).format(new Date(timestamp));
}
