/** Which cards of a match page are shown: those of a tab, or those that a search finds. */
import type { MarketCardProps } from "../../api/props.gen";

/** The visitor's filter of the cards. */
export interface CardFilter {
  /** Key of the open tab; null for all markets. */
  readonly tab: string | null;
  /** Words to search for among all markets, in any order and case, while the search is open. */
  readonly query?: string | undefined;
}

/** Whether a card passes: it is in the tab, or it or one of its outcomes contains these words. */
export function isShown(card: MarketCardProps, { tab, query }: CardFilter): boolean {
  if (query === undefined) return tab === null || card.groups.includes(tab);
  const words = folded(query).split(/\s+/).filter(Boolean);
  const text = folded(
    [card.name, ...card.lines.flatMap((line) => line.outcomes.map((one) => one.name))].join(" "),
  );
  return words.every((word) => text.includes(word));
}

function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
