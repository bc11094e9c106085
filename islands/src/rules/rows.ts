/**
 * Rows of lists, made of the wire's matches, and what a heading says above the columns of their prices.
 * Texts for days and times are not made here: a page brings them prerendered.
 */
import type { ListedMatch } from "../api/listed";
import type { Market, Match } from "../api/matches";
import type { EventRowProps, OddsGroupProps } from "../api/props.gen";
import { listMarket, secondMarket } from "./markets";
import { scoreOf } from "./score";

const LIVE = 1;

/** A row without its texts for times. */
export type ListRow = Pick<
  EventRowProps,
  "match" | "href" | "score" | "market" | "second" | "more"
> & {
  /** Whether the row shows the day: only where neither the heading nor "live" does. */
  readonly shows_day: boolean;
};

/** The row of a match. */
export function rowOf(
  match: Match | ListedMatch,
  {
    prefix,
    isByDays,
    markets = [],
    more = 0,
  }: {
    /** Prefix of paths in the page's language. */
    readonly prefix: string;
    /** Whether the headings of the list are days. */
    readonly isByDays: boolean;
    /** All markets of the match, where they are known. */
    readonly markets?: readonly Market[];
    /** Number of cards on the match's page, where it is known. */
    readonly more?: number;
  },
): ListRow {
  const { tournament, competitors } = match;
  const sport = tournament.category.sport.key;
  const market = listMarket(match, markets);
  return {
    match: {
      id: match.id,
      urn: match.urn_id,
      slug: match.slug,
      sport,
      league: tournament.name,
      home: competitors.home.name,
      away: competitors.away.name,
      status: match.status,
      provider: match.provider,
    },
    href: `${prefix}/${sport}/${match.slug}`,
    shows_day: !isByDays && match.status !== LIVE,
    score: scoreOf(match),
    market,
    second: secondMarket(match, market, markets),
    more,
  };
}

/** The heads of the price columns of rows. */
export function headsOf(
  rows: readonly Pick<EventRowProps, "market" | "second">[],
): Pick<OddsGroupProps, "head" | "second_head"> {
  // The first of those with the most outcomes: one of another may be missing.
  const markets = rows.flatMap(({ market }) => market ?? []);
  const most = Math.max(...markets.map(({ outcomes }) => outcomes.length));
  const shown = markets.find(({ outcomes }) => outcomes.length === most);
  return {
    head: shown?.outcomes.map(({ short, name }) => short ?? name) ?? [],
    second_head: rows.find((row) => row.second !== null)?.second?.name ?? null,
  };
}
