/**
 * Days and times in the visitor's own zone. A script of its own, without imports: where the visitor chose this,
 * `before-paint.ts` starts it in the head, and the browser draws nothing before it has run. It rewrites the
 * prerendered times as the parser reaches them, before each is drawn. What the browser draws later asks for the
 * zone here, and so do the props of islands (`api/zone.ts`).
 *
 * Pages keep the days that their headings and addresses name, which are the site's: the line above a row says its day
 * where it is not the visitor's today, unless the heading or a line above it says the same.
 */
import { UNKNOWN_TIME } from "../api/unknown-time";
import type { OwnTimes } from "../api/zone";
import { now } from "../clock/now";
import { ownZone } from "../clock/zone";
import { readStored } from "../core/storage";
import { TIME_ZONE_KEY } from "../core/time-zone-key";
import { whileParsing } from "../core/while-parsing";
import { DATE, DAY, TIME, written } from "../messages/patterns";
import { dayIn } from "../rules/days";

/** A live collection, in the order of the document: what the parser adds is at its end. */
const times = document.getElementsByTagName("time");

const tag = document.documentElement.lang;
const zone = ownZone() ?? "";

type DayOf = (moment: number) => string;

/** A time of the day, such as 15:00, 15.00 or 5:00, and nothing else. */
const CLOCK = /\d?\d[:.]\d\d/;
const CLOCK_ALONE = /^\d?\d[:.]\d\d$/;
/** A year of the Gregorian calendar. */
const YEAR = /\d{4}/;

function start(): void {
  const site = readStored("local", TIME_ZONE_KEY);
  // A browser that does not know its zone has none to show.
  if (typeof site !== "string" || !zone) return;
  let days: readonly [DayOf, DayOf];
  try {
    days = [dayIn(site), dayIn(zone)];
  } catch (error) {
    console.warn("times stay in the site's zone:", error);
    return;
  }
  rewrite(site, ...days);
}

/** Rewrites the times of a page in the zone of `site`. Days are named by `siteDay` and, for the visitor, by `ownDay`. */
function rewrite(site: string, siteDay: DayOf, ownDay: DayOf): void {
  let done = 0;
  Object.assign(globalThis, { sportsbookTimes: { zone, revive } satisfies OwnTimes });
  whileParsing(writeNew, writeRest);

  /** Writes the times that were not there the last time. */
  function writeNew(): void {
    for (; done < times.length; done += 1) {
      const time = times[done];
      // The parser has not come to its text.
      if (!time?.firstChild) return;
      write(time);
    }
  }

  function write(time: HTMLTimeElement): void {
    const { dateTime, textContent: text } = time;
    // An editor's text may have another one.
    if (Number.isNaN(Date.parse(dateTime)) || dateTime === UNKNOWN_TIME) return;
    const row = time.closest<HTMLElement>(".event-row");
    // A text that stays is not written again: that would wake the observer for ever.
    const own = textOf(dateTime, text);
    if (own !== text) time.textContent = own;
    if (row) {
      const day = dayText(dateTime);
      const isSaid = saidAbove(row, dayText(new Date(now()).toISOString())).endsWith(day);
      if (isSaid) row.removeAttribute("data-day");
      else if (!row.dataset.day?.endsWith(day)) row.dataset.day = day;
      return;
    }
    const results = time.closest(".results");
    let day = dayBeside(time);
    if (!day && results && needsDay(dateTime)) {
      // As on pages with the results of several days (templates/partials/ended.html).
      results.classList.add("results-by-day");
      day = document.createElement("span");
      time.before(day);
    }
    if (day) day.textContent = dayText(dateTime);
  }

  /** Writes what has a time or the zone and is no `<time>`: the title of a match, and the page's foot. */
  function writeRest(): void {
    const begin = document.querySelector<HTMLTimeElement>(".score-start time")?.dateTime;
    if (begin) {
      const moment = { ...DAY, ...TIME };
      document.title = document.title.replace(
        written(begin, moment, tag, site),
        written(begin, moment, tag, zone),
      );
    }
    for (const note of document.querySelectorAll(".foot-note")) {
      note.textContent = note.textContent.replace(site, zone);
    }
  }

  /** Whether the day of a moment has to be said: it is not the visitor's today, or not the day of the page. */
  function needsDay(moment: string): boolean {
    const at = Date.parse(moment);
    const day = ownDay(at);
    return day !== siteDay(at) || day !== ownDay(now());
  }

  /** A moment of props, what has a moment and its day, and a group of a day, whose rows need not say it. */
  function revive(_: string, value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    if ("iso" in value && "text" in value) {
      const { iso, text } = value as Moment;
      return { ...value, text: textOf(iso, text) };
    }
    if ("rows" in value && "key" in value) {
      const { rows, key } = value as { rows: readonly Dated[]; key: string };
      let said = key;
      const daysOnce = rows.map((row) => {
        const day = row.day === null ? said : ownDay(Date.parse(row.start.iso));
        const isSaid = day === said;
        said = day;
        return isSaid ? { ...row, day: null } : row;
      });
      return { ...value, rows: daysOnce };
    }
    if (!("start" in value && "day" in value)) return value;
    const { start, day } = value as { start: Partial<Moment> | null; day: string | null };
    if (typeof start?.iso !== "string" || start.iso === UNKNOWN_TIME) return value;
    const isShown = day !== null || needsDay(start.iso);
    return { ...value, day: isShown ? dayText(start.iso) : null };
  }
}

/** The day that is said above a row: by the line above an earlier one, by the heading, or today below a league's. */
function saidAbove(row: HTMLElement, today: string): string {
  for (let above = row.previousElementSibling; above; above = above.previousElementSibling) {
    const { day } = (above as HTMLElement).dataset;
    if (day !== undefined) return day;
  }
  const group = row.closest<HTMLElement>(".odds-group");
  const isOfDay = group?.dataset.key?.includes("-");
  return (isOfDay && group?.querySelector(".odds-title")?.textContent?.trim()) || today;
}

/** The element with the day of a time, in a result and in the head of a match. */
function dayBeside(time: HTMLElement): Element | null | undefined {
  const result = time.closest(".result-when");
  return result
    ? result.querySelector(":scope > span")
    : time.closest(".score-table")?.querySelector(".score-state > span");
}

/** A time as the page had it, in the visitor's zone; one without a time of the day is a day, which stays. */
function textOf(moment: string, text: string): string {
  if (!CLOCK.test(text)) return text;
  if (CLOCK_ALONE.test(text)) return inOwn(moment, TIME);
  return inOwn(moment, { ...(YEAR.test(text) ? DATE : DAY), ...TIME });
}

function dayText(moment: string): string {
  return inOwn(moment, DAY);
}

function inOwn(moment: string, pattern: Intl.DateTimeFormatOptions): string {
  return written(moment, pattern, tag, zone);
}

interface Moment {
  readonly iso: string;
  readonly text: string;
}

interface Dated {
  readonly start: Moment;
  readonly day: string | null;
}

start();
delete document.documentElement.dataset.timesWait;
