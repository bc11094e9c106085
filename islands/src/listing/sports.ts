/** The sports of the site, and the place of the page's lists. */

/** A sport as the page names it. */
export interface PageSport {
  /** Path segment. */
  readonly key: string;
  readonly name: string;
  readonly isCyber: boolean;
}

/** The element whose place the filtered list takes; null on a page without a list. */
export function listedElement(): HTMLElement | null {
  return document.querySelector(".listed");
}

/** All sports, in the order of the row below the header. */
export function pageSports(): readonly PageSport[] {
  return [...document.querySelectorAll<HTMLElement>(".sports-row a")].map((link) => ({
    key: link.className.slice("sport-".length),
    name: link.textContent.trim(),
    isCyber: link.dataset.cyber !== undefined,
  }));
}
