/**
 * Markets of the wire as props. The generator follows the same rules (`generator/catalogue/src/rules`): it
 * writes `cases/`, which the tests beside this file replay.
 */

import type { Market, Match } from "../api/matches";
import type { MarketProps } from "../api/props.gen";
import { pairOf } from "./compare";

/** Market status of a dropped market. */
const DROPPED = 0;

/** A price of 1.00, in thousandths, returns the stake alone: such an outcome takes no bets. */
const EVEN_STAKE = 1_000;

/** What outcomes are called in lists, in the order of their columns. */
const [HOME, DRAW, AWAY] = ["1", "X", "2"] as const;
const SHORT_NAMES: readonly string[] = [HOME, DRAW, AWAY];

/** Lists have columns for two or three outcomes. */
const COLUMNS: readonly (number | undefined)[] = [2, 3];

/** Columns of a list's second market. */
const SECOND_COLUMNS = 2;

/** Markets without the dropped ones, and those without anything to pick. */
export function offered<M extends Market>(markets: readonly M[]): readonly M[] {
  return markets.filter((market) => market.status !== DROPPED && market.outcomes.length > 0);
}

/**
 * The market that a match shows in lists; null if it has none, or one that lists have no columns
 * for. `markets` are all markets of the match, where they are known: newer than the copy in the
 * match.
 */
export function listMarket(match: Match, markets: readonly Market[] = []): MarketProps | null {
  const kind = match.tournament.category.sport.main_market_id;
  const market = ofLists(match.main_market, kind, offered(markets));
  if (!market || !COLUMNS.includes(market.outcomes.length)) return null;
  const { home, away } = match.competitors;
  const shorts = shortNames(market.outcomes, home.name, away.name);
  const props = marketOf(market);
  const outcomes = props.outcomes.map((outcome, nth) => {
    const short = shorts[nth];
    return short === undefined || short === outcome.name ? outcome : { ...outcome, short };
  });
  const column = ({ short, name }: (typeof outcomes)[number]) => {
    const place = SHORT_NAMES.indexOf(short ?? name);
    return place < 0 ? SHORT_NAMES.length : place;
  };
  return { ...props, outcomes: outcomes.toSorted((a, b) => column(a) - column(b)) };
}

/**
 * What each outcome of a market is called in a list: `1`, `X` or `2`, by what it means and never by its place
 * (`rules::market::short_names`). Undefined shows the own name.
 */
export function shortNames(
  outcomes: readonly Pick<Market["outcomes"][number], "id" | "name">[],
  home: string,
  away: string,
): readonly (string | undefined)[] {
  const all: (string | undefined)[] = [];
  for (const { name } of outcomes) {
    const short = byName(name, home, away);
    all.push(all.includes(short) ? undefined : short);
  }
  if (outcomes.length === 3 && all.includes(HOME) && all.includes(AWAY)) {
    const third = all.indexOf(undefined);
    if (third >= 0) all[third] = DRAW;
  }
  const numbers = byNumber(outcomes.map(({ id }) => id));
  const contradicts = numbers.some((number, nth) => number && all[nth] && all[nth] !== number);
  if (contradicts) return all;
  for (const [nth, number] of numbers.entries()) {
    if (all[nth] === undefined && !all.includes(number)) all[nth] = number;
  }
  return all;
}

function byName(name: string, home: string, away: string): string | undefined {
  if (name !== "" && home !== away) {
    if (name === home) return HOME;
    if (name === away) return AWAY;
  }
  return SHORT_NAMES.find((short) => short === name);
}

/** What the numbers of outcomes mean, if they are of a result (1, 2, 3) or of a winner (4, 5). */
function byNumber(ids: readonly number[]): readonly (string | undefined)[] {
  if (ids.every((id) => id === 4 || id === 5)) return ids.map((id) => (id === 4 ? HOME : AWAY));
  if (!ids.every((id) => id >= 1 && id <= 3)) return ids.map(() => undefined);
  // Of two outcomes with the numbers 1 and 2, the second may be a draw or the away side.
  const draw = ids.includes(3) ? DRAW : undefined;
  return ids.map((id) => [HOME, draw, AWAY][id - 1]);
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

/** A market as props. */
export function marketOf(market: Market): MarketProps {
  return {
    id: market.id,
    specifier: market.specifier ?? "",
    name: market.name,
    group: market.market_groups[0]?.groupKey ?? "",
    line: lineText(market) || null,
    status: market.status,
    outcomes: market.outcomes.map(({ id, name, odds, active }) => ({
      id,
      name,
      short: null,
      odds,
      active: active && odds > EVEN_STAKE,
    })),
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
