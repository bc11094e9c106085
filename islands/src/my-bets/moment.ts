/** Dates with times, in the page's language and the site's zone. */
import { siteConfig } from "../api/config";

let format: Intl.DateTimeFormat | undefined;

/** A timestamp as text, with Latin digits as everywhere. */
export function momentText(timestamp: string): string {
  const { tag, zone } = siteConfig();
  format ??= new Intl.DateTimeFormat(tag, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: zone,
    numberingSystem: "latn",
  });
  return format.format(new Date(timestamp));
}
