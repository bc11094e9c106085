/** How much of a match's markets its page has at first; the others are loaded when somebody opens them. */
import type { MarketCardProps } from "../api/props.gen";

/** Lines of markets that a page has at first. */
export const LINES = 150;

/** How many cards a page has at first: those of the first lines, and one at least. */
export function onPage(cards: readonly MarketCardProps[], lines = LINES): number {
  let left = lines;
  const over = cards.findIndex((card) => {
    left -= card.lines.length;
    return left < 0;
  });
  return over < 0 ? cards.length : Math.max(over, 1);
}
