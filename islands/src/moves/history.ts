/** What prices did during this visit, the newest first, with what happened in their match between. */
import { type MatchEvent, readEvents } from "../api/match-events";

/** A price whose changes are shown. */
export interface Followed {
  /** As the reader knows it among the others: "Over 2.5". */
  readonly name: string;
  /** `movesOf` its key. */
  readonly moves: readonly number[];
}

/** A price that moved; prices in thousandths. */
export interface Move {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** What happened at one time, in milliseconds since 1970. */
export interface Moment {
  readonly at: number;
  readonly moves: readonly Move[];
  /** Names of prices that were suspended, or were opened again. */
  readonly suspended: readonly string[];
  readonly opened: readonly string[];
  readonly event: MatchEvent | undefined;
}

/** Changes of this time, in milliseconds, belong to one report. */
const TOGETHER_MS = 100;

/** Moments that are shown. */
const SHOWN = 40;

/** The history; empty as long as no price has moved. `news` is what happened in the match: `newsOf` it. */
export function historyOf(
  followed: readonly Followed[],
  news: readonly unknown[],
): readonly Moment[] {
  const changes = followed.flatMap(changesOf).sort((one, other) => other.at - one.at);
  const moments: Moment[] = [];
  for (const change of changes) {
    const last = moments.at(-1);
    if (last && isOfOneReport(last, change)) moments.splice(-1, 1, joined(last, change));
    else moments.push(change);
  }
  if (moments.length === 0) return [];
  // The price follows the event.
  return [...moments, ...eventsOf(news)].sort((one, other) => other.at - one.at).slice(0, SHOWN);
}

/** Whether an earlier change belongs to a moment: it is of another price. */
function isOfOneReport(moment: Moment, change: Moment): boolean {
  const known = namesOf(moment);
  return (
    moment.at - change.at < TOGETHER_MS && !namesOf(change).some((name) => known.includes(name))
  );
}

function namesOf({ moves, suspended, opened }: Moment): readonly string[] {
  return [...moves.map(({ name }) => name), ...suspended, ...opened];
}

/** The events of a match, the newest first. */
function eventsOf(news: readonly unknown[]): Moment[] {
  let last = Math.max(0, ...listOf(news[1]).map(({ id }) => id));
  const events: Moment[] = [];
  for (let place = 2; place < news.length; place += 2) {
    const fresh = listOf(news[place + 1]).filter(({ id }) => id > last);
    last = Math.max(last, ...fresh.map(({ id }) => id));
    events.push(...fresh.map((event) => ({ ...NOTHING, at: Number(news[place]), event })));
  }
  return events.reverse();
}

function listOf(events: unknown): MatchEvent[] {
  return Array.isArray(events) ? readEvents(events) : [];
}

const NOTHING = { moves: [], suspended: [], opened: [], event: undefined };

function changesOf({ name, moves }: Followed): Moment[] {
  const changes: Moment[] = [];
  for (let place = 2; place < moves.length; place += 2) {
    const [before = 0, at = 0, after = 0] = moves.slice(place - 1, place + 2);
    const [from, to] = [Math.abs(before), Math.abs(after)];
    changes.push({
      at,
      // A price that its market did not list has none.
      moves: from && to && from !== to ? [{ name, from, to }] : [],
      suspended: before > 0 && after <= 0 ? [name] : [],
      opened: before <= 0 && after > 0 ? [name] : [],
      event: undefined,
    });
  }
  return changes;
}

/** Two of one time, the prices in their order on the page. */
function joined(one: Moment, other: Moment): Moment {
  return {
    ...one,
    moves: [...one.moves, ...other.moves],
    suspended: [...one.suspended, ...other.suspended],
    opened: [...one.opened, ...other.opened],
  };
}
