/**
 * Reads the selection of a touched price from the DOM only: the row gives the match, the market
 * element the market, the button the outcome and its price.
 */
import { readMarket, readMatch } from "./match-place";
import { nameOf, placeOf } from "./price-place";
import { getMatchStatus, getPrice } from "./prices";
import type { SlipSelection } from "./selections";

const STATUS = ["prematch", "live"] as const;

/** The selection of a price button; undefined when the page has too little data. */
export function selectionOf(button: HTMLElement): SlipSelection | undefined {
  const place = placeOf(button);
  if (!place.market || !place.match) return undefined;
  const match = readMatch(place.match);
  const market = readMarket(place.market);
  const price = getPrice(place.key);
  const odds = price?.listed ? price.odds : Number(button.dataset.odds);
  return {
    id: place.key,
    type: "match",
    matchId: match.id,
    matchUrnId: match.urn,
    matchSlug: match.slug,
    matchStatus: STATUS[getMatchStatus(match.id) ?? match.status] ?? "others",
    sportKey: match.sport,
    lang: document.documentElement.lang,
    nameA: match.home,
    nameB: match.away,
    categoryName: match.league,
    provider: match.provider,
    marketId: market.id,
    marketName: market.name,
    marketGroup: market.group,
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
