/**
 * The data of a match and of a market as their elements have it. What the link of a row says, what the elements
 * around it say for all, and what is usual is left out (`odds/data.ts` and the macros `match_data` and `market_data`).
 * Names are read from attributes alone: a browser's translator changes texts.
 */

/** Sport and slug at the end of a match's address. */
const ADDRESS = /([^/]*)\/([^/]*)$/;

/** Reads a match from its element (`[data-match]`). */
export function readMatch(element: HTMLElement) {
  const { match, urn, slug, sport, home = "", away = "", status = 0 } = element.dataset;
  const href = element.querySelector(".event-main")?.getAttribute("href") ?? "";
  const [, ofLink = "", last = ""] = ADDRESS.exec(href) ?? [];
  return {
    id: Number(match),
    urn: urn ?? `sr:match:${match}`,
    slug: slug ?? last,
    sport: sport ?? ofLink,
    league: said(element, "league") ?? "",
    home,
    away,
    status: Number(status),
    provider: said(element, "provider") ?? "",
  };
}

/** Reads a market from its element (`[data-market]`), without its outcomes. */
export function readMarket(element: HTMLElement) {
  const { market, specifier = "", marketStatus = 1 } = element.dataset;
  const place = element.matches(".event-second") ? "second" : "first";
  return {
    id: Number(market),
    specifier,
    name: said(element, "market-name") ?? said(element, place) ?? "",
    group: said(element, "group") ?? "main",
    status: Number(marketStatus),
  };
}

/** What an element, or else one around it, says. */
function said(element: HTMLElement, name: string): string | null | undefined {
  return element.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
}
