/**
 * The switch above a list: which of its two markets all rows show on a phone. The choice is stored;
 * `before-paint.ts` applies it before the first paint, so that no price changes under a finger.
 */
import { LIST_MARKET_KEY } from "./list-market-shown";
import { writeStored } from "./storage";

/** Stores and shows the market of a touched button. */
export function chooseListMarket({ dataset }: HTMLElement): void {
  const root = document.documentElement.dataset;
  // What follows the number belongs to the rows themselves (live/list-view.ts).
  root.market = root.market?.replace(/./, dataset.listMarket ?? "");
  writeStored("local", LIST_MARKET_KEY, root.market);
  markListMarket();
}

/** Updates every switch to the market that is shown; called when the document is parsed. */
export function markListMarket(): void {
  const { market } = document.documentElement.dataset;
  for (const button of document.querySelectorAll<HTMLElement>("[data-list-market]")) {
    button.setAttribute("aria-pressed", String(button.dataset.listMarket === market?.[0]));
  }
}
