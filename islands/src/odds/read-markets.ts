/**
 * The props of the markets as their markup says them, read when React adopts it: the page has them once. Texts that
 * a browser may have translated are read from attributes; prices are those that the writer has written since.
 */
import type {
  MarketCardProps,
  MarketProps,
  MatchMarketsProps,
  OddsLabels,
  OutcomeProps,
} from "../api/props.gen";
import { readMarket, readMatch } from "../core/match-place";
import { nameOf } from "../core/price-place";

/** The words that markets use. */
export type MarketsLabels = Pick<
  OddsLabels,
  | "suspended"
  | "gone"
  | "as_of"
  | "all_lines"
  | "more"
  | "all_markets"
  | "search"
  | "no_prices"
  | "over"
  | "no_market"
  | "nothing_found"
  | "builder"
  | "builder_text"
  | "moves"
>;

/** The markets of one match, as they are drawn. */
export interface MarketsProps extends Omit<MatchMarketsProps, "labels"> {
  readonly labels: MarketsLabels;
}

/** What the JSON beside the markup says: what that cannot. */
export interface MarketsTold extends Omit<MarketsProps, "match" | "cards"> {
  /** The tabs of each card. */
  readonly groups: readonly string[][];
}

/** The props of prerendered markets, of the root of the island, and of the JSON beside it. */
export function readMarkets(root: Element, { groups, ...told }: MarketsTold): MarketsProps {
  const [markets] = all(root, ".markets");
  if (!markets) throw new Error("it has no .markets");
  const match = readMatch(markets);
  const outcomeOf = (price: HTMLElement): OutcomeProps => ({
    id: Number(price.dataset.outcome),
    name: nameOf(price, match),
    short: null,
    odds: Number(price.dataset.odds),
    active: price.dataset.state !== "suspended",
  });
  const cards: MarketCardProps[] = [];
  for (const card of all(root, ".market-card")) {
    const lines = all(card, ".market-line").map(
      (line): MarketProps => ({
        ...readMarket(line),
        line: line.dataset.line ?? null,
        outcomes: all(line, "[data-outcome]").map(outcomeOf),
      }),
    );
    const id = lines[0]?.id;
    const same = cards.filter((other) => other.lines[0]?.id === id).length;
    cards.push({
      key: same ? `${id}-${same + 1}` : `${id}`,
      name: card.dataset.marketName ?? "",
      groups: groups[cards.length] ?? [],
      columns: Number(card.dataset.columns ?? 2),
      lines,
    });
  }
  return { ...told, match, cards };
}

function all(root: Element, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}
