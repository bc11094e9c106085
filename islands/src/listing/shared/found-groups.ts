/** Groups of matches that the operator sent, for lists that the browser draws. */

import type { SportEvent } from "../../api/events";
import type { EventRowProps, OddsGroupProps } from "../../api/props.gen";
import { UNKNOWN_TIME } from "../../api/unknown-time";
import { now } from "../../clock/now";
import { dayIn } from "../../rules/days";
import { headsOf, rowOf } from "../../rules/rows";

/** Event status of a live match. */
const LIVE = 1;

/** Market status of a market that takes bets. */
const ALLOWED = 1;

/** How a page groups its matches, and says days and times. */
export interface Style {
  /** Prefix of paths in the page's language. */
  readonly prefix: string;
  /** The site's zone. */
  readonly zone: string;
  /** Whether the groups are days, as on the page of a league; otherwise they are leagues. */
  readonly isByDays: boolean;
  /** Whether the page mixes sports, so that leagues have their icon. */
  readonly isMixed: boolean;
  readonly dayText: (timestamp: string) => string;
  readonly timeText: (timestamp: string) => string;
  /** Heading of live matches among days. */
  readonly live: string;
}

/** Groups of the operator's matches, in its order. */
export function foundGroups(
  events: readonly SportEvent[],
  { isPriced }: { readonly isPriced: boolean },
  style: Style,
): OddsGroupProps[] {
  const day = dayIn(style.zone);
  const keyOf = ({ match, league, start }: SportEvent) => {
    if (!style.isByDays) return String(league.id);
    return match.status === LIVE ? "live" : day(Date.parse(start));
  };
  const listed = events.flatMap((event) => {
    const row = rowOfEvent(event, style);
    return isPriced && !takesBets(row.market) ? [] : [{ event, row }];
  });
  const parts = chunks(listed, ({ event }) => keyOf(event));
  const groups = parts.flatMap((part) => {
    const first = part[0]?.event;
    const rows = daysOnce(
      part.map(({ row }) => row),
      style,
    );
    return first
      ? [{ key: keyOf(first), ...heading(first, style), ...headsOf(rows), above: 0, rows }]
      : [];
  });
  return placed(groups);
}

/** Rows of which the first of a day says it, unless that is today. */
function daysOnce(rows: readonly EventRowProps[], { dayText }: Style): EventRowProps[] {
  let said: string | null = dayText(new Date(now()).toISOString());
  return rows.map((row) => {
    const isSaid = row.day === said;
    said = row.day ?? said;
    return isSaid ? { ...row, day: null } : row;
  });
}

function rowOfEvent({ match, start }: SportEvent, style: Style): EventRowProps {
  const { shows_day, ...row } = rowOf(match, style);
  return {
    ...row,
    // Which pictures the page may load, only the generator knows.
    logos: null,
    called: null,
    start: { iso: start, text: style.timeText(start) },
    day: shows_day && start !== UNKNOWN_TIME ? style.dayText(start) : null,
    video: match.has_video,
  };
}

function heading(
  { match, league, start }: SportEvent,
  { prefix, isByDays, isMixed, dayText, live }: Style,
): Pick<OddsGroupProps, "title" | "context" | "href" | "flag" | "sport_icon"> {
  if (isByDays) {
    const title = match.status === LIVE ? live : dayText(start);
    return { title, context: null, href: null, flag: null, sport_icon: null };
  }
  const { country_code: country, name } = league.category;
  return {
    title: league.name,
    context: name,
    href: `${prefix}/${league.sport.key}/${league.slug}`,
    // There is a picture for every code of ISO 3166.
    flag: country !== null && /^[a-z]{2}(-[a-z]{2,3})?$/.test(country) ? country : null,
    sport_icon: isMixed ? league.sport.key : null,
  };
}

/** Whether a market of lists takes bets. */
export function takesBets(
  market: { readonly status: number; readonly outcomes: readonly { active: boolean }[] } | null,
): boolean {
  return market?.status === ALLOWED && market.outcomes.some((outcome) => outcome.active);
}

/** Runs of neighbours with the same key. */
export function chunks<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const parts: T[][] = [];
  let last: string | undefined;
  for (const one of all) {
    const key = keyOf(one);
    if (key === last) parts.at(-1)?.push(one);
    else parts.push([one]);
    last = key;
  }
  return parts;
}

/** The groups, each with the number of rows above it, and a key of its own. */
export function placed(groups: readonly OddsGroupProps[]): OddsGroupProps[] {
  let above = 0;
  return groups.map((group) => {
    const here = { ...group, above };
    above += group.rows.length;
    return here;
  });
}
