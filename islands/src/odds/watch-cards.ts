/**
 * Wakes the markets of a match's page when they must be drawn anew: a line comes or goes, another one is the
 * most balanced, or the match begins or ends. Until then the core writes their prices, without React.
 */
import type { Market } from "../api/matches";
import { wakeIslands } from "../core/element";
import { getMatch, onMarkets, onMatch } from "../live/shared/matches";
import { offered } from "../rules/markets";

/** Watches the markets of the page. */
export function watchCards(): void {
  const wake = () => wakeIslands("match-markets");
  for (const shown of document.querySelectorAll<HTMLElement>("sb-island .markets[data-match]")) {
    const id = Number(shown.dataset.match);
    onMarkets(id, (markets) => differs(markets, shown) && wake());
    onMatch(id, () => String(getMatch(id)?.status) !== (shown.dataset.status ?? "0") && wake());
  }
}

/** Whether reported markets have other lines than the page shows, or other first ones. */
function differs(markets: readonly Market[], shown: Element): boolean {
  const lines = new Map<string, Element>();
  for (const line of shown.querySelectorAll<HTMLElement>("[data-market]")) {
    lines.set(`${line.dataset.market}:${line.dataset.specifier ?? ""}`, line);
  }
  // A page with the first of many markets concerns what has come of those.
  const kinds =
    shown.querySelector(".market-rest") &&
    new Set([...lines.keys()].map((key) => Number.parseInt(key, 10)));
  const now = offered(kinds ? markets.filter(({ id }) => kinds.has(id)) : markets);
  if (now.length !== lines.size) return true;
  return now.some(({ id, specifier, most_balanced }) => {
    const line = lines.get(`${id}:${specifier ?? ""}`);
    return !line || (most_balanced && line.closest(".market-more"));
  });
}
