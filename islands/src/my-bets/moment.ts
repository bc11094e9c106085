/** Dates with times, in the page's language and the zone that it shows. */
import { siteConfig } from "../api/config";
import { shownZone } from "../api/zone";
import { once } from "../state/once";

const format = once(
  () =>
    new Intl.DateTimeFormat(siteConfig().tag, {
      dateStyle: "medium",
      timeStyle: "short",
      hourCycle: "h23",
      timeZone: shownZone(),
      numberingSystem: "latn",
    }),
);

/** A timestamp as text, with Latin digits as everywhere. */
export function momentText(timestamp: string): string {
  return format().format(new Date(timestamp));
}
