/** What the page has: the sports of the site, and the lists of matches that it came with. */
import type { EventRowProps, MarketProps, OddsGroupProps, OddsListProps } from "../api/props.gen";
import { ownTimes } from "../api/zone";
import { getMatchStatus, getPrice, priceKey } from "../core/prices";

/** A sport as the page names it. */
export interface PageSport {
  /** Path segment. */
  readonly key: string;
  readonly name: string;
  readonly isCyber: boolean;
}

/** The element whose place the filtered list takes; null on a page without a list. */
export function listedElement(): HTMLElement | null {
  return document.querySelector(".listed");
}

/** All sports, in the order of the row below the header. */
export function pageSports(): readonly PageSport[] {
  return [...document.querySelectorAll<HTMLElement>(".sports-row [data-sport]")].map((link) => ({
    key: link.dataset.sport ?? "",
    name: link.textContent.trim(),
    isCyber: link.dataset.cyber !== undefined,
  }));
}

/** The lists of the page, as they were prerendered. */
export function heldLists(): readonly OddsListProps[] {
  const scripts = document.querySelectorAll(
    '.listed sb-island[data-name="odds-list"] > script[type="application/json"]',
  );
  return [...scripts].map(
    (script) => JSON.parse(script.textContent, ownTimes()?.revive) as OddsListProps,
  );
}

/**
 * The groups of the lists, with the states that matches and markets have by now. Where lists are each of
 * one sport, as those of computer games, their groups get its icon: drawn together they need it.
 */
export function currentGroups(
  lists: readonly OddsListProps[],
  isMixed: boolean,
): readonly OddsGroupProps[] {
  return lists.flatMap(({ groups }) =>
    groups.map((group) => ({
      ...group,
      sport_icon: group.sport_icon ?? (isMixed ? (group.rows[0]?.match.sport ?? null) : null),
      rows: group.rows.map(currentRow),
    })),
  );
}

function currentRow(row: EventRowProps): EventRowProps {
  const { match, market } = row;
  const status = getMatchStatus(match.id) ?? match.status;
  return { ...row, match: { ...match, status }, market: market && currentMarket(match.id, market) };
}

function currentMarket(matchId: number, market: MarketProps): MarketProps {
  const prices = market.outcomes.map(({ id }) =>
    getPrice(priceKey(matchId, market.id, market.specifier, id)),
  );
  return {
    ...market,
    status: prices.find((price) => price?.listed)?.marketStatus ?? market.status,
    outcomes: market.outcomes.map((outcome, place) => ({
      ...outcome,
      active: prices[place]?.active ?? outcome.active,
    })),
  };
}
