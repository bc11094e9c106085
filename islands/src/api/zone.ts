/** The zone in which the page's days and times are. */
import { siteConfig } from "./config";

/** What the script of the visitor's own times (`time-zone/page.ts`) leaves to the rest of the page. */
export interface OwnTimes {
  /** The visitor's zone, an IANA name. */
  readonly zone: string;
  /** Brings the times of an island's props into it: a reviver of `JSON.parse`. */
  readonly revive: (key: string, value: unknown) => unknown;
}

/** The visitor's own times; undefined where the page has the site's. */
export function ownTimes(): OwnTimes | undefined {
  return (globalThis as { sportsbookTimes?: OwnTimes }).sportsbookTimes;
}

/** The zone of what the page shows (an IANA name): the visitor's own where they chose it, otherwise the site's. */
export function shownZone(): string {
  return ownTimes()?.zone ?? siteConfig().zone;
}
