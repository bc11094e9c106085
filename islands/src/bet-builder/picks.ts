/**
 * The picks in the builder, and what can be joined with them (`custom_bet_groups`): pure.
 *
 * Outcomes can be joined when one group contains the markets of all of them. Each line has at most
 * one pick, so that touching another outcome changes the pick instead of making a bet that cannot
 * win. All other restrictions are left to the operator.
 */

import type { Market } from "../api/matches";
import type { MatchRef } from "../api/props.gen";
import { type PriceState, priceState } from "../core/price-state";
import { type Price, priceKey } from "../core/prices";
import type { SlipSelection } from "../core/selections";
import type { PickRef } from "./hash";

/** A picked outcome, with all that is needed to show it after the operator stops listing it. */
export interface BuilderPick extends PickRef {
  /** Key of its price. */
  readonly key: string;
  readonly outcomeName: string;
  readonly marketName: string;
  /** The tab of the match page that lists its market first. */
  readonly marketGroup: string;
  /** Groups within which it can be joined. */
  readonly groups: readonly string[];
}

/** A market with one line. */
type Line = Omit<PickRef, "outcomeId">;

/** Unique among the lines of a match. */
export function lineKey({ marketId, specifier }: Line): string {
  return `${marketId}:${specifier ?? ""}`;
}

/** The reference of a market's line, as it is sent. */
export function lineOf({ id, specifier }: Pick<Market, "id" | "specifier">): Line {
  return { marketId: id, specifier: specifier || null };
}

/** The pick of an outcome; undefined when the market does not have it. */
export function pickOf(
  matchId: number,
  market: Market,
  outcomeId: number,
): BuilderPick | undefined {
  const outcome = market.outcomes.find((one) => one.id === outcomeId);
  if (!outcome) return undefined;
  return {
    key: priceKey(matchId, market.id, market.specifier, outcomeId),
    ...lineOf(market),
    outcomeId,
    outcomeName: outcome.name,
    marketName: market.name,
    marketGroup: market.market_groups[0]?.groupKey ?? "",
    groups: market.custom_bet_groups,
  };
}

/**
 * The picks after an outcome was touched: a picked one is dropped, another one replaces its line's
 * pick.
 */
export function togglePick(
  picks: readonly BuilderPick[],
  pick: BuilderPick,
): readonly BuilderPick[] {
  const others = withoutLine(picks, pick);
  return picks.some(({ key }) => key === pick.key) ? others : [...others, pick];
}

/** Whether an outcome of a line with these groups could be joined with the other picks. */
export function canJoin(
  picks: readonly BuilderPick[],
  line: Line,
  groups: readonly string[],
): boolean {
  const others = withoutLine(picks, line);
  return groups.some((group) => others.every((pick) => pick.groups.includes(group)));
}

/** The picks with the operator's current names; picks that it does not list stay unchanged. */
export function renewPicks(
  matchId: number,
  picks: readonly BuilderPick[],
  markets: readonly Market[],
): readonly BuilderPick[] {
  return picks.map((pick) => findPick(matchId, markets, pick) ?? pick);
}

/** The referenced outcome, if the operator lists it. */
export function findPick(
  matchId: number,
  markets: readonly Market[],
  ref: PickRef,
): BuilderPick | undefined {
  const key = lineKey(ref);
  const market = markets.find((one) => lineKey(lineOf(one)) === key);
  return market && pickOf(matchId, market, ref.outcomeId);
}

/** Whether a picked outcome takes bets; one without a known price is not offered. */
export function pickState(price: Price | undefined, matchStatus: number): PriceState {
  return price ? priceState({ ...price, matchStatus }) : "gone";
}

/** A pick as a selection of the slip, at its current price. */
export function selectionOfPick(match: MatchRef, pick: BuilderPick, odds: number): SlipSelection {
  return {
    id: pick.key,
    type: "match",
    matchId: match.id,
    matchUrnId: match.urn,
    matchSlug: match.slug,
    matchStatus: match.status === 1 ? "live" : match.status === 0 ? "prematch" : "others",
    sportKey: match.sport,
    lang: document.documentElement.lang,
    nameA: match.home,
    nameB: match.away,
    categoryName: match.league,
    provider: match.provider,
    marketId: pick.marketId,
    marketName: pick.marketName,
    marketGroup: pick.marketGroup,
    specifier: pick.specifier,
    outcomeId: pick.outcomeId,
    outcomeName: pick.outcomeName,
    active: true,
    odds,
    acceptedOdds: odds,
    initialOdds: odds,
    isSuspended: false,
    isChanged: false,
    isNotAvailable: false,
  };
}

function withoutLine(picks: readonly BuilderPick[], line: Line): readonly BuilderPick[] {
  return picks.filter((pick) => lineKey(pick) !== lineKey(line));
}
