/** The lists of matches that the page came with. */
import type { EventRowProps, MarketProps, OddsGroupProps } from "../api/props.gen";
import { getMatchStatus, getPrice, priceKey } from "../core/prices";
import type { ListProps } from "../odds/shared/list-props";
import { readList, readScript } from "../odds/shared/read-list";

/** The lists of the page, each row as it was prerendered. */
export function heldLists(): readonly ListProps[] {
  const islands = document.querySelectorAll<HTMLElement>(
    '.listed sb-island[data-name="odds-list"]',
  );
  return [...islands].flatMap((island) => {
    const root = island.querySelector(":scope > .sb-root");
    const script = readScript(island);
    return root && script ? [readList(root, script)] : [];
  });
}

/**
 * The groups of the lists, with the states that matches and markets have by now. Where lists are each of
 * one sport, as those of computer games, their groups get its icon: drawn together they need it.
 */
export function currentGroups(
  lists: readonly ListProps[],
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
