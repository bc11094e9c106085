/**
 * Lists of matches: which matches of the wire they contain, in which order, groups and rows. Texts
 * for days and times are prerendered, not made here, and so is the flag of a country.
 */
import type { OddsGroupProps } from "../api/props.gen";
import type { Market, Match, Tournament } from "../api/wire.gen";
import { cardsOf } from "./cards";
import { compareAll, groupBy } from "./compare";
import { dayIn } from "./days";
import { headsOf, type ListRow, rowOf } from "./rows";

const PREMATCH = 0;
const LIVE = 1;

/** Maximum matches of one league on a page that is not the league's. */
const PER_LEAGUE = 6;

/** Which matches a list contains. */
export type ListKind =
  | { readonly kind: "home" | "live" }
  | { readonly kind: "sport" | "category" | "league"; readonly id: number };

/** A list with the site's settings for it. */
export interface ListRules {
  readonly list: ListKind;
  /** Maximum matches, except in the lists of a league and of live matches. */
  readonly limit: number;
  /** The site's zone (an IANA name), in which a day begins and ends. */
  readonly zone: string;
  /** Prefix of paths in the page's language. */
  readonly prefix: string;
}

/** A group without its flag; the title of a day is prerendered. */
export type ListGroup = Pick<
  OddsGroupProps,
  "key" | "context" | "href" | "sport_icon" | "head" | "second_head" | "above"
> & {
  readonly title: string | null;
  readonly rows: readonly ListRow[];
};

/** The groups of a list. `markets` are all markets of a match, where they are known. */
export function groupsOf(
  matches: readonly Match[],
  rules: ListRules,
  markets: (matchId: number) => readonly Market[] = () => [],
): readonly ListGroup[] {
  const day = dayIn(rules.zone);
  const isByDays = rules.list.kind === "league";
  const listed = listedMatches(matches, rules);
  const byKey = groupBy(listed, (match) => keyOf(match, rules, day));
  let above = 0;
  return [...byKey].map(([key, ofGroup]) => {
    const rows = ofGroup.map((match) => {
      const known = markets(match.id);
      const more = cardsOf(known).length;
      return rowOf(match, { prefix: rules.prefix, isByDays, markets: known, more });
    });
    const group: ListGroup = {
      key,
      ...heading(ofGroup[0]?.tournament, rules),
      ...headsOf(rows),
      above,
      rows,
    };
    above += rows.length;
    return group;
  });
}

/** The matches of a list that take bets, in its order. */
export function listedMatches(
  matches: readonly Match[],
  { list, limit }: ListRules,
): readonly Match[] {
  const bettable = [...new Map(matches.map((match) => [match.id, match])).values()]
    .filter((match) => isIn(match, list))
    .sort((a, b) => compareLeagues(a.tournament, b.tournament) || compareMatches(a, b));
  const live = bettable.filter((match) => match.status === LIVE);
  if (list.kind === "league") return bettable;
  if (list.kind === "live") return live;
  const next = bettable.filter((match) => match.status === PREMATCH);
  const first = firstOfLeagues(live).slice(0, Math.floor(limit / 2));
  return byLeague([...first, ...firstOfLeagues(next).slice(0, limit - first.length)]);
}

/**
 * Brings the matches of a league together, and within each sport the leagues that have live matches
 * to the front.
 */
function byLeague(matches: readonly Match[]): readonly Match[] {
  const live = new Set(
    matches.filter(({ status }) => status === LIVE).map(({ tournament }) => tournament.id),
  );
  const isWaiting = ({ tournament }: Match) => Number(!live.has(tournament.id));
  return matches.toSorted(
    (a, b) =>
      compareSports(a.tournament, b.tournament) ||
      isWaiting(a) - isWaiting(b) ||
      compareLeagues(a.tournament, b.tournament) ||
      compareMatches(a, b),
  );
}

function isIn({ status, tournament }: Match, list: ListKind): boolean {
  if (status !== LIVE && status !== PREMATCH) return false;
  const { category } = tournament;
  switch (list.kind) {
    case "sport":
      return category.sport.id === list.id;
    case "category":
      return category.id === list.id;
    case "league":
      return tournament.id === list.id;
    default:
      return true;
  }
}

/** The first matches of each league. */
function firstOfLeagues(matches: readonly Match[]): readonly Match[] {
  const byLeague = groupBy(matches, (match) => match.tournament.id);
  return [...byLeague.values()].flatMap((ofLeague) => ofLeague.slice(0, PER_LEAGUE));
}

function compareSports(a: Tournament, b: Tournament): number {
  const [sport, other] = [a.category.sport, b.category.sport];
  return compareAll(
    Number(sport.type === "cyber") - Number(other.type === "cyber"),
    other.priority - sport.priority,
    sport.id - other.id,
  );
}

/** By sport (cyber sports last), category and league, the operator's priorities first. */
function compareLeagues(a: Tournament, b: Tournament): number {
  return compareAll(
    compareSports(a, b),
    b.category.priority - a.category.priority,
    b.priority - a.priority,
    a.id - b.id,
  );
}

/** Within a league: live ones first, then by start. */
function compareMatches(a: Match, b: Match): number {
  return compareAll(
    Number(b.status === LIVE) - Number(a.status === LIVE),
    Date.parse(a.start_time) - Date.parse(b.start_time),
    a.id - b.id,
  );
}

function keyOf(match: Match, { list }: ListRules, day: (moment: number) => string): string {
  if (list.kind !== "league") return String(match.tournament.id);
  return match.status === LIVE ? "live" : day(Date.parse(match.start_time));
}

function heading(
  league: Tournament | undefined,
  { list, prefix }: ListRules,
): Pick<ListGroup, "title" | "context" | "href" | "sport_icon"> {
  if (!league || list.kind === "league")
    return { title: null, context: null, href: null, sport_icon: null };
  const { sport } = league.category;
  const isMixed = list.kind === "home" || list.kind === "live";
  return {
    title: league.name,
    context: league.category.name,
    href: `${prefix}/${sport.key}/${league.slug}`,
    sport_icon: isMixed ? sport.key : null,
  };
}
