/**
 * Markets of the wire as props. The generator follows the same rules (`generator/site/src/rules`): it
 * writes `cases/`, which the tests beside this file replay.
 */

import type { Market, Match } from "../api/matches";
import type { MarketProps } from "../api/props.gen";
import type * as wire from "../api/wire.gen";
import { pairOf } from "./compare";

/** Market status of a dropped market (spec 4). */
const DROPPED = 0;

/**
 * Texts on a list's buttons, by the number of outcomes: lists have no columns for other numbers.
 */
const SHORT_NAMES: readonly (readonly string[])[] = [
  ["1", "2"],
  ["1", "X", "2"],
];

/** Markets without the dropped ones. */
export function offered<M extends Market>(markets: readonly M[]): readonly M[] {
  return markets.filter((market) => market.status !== DROPPED);
}

/**
 * The market that a match shows in lists; null if it has none, or one that lists have no columns
 * for. `markets` are all markets of the match, where they are known: newer than the copy in the
 * match.
 */
export function listMarket(match: Match, markets: readonly Market[] = []): MarketProps | null {
  const market = mainMarket(match, offered(markets));
  const shorts = SHORT_NAMES.find((names) => names.length === market?.outcomes.length);
  return market && shorts ? marketOf(market, shorts) : null;
}

function mainMarket(match: Match, markets: readonly Market[]): Market | undefined {
  const named = match.main_market;
  if (named) {
    const line = named.specifier ?? "";
    const same = markets.find((one) => one.id === named.id && (one.specifier ?? "") === line);
    return same ?? offered([named])[0];
  }
  const kind = match.tournament.category.sport.main_market_id;
  const all = markets.filter((market) => market.id === kind);
  return all.find((market) => market.most_balanced) ?? all[0];
}

/** How many markets a match has besides the one in its row. */
export function moreMarkets(
  match: Pick<wire.Match, "available_markets">,
  shown: MarketProps | null,
): number {
  return Math.max(0, match.available_markets - (shown ? 1 : 0));
}

/**
 * A market as props. `shorts` are the texts on its buttons by position, where names are too long.
 */
export function marketOf(market: Market, shorts: readonly string[] = []): MarketProps {
  return {
    id: market.id,
    specifier: market.specifier ?? "",
    name: market.name,
    group: market.market_groups[0]?.groupKey ?? "",
    line: lineText(market) || null,
    status: market.status,
    outcomes: market.outcomes.map(({ id, name, odds, active }, place) => {
      const short = shorts[place] ?? name;
      return { id, name, short: short === name ? null : short, odds, active };
    }),
  };
}

/**
 * The values of the specifier that are missing from the names of the market and of its outcomes.
 */
function lineText({ specifier, name, outcomes }: Market): string {
  const names = [name, ...outcomes.map((outcome) => outcome.name)];
  const pairs = (specifier ?? "").split("|").map(pairOf);
  const values = pairs.flatMap(([key, value]) => (key === null ? [] : [value]));
  return values.filter((value) => !names.some((one) => one.includes(value))).join(" · ");
}
