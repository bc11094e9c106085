/** Draws a row into what stands in its place; loaded when the first row differs from what its page came with. */
import { getMatch } from "../live/shared/matches";
import { patch } from "../plain/patch";
import { forgetPrices } from "../plain/writer";
import { type RowView, rowView } from "./row-view";

/** Draws the row of a match as it was last reported. Prices that go are not kept any more. */
export function drawRow(element: Element, view: RowView): void {
  const before = [...element.querySelectorAll(".event-prices[data-market]")];
  patch(element, rowView(view, getMatch(view.row.match.id)));
  for (const prices of before) if (!prices.isConnected) forgetPrices(prices);
}
