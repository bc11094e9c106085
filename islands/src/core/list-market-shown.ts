/**
 * Which market the rows of lists show where there is room for one: the visitor's choice. Styles read
 * it from the root element (templates/styles/event-row.css).
 */
import { readStored } from "./storage";

/** Local storage key of the visitor's choice. */
export const LIST_MARKET_KEY = "list-market";

/**
 * Applies the stored choice: what begins with `2` is the second market, anything else is the first. Rows are
 * compact where it ends in `compact` (`live/list-view.ts`).
 */
export function showListMarket(): void {
  document.documentElement.dataset.market = String(readStored("local", LIST_MARKET_KEY) ?? 1);
}
