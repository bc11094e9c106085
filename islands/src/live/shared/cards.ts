/**
 * Market cards as markets come and go while a match page is open: pure, so that an unchanged card
 * stays the same object. Prices are not handled here: they belong to the writer. Loaded by match
 * pages when they are awake.
 */

import type { Market } from "../../api/matches";
import type { MarketCardProps, MarketProps } from "../../api/props.gen";
import { cardOf } from "../../rules/cards";
import { compareByLine } from "../../rules/compare";
import { isListed, marketOf } from "../../rules/markets";

/** The cards updated with the operator's report: new markets, new lines, new outcomes. */
export function mergeMarkets(
  cards: readonly MarketCardProps[],
  markets: readonly Market[],
): readonly MarketCardProps[] {
  let merged = cards;
  for (const market of markets) merged = mergeMarket(merged, market);
  return merged;
}

function mergeMarket(
  cards: readonly MarketCardProps[],
  market: Market,
): readonly MarketCardProps[] {
  const line = marketOf(market);
  const at = cards.findIndex((card) => card.lines.some((one) => isSameMarket(one, line)));
  const home = at >= 0 ? at : cards.findIndex((card) => isCardOf(card, line));
  const card = cards[home];
  if (!card) return isListed(market.status) ? [...cards, cardOf(cards, market)] : cards;
  const lines = mergeLine(card.lines, line, isListed(market.status));
  return lines === card.lines ? cards : cards.with(home, { ...card, lines });
}

function mergeLine(lines: MarketProps[], line: MarketProps, isShown: boolean): MarketProps[] {
  const at = lines.findIndex((one) => isSameMarket(one, line));
  const old = lines[at];
  if (!old) return isShown ? withLine(lines, line) : lines;
  const known = new Set(old.outcomes.map((outcome) => outcome.id));
  const added = line.outcomes.filter((outcome) => !known.has(outcome.id));
  if (added.length === 0) return lines;
  return lines.with(at, { ...old, outcomes: [...old.outcomes, ...added] });
}

/** Inserts a new line among the others by its value; the first stays the first. */
function withLine([first, ...others]: MarketProps[], line: MarketProps): MarketProps[] {
  if (!first) return [line];
  const at = others.findIndex(({ specifier }) => compareByLine(specifier, line.specifier) > 0);
  return [first, ...others.toSpliced(at < 0 ? others.length : at, 0, line)];
}

function isSameMarket(a: MarketProps, b: MarketProps): boolean {
  return a.id === b.id && a.specifier === b.specifier;
}

function isCardOf(card: MarketCardProps, line: MarketProps): boolean {
  return card.lines[0]?.id === line.id && card.name === line.name;
}
