/** Days and times in the page's language and the zone that it shows, for what the page did not bring. */
import { siteConfig } from "../api/config";
import { UNKNOWN_TIME } from "../api/unknown-time";
import { shownZone } from "../api/zone";
import { now } from "../clock/now";
import { DATE, DAY, TIME, written } from "./patterns";

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
export function shortMoment(timestamp: string, at = now()): string {
  const isToday = dayText(timestamp) === dayText(new Date(at).toISOString());
  return format(timestamp, isToday ? TIME : { ...DAY, ...TIME });
}

function format(timestamp: string, options: Intl.DateTimeFormatOptions): string {
  if (timestamp === UNKNOWN_TIME) return siteConfig().words.time_unknown;
  return written(timestamp, options, siteConfig().tag, shownZone());
}
