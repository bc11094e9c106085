/** Dates with times, in the page's language and the zone that it shows. */
import { siteConfig } from "../api/config";
import { shownZone } from "../api/zone";

let format: Intl.DateTimeFormat | undefined;

/** A timestamp as text, with Latin digits as everywhere. */
export function momentText(timestamp: string): string {
  format ??= new Intl.DateTimeFormat(siteConfig().tag, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: shownZone(),
    numberingSystem: "latn",
  });
  return format.format(new Date(timestamp));
}
