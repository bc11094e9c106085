/**
 * A touched price, taken into the slip from the DOM alone: the row says which match it is, the
 * market element which market, the button which outcome and what it costs.
 */
import { getMatchStatus, getPrice } from "./prices";
import type { SlipSelection } from "./selections";

const STATUS = ["prematch", "live"] as const;

/** The selection that a price button stands for; undefined when the page does not say enough. */
export function selectionOf(button: HTMLElement): SlipSelection | undefined {
  const market = button.closest<HTMLElement>("[data-market]")?.dataset;
  const match = button.closest<HTMLElement>("[data-match]")?.dataset;
  const { outcome: id, name: outcomeName } = button.dataset;
  if (!market || !match || !id || outcomeName === undefined) return undefined;
  const matchId = Number(match.match);
  const price = getPrice(id);
  const odds = price?.listed ? price.odds : Number(button.dataset.odds);
  return {
    id,
    type: "match",
    matchId,
    matchUrnId: match.urn ?? "",
    matchSlug: match.slug ?? "",
    matchStatus: STATUS[getMatchStatus(matchId) ?? Number(match.status)] ?? "others",
    sportKey: match.sport ?? "",
    nameA: match.home ?? "",
    nameB: match.away ?? "",
    categoryName: match.league ?? "",
    provider: match.provider ?? "",
    marketId: Number(market.market),
    marketName: market.marketName ?? "",
    marketGroup: market.group ?? "",
    specifier: market.specifier || null,
    outcomeId: Number(id.slice(id.lastIndexOf(":") + 1)),
    outcomeName,
    active: price?.active ?? true,
    odds,
    acceptedOdds: odds,
    initialOdds: odds,
    isSuspended: false,
    isChanged: false,
    isNotAvailable: false,
  };
}
