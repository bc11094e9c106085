/**
 * Reads the selection of a touched price from the DOM only: the row gives the match, the market
 * element the market, the button the outcome and its price.
 */
import { nameOf, placeOf } from "./price-place";
import { getMatchStatus, getPrice } from "./prices";
import type { SlipSelection } from "./selections";

/** Group of a market that does not say its own. */
const MAIN_GROUP = "main";

const STATUS = ["prematch", "live"] as const;

/** The selection of a price button; undefined when the page has too little data. */
export function selectionOf(button: HTMLElement): SlipSelection | undefined {
  const { match, market, key: id } = placeOf(button);
  // It may say these for several lines.
  const card = button.closest<HTMLElement>("[data-market-name]")?.dataset;
  if (!market || !card || !match) return undefined;
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
    lang: document.documentElement.lang,
    nameA: match.home ?? "",
    nameB: match.away ?? "",
    categoryName: match.league ?? "",
    provider: match.provider ?? "",
    marketId: Number(market.market),
    marketName: card.marketName ?? "",
    marketGroup: market.group ?? card.group ?? MAIN_GROUP,
    specifier: market.specifier || null,
    outcomeId: Number(button.dataset.outcome),
    outcomeName: nameOf(button, match),
    // A page may show an outcome without a price as open until it hears of it.
    active: price?.active ?? odds > 1000,
    odds,
    acceptedOdds: odds,
    initialOdds: odds,
    isSuspended: false,
    isChanged: false,
    isNotAvailable: false,
  };
}
