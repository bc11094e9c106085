/**
 * Lists of matches: which matches of the wire they contain, in which order, groups and rows. Texts
 * for days and times are prerendered, not made here, and so is the flag of a country.
 */
import type { ListedMatch } from "../api/listed";
import type { Market } from "../api/matches";
import type { ListSource, OddsGroupProps } from "../api/props.gen";
import { compareAll, groupBy } from "./compare";
import { dayIn } from "./days";
import { headsOf, type ListRow, rowOf } from "./rows";

const PREMATCH = 0;
const LIVE = 1;

/** Maximum matches of one league on a page that is not the league's. */
const PER_LEAGUE = 6;

type Tournament = ListedMatch["tournament"];

/** A list with the site's settings for it. */
export interface ListRules {
  readonly list: ListSource;
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

/** What is known of a match beside itself. */
export interface Beside {
  /** All its markets. */
  readonly markets: readonly Market[];
  /** Number of cards on its page. */
  readonly more: number;
}

const NOTHING: Beside = { markets: [], more: 0 };

/** The groups of a list. */
export function groupsOf(
  matches: readonly ListedMatch[],
  rules: ListRules,
  beside: (matchId: number) => Beside = () => NOTHING,
): readonly ListGroup[] {
  const day = dayIn(rules.zone);
  const isByDays = isOfDays(rules.list);
  const listed = listedMatches(matches, rules);
  const byKey = groupBy(listed, (match) => keyOf(match, rules, day));
  let above = 0;
  return [...byKey].map(([key, ofGroup]) => {
    const rows = ofGroup.map((match) => {
      return rowOf(match, { prefix: rules.prefix, isByDays, ...beside(match.id) });
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

/** Whether the groups of a list are days, as in those of one league; otherwise they are leagues. */
export function isOfDays({ kind }: ListSource): boolean {
  return kind === "league" || kind === "next_of_league";
}

/** The matches of a list that take bets, in its order. */
export function listedMatches(
  matches: readonly ListedMatch[],
  { list }: Pick<ListRules, "list">,
): readonly ListedMatch[] {
  return chosen(matches, list).slice(0, list.most ?? undefined);
}

function chosen(matches: readonly ListedMatch[], list: ListSource): readonly ListedMatch[] {
  const { limit } = list;
  const bettable = [...new Map(matches.map((match) => [match.id, match])).values()]
    .filter((match) => isIn(match, list))
    .sort((a, b) => compareLeagues(a.tournament, b.tournament) || compareMatches(a, b));
  const live = bettable.filter((match) => match.status === LIVE);
  if (list.kind === "league") return bettable;
  if (list.kind === "live") return live;
  const next = bettable.filter((match) => match.status === PREMATCH);
  if (list.kind === "next_of_league") return next.slice(0, limit);
  if (list.kind === "next_of_sport") return firstOfLeagues(next).slice(0, limit);
  const first = firstOfLeagues(live).slice(0, Math.floor(limit / 2));
  return byLeague([...first, ...firstOfLeagues(next).slice(0, limit - first.length)]);
}

/**
 * Brings the matches of a league together, and within each sport the leagues that have live matches
 * to the front.
 */
function byLeague(matches: readonly ListedMatch[]): readonly ListedMatch[] {
  const live = new Set(
    matches.filter(({ status }) => status === LIVE).map(({ tournament }) => tournament.id),
  );
  const isWaiting = ({ tournament }: ListedMatch) => Number(!live.has(tournament.id));
  return matches.toSorted(
    (a, b) =>
      compareSports(a.tournament, b.tournament) ||
      isWaiting(a) - isWaiting(b) ||
      compareLeagues(a.tournament, b.tournament) ||
      compareMatches(a, b),
  );
}

function isIn({ status, tournament }: ListedMatch, list: ListSource): boolean {
  if (status !== LIVE && status !== PREMATCH) return false;
  if (list.id === null) return true;
  const { category } = tournament;
  switch (list.kind) {
    case "category":
      return category.id === list.id;
    case "league":
    case "next_of_league":
      return tournament.id === list.id;
    default:
      return category.sport.id === list.id;
  }
}

/** The first matches of each league. */
function firstOfLeagues(matches: readonly ListedMatch[]): readonly ListedMatch[] {
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
function compareMatches(a: ListedMatch, b: ListedMatch): number {
  return compareAll(
    Number(b.status === LIVE) - Number(a.status === LIVE),
    Date.parse(a.start_time) - Date.parse(b.start_time),
    a.id - b.id,
  );
}

function keyOf(match: ListedMatch, { list }: ListRules, day: (moment: number) => string): string {
  if (!isOfDays(list)) return String(match.tournament.id);
  return match.status === LIVE ? "live" : day(Date.parse(match.start_time));
}

function heading(
  league: Tournament | undefined,
  { list, prefix }: ListRules,
): Pick<ListGroup, "title" | "context" | "href" | "sport_icon"> {
  if (!league || isOfDays(list))
    return { title: null, context: null, href: null, sport_icon: null };
  const { sport } = league.category;
  const isMixed = list.id === null;
  return {
    title: league.name,
    context: league.category.name,
    href: `${prefix}/${sport.key}/${league.slug}`,
    sport_icon: isMixed ? sport.key : null,
  };
}
