/**
 * Markets of the wire as props. The generator follows the same rules (`generator/site/src/rules`): it
 * writes `cases/`, which the tests beside this file replay.
 */

import type { Market, Match } from "../api/matches";
import type { MarketProps } from "../api/props.gen";
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

/** Columns of a list's second market. */
const SECOND_COLUMNS = 2;

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
  const kind = match.tournament.category.sport.main_market_id;
  const market = ofLists(match.main_market, kind, offered(markets));
  const shorts = SHORT_NAMES.find((names) => names.length === market?.outcomes.length);
  return market && shorts ? marketOf(market, shorts) : null;
}

/** The second market that a match shows in lists beside `main`; null without one that fits. */
export function secondMarket(
  match: Match,
  main: MarketProps | null,
  markets: readonly Market[] = [],
): MarketProps | null {
  const kind = match.tournament.category.sport.secondary_market_id;
  const market = ofLists(match.secondary_market, kind, offered(markets));
  if (market?.outcomes.length !== SECOND_COLUMNS) return null;
  const second = marketOf(market);
  const isMain = main?.id === second.id && main.specifier === second.specifier;
  return isMain ? null : second;
}

/** The market that a match names, or else the one of the kind that its sport names. */
function ofLists(
  named: Market | null,
  kind: number | null,
  markets: readonly Market[],
): Market | undefined {
  if (named) {
    const line = named.specifier ?? "";
    const same = markets.find((one) => one.id === named.id && (one.specifier ?? "") === line);
    return same ?? offered([named])[0];
  }
  const all = markets.filter((market) => market.id === kind);
  return all.find((market) => market.most_balanced) ?? all[0];
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
