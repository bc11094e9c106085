/**
 * Days and times in the visitor's own zone. A script of its own, without imports: where the visitor chose this,
 * `before-paint.ts` starts it in the head, and the browser draws nothing before it has run. It rewrites the
 * prerendered times as the parser reaches them, before each is drawn. What the browser draws later asks for the
 * zone here, and so do the props of islands (`api/zone.ts`).
 *
 * Lists keep the days that their headings and addresses name, which are the site's: a row says so where its day
 * is another one for the visitor.
 */

import type { OwnTimes } from "../api/zone";
import { readStored } from "../core/storage";
import { TIME_ZONE_KEY } from "../core/time-zone-key";
import { DATE, DAY, TIME, written } from "../messages/patterns";
import { dayIn } from "../rules/days";

/** A live collection, in the order of the document: what the parser adds is at its end. */
const times = document.getElementsByTagName("time");

const tag = document.documentElement.lang;
const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();

/** A time of the day, such as 15:00 or 15.00. */
const CLOCK = /\d\d[:.]\d\d/;
/** A year of the Gregorian calendar. */
const YEAR = /\d{4}/;

let siteDay: (moment: number) => string;
let ownDay: (moment: number) => string;
let done = 0;

function start(): void {
  const site = readStored("local", TIME_ZONE_KEY);
  if (typeof site !== "string") return;
  try {
    siteDay = dayIn(site);
    ownDay = dayIn(zone);
  } catch (error) {
    console.warn("times stay in the site's zone:", error);
    return;
  }
  Object.assign(globalThis, { sportsbookTimes: { zone, revive } satisfies OwnTimes });
  writeNew();
  const parsing = new MutationObserver(writeNew);
  parsing.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    parsing.disconnect();
    writeNew();
  });
}

/** Writes the times that were not there the last time. */
function writeNew(): void {
  for (; done < times.length; done += 1) {
    const time = times[done];
    // The parser has not come to its text, or to what belongs to it.
    if (!time?.firstChild || !isWhole(time)) return;
    write(time);
  }
}

/** Whether the parser has come past what belongs to a time: the row of a list. */
function isWhole(time: HTMLElement): boolean {
  const link = time.closest(".event-main");
  return !link || link.nextElementSibling !== null || document.readyState !== "loading";
}

function write(time: HTMLTimeElement): void {
  const { dateTime, textContent: text } = time;
  const row = time.closest(".event-row");
  const [first, second] = row?.querySelectorAll(".event-when") ?? [];
  time.textContent = textOf(dateTime, text);
  if (first && second) {
    if (second.contains(time)) first.textContent = dayText(dateTime);
    else if (isOther(dateTime)) {
      // As the row is drawn with its day (`odds/row-view.tsx`).
      if (!second.querySelector(".event-stage")) second.prepend(time);
      first.textContent = dayText(dateTime);
    }
    return;
  }
  const day = dayBeside(time);
  if (day) day.textContent = dayText(dateTime);
  else if (time.closest(".results") && isOther(dateTime)) {
    time.textContent = inOwn(dateTime, { weekday: "short", ...TIME });
  }
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
  if (text.length <= "15:00".length) return inOwn(moment, TIME);
  return inOwn(moment, { ...(YEAR.test(text) ? DATE : DAY), ...TIME });
}

function dayText(moment: string): string {
  return inOwn(moment, DAY);
}

/** Whether a moment belongs to another day in the visitor's zone. */
function isOther(moment: string): boolean {
  const at = Date.parse(moment);
  return siteDay(at) !== ownDay(at);
}

function inOwn(moment: string, pattern: Intl.DateTimeFormatOptions): string {
  return written(moment, pattern, tag, zone);
}

interface Moment {
  readonly iso: string;
  readonly text: string;
}

/** A moment of props, and what has a moment and its day. */
function revive(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("iso" in value && "text" in value) {
    const { iso, text } = value as Moment;
    return { ...value, text: textOf(iso, text) };
  }
  if (!("start" in value && "day" in value)) return value;
  const { start, day } = value as { start: Partial<Moment> | null; day: string | null };
  if (typeof start?.iso !== "string") return value;
  const isShown = day !== null || isOther(start.iso);
  return { ...value, day: isShown ? dayText(start.iso) : null };
}

start();
delete document.documentElement.dataset.timesWait;
