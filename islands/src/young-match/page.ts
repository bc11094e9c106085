/** What around the island depends on the answer: the page's words, its title, its other languages. */

import { siteConfig } from "../api/config";
import type { SportEvent } from "../api/events";
import { eventName } from "../messages/event-name";

/** Shows the page's words "not found". */
export function asNotFound(): void {
  delete document.documentElement.dataset.young;
  startPrices();
}

/** Makes the page that of a match, which is on it by now. */
export function asMatchPage({ match }: SportEvent): void {
  document.documentElement.dataset.young = "found";
  const { home, away } = match.competitors;
  const [, site] = document.title.split(" | ");
  document.title = [eventName(home.name, away.name), site].filter(Boolean).join(" | ");
  const path = location.pathname.slice(siteConfig().prefix.length);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
    const root = link.getAttribute("href") ?? "/";
    link.href = root === "/" ? path : `${root}${path}`;
  }
  startPrices();
}

/** Live prices have waited for the answer (live/start.ts). */
function startPrices(): void {
  dispatchEvent(new Event("sb-young"));
}
