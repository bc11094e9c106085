/** The markets of a match page: which lines share a card, and the order of lines, cards and tabs. */

import type { Market } from "../api/matches";
import type { MarketCardProps, MarketTabProps } from "../api/props.gen";
import type { MarketGroup } from "../api/wire.gen";
import { compareAll, compareByLine, compareSpecifiers, compareText, groupBy } from "./compare";
import { marketOf, offered } from "./markets";

/** Cards by the operator's priority. Markets with the same id and name are lines of one card. */
export function cardsOf(markets: readonly Market[]): readonly MarketCardProps[] {
  const byName = groupBy(offered(markets), ({ id, name }) => `${id}:${name}`);
  const groups = [...byName.values()].map((lines) => ({ lines, place: placeOf(lines) }));
  groups.sort(({ place: a }, { place: b }) =>
    compareAll(b.priority - a.priority, a.id - b.id, compareSpecifiers(a.specifier, b.specifier)),
  );
  const cards: MarketCardProps[] = [];
  for (const { lines } of groups) {
    const [first, ...others] = lines.toSorted(
      (a, b) =>
        Number(b.most_balanced) - Number(a.most_balanced) ||
        compareByLine(a.specifier ?? "", b.specifier ?? ""),
    );
    if (first) cards.push(cardOf(cards, first, others));
  }
  return cards;
}

/** A new card for the existing ones. */
export function cardOf(
  cards: readonly MarketCardProps[],
  first: Market,
  others: readonly Market[] = [],
): MarketCardProps {
  const same = cards.filter((card) => card.lines[0]?.id === first.id).length;
  return {
    key: same === 0 ? String(first.id) : `${first.id}-${same + 1}`,
    name: first.name,
    groups: first.market_groups.map((group) => group.groupKey),
    columns: columns(first.outcomes.length),
    lines: [first, ...others].map((line) => marketOf(line)),
  };
}

/** Tabs by the operator's priority, each with the number of its cards. */
export function tabsOf(
  markets: readonly (Market & { readonly market_groups: readonly MarketGroup[] })[],
  cards: readonly MarketCardProps[],
): readonly MarketTabProps[] {
  const groups = new Map<string, MarketGroup>();
  for (const group of offered(markets).flatMap((market) => market.market_groups)) {
    if (!groups.has(group.groupKey)) groups.set(group.groupKey, group);
  }
  return [...groups.values()]
    .sort((a, b) => b.priority - a.priority || compareText(a.groupKey, b.groupKey))
    .map(({ groupKey: key, name }) => ({
      key,
      name,
      count: cards.filter((card) => card.groups.includes(key)).length,
    }));
}

/** Whether outcomes of the markets can be joined into a custom bet. */
export function hasJoinable(markets: readonly Market[]): boolean {
  return offered(markets).some((market) => market.custom_bet_groups.length > 0);
}

/**
 * The position of a card among the others: cards of one market id by their lines (`Set 2` before
 * `Set 10`).
 */
function placeOf(lines: readonly Market[]) {
  const specifiers = lines.map((line) => line.specifier ?? "").sort(compareSpecifiers);
  return {
    priority: Math.max(...lines.map((line) => line.priority)),
    id: lines[0]?.id ?? 0,
    specifier: specifiers[0] ?? "",
  };
}

function columns(outcomes: number): number {
  if (outcomes === 1) return 1;
  return outcomes % 3 === 0 ? 3 : 2;
}
