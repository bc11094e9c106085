/**
 * Wakes the markets of a match's page when they must be drawn anew: a line comes or goes, or the match
 * begins or ends. Until then the core writes their prices, without React.
 */
import type { Market } from "../api/matches";
import { wakeIslands } from "../core/element";
import { getMatch, onMarkets, onMatch } from "../live/shared/matches";
import { isListed } from "../rules/markets";

/** Watches the markets of the page. */
export function watchCards(): void {
  const wake = () => wakeIslands("match-markets");
  for (const shown of document.querySelectorAll<HTMLElement>("sb-island .markets[data-match]")) {
    const id = Number(shown.dataset.match);
    onMarkets(id, (markets) => differs(markets, shown) && wake());
    onMatch(id, () => String(getMatch(id)?.status) !== shown.dataset.status && wake());
  }
}

/** Whether reported markets have other lines than the page shows. */
function differs(markets: readonly Market[], shown: Element): boolean {
  const lines = new Set(
    [...shown.querySelectorAll<HTMLElement>("[data-market]")].map(
      ({ dataset: { market, specifier } }) => `${market}:${specifier}`,
    ),
  );
  return markets.some(
    ({ id, specifier, status }) => isListed(status) !== lines.has(`${id}:${specifier ?? ""}`),
  );
}
