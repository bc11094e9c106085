/**
 * Market cards as markets come and go while a match page is open: those that the next build would show, with
 * unchanged cards as the same objects. Prices are not handled here: they belong to the writer. Loaded by match
 * pages when they are awake.
 */

import type { Market } from "../../api/matches";
import type { MarketCardProps, MarketProps } from "../../api/props.gen";
import { cardsOf } from "../../rules/cards";

/** The cards of all markets of a match. */
export function cardsNow(
  old: readonly MarketCardProps[],
  markets: readonly Market[],
): readonly MarketCardProps[] {
  const known = new Map(old.map((card) => [card.key, card]));
  const cards = cardsOf(markets).map((card) => {
    const before = known.get(card.key);
    return before && isSameCard(before, card) ? before : card;
  });
  const isUnchanged = cards.length === old.length && cards.every((card, at) => card === old[at]);
  return isUnchanged ? old : cards;
}

/** Whether two cards have the same names and prices, whatever the prices are. */
function isSameCard(one: MarketCardProps, other: MarketCardProps): boolean {
  return (
    one.name === other.name &&
    one.columns === other.columns &&
    one.groups.join() === other.groups.join() &&
    isSameList(one.lines, other.lines, isSameLine)
  );
}

function isSameLine(one: MarketProps, other: MarketProps): boolean {
  return (
    one.id === other.id &&
    one.specifier === other.specifier &&
    one.line === other.line &&
    isSameList(one.outcomes, other.outcomes, (a, b) => a.id === b.id && a.name === b.name)
  );
}

function isSameList<T>(
  some: readonly T[],
  others: readonly T[],
  isSame: (one: T, other: T) => boolean,
): boolean {
  return (
    some.length === others.length &&
    some.every((one, at) => {
      const other = others[at];
      return other !== undefined && isSame(one, other);
    })
  );
}
