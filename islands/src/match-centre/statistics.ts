/**
 * Statistics and timeline of a match: asked for when they are shown, after a loss and when the page was
 * asleep, and kept up to date by what the push reports in between. The push brings events, not figures, so
 * an event asks for these again.
 */
import { call } from "../api/client";
import { ApiError } from "../api/errors";
import { type MatchEvent, readEvent, readEvents } from "../api/match-events";
import { fields, type Reader, rows, text, whole } from "../api/read";
import type * as wire from "../api/wire.gen";
import { getMatch, onMatch } from "../live/shared/matches";
import { push } from "../push/bus";

/** A figure of both sides. */
export type Fact = wire.StatisticsFact;

/** What is known of a match. */
export interface Told {
  /** `asking` before the first answer, `failed` if there was none, `early` before the match has begun. */
  readonly state: "asking" | "failed" | "early" | "told";
  readonly facts: readonly Fact[];
  /** The timeline, the oldest first, and the last events beside it, such as attacks. */
  readonly events: readonly MatchEvent[];
}

/** Figures are asked for at most this often while events arrive, and this often without any. */
const SOONEST_MS = 3000;
const LATEST_MS = 30_000;

/** A page that was hidden for longer has missed too much. */
const ASLEEP_MS = 15_000;

/** Part of the course of play: not in the timeline. */
const SMALL = new Set([
  "attack",
  "dangerous_attack",
  "throw_in",
  "rebound",
  "foul",
  "point",
  "out",
  "kill",
]);

/** The events of a timeline, the newest first. */
export function timelineOf(events: readonly MatchEvent[]): MatchEvent[] {
  return events.filter(({ kind }) => !SMALL.has(kind)).reverse();
}

/**
 * Known events and those of a report. An answer replaces all up to its last one. Numbers that begin again
 * belong to a match that does.
 */
export function merged(
  known: readonly MatchEvent[],
  reported: readonly MatchEvent[],
  isAnswer: boolean,
): readonly MatchEvent[] {
  const last = reported.at(-1)?.id ?? 0;
  const isAnew = !isAnswer && reported.length > 0 && last < (known.at(-1)?.id ?? 0);
  if (isAnew) return reported;
  const all = new Map<number, MatchEvent>();
  for (const event of known) if (!isAnswer || event.id > last) all.set(event.id, event);
  for (const event of reported) all.set(event.id, event);
  return [...all.values()].sort((one, other) => one.id - other.id);
}

/** Follows a match; calls `listener` with everything that is known, at once and after each change. */
export function followStatistics(
  id: number,
  listener: (told: Told) => void,
): { readonly stop: () => void; readonly retry: () => void } {
  let told: Told = { state: "asking", facts: [], events: pushed(id) };
  let isStopped = false;
  let asked = 0;
  let hiddenAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (next: Partial<Told>) => {
    if (isStopped) return;
    told = { ...told, ...next };
    listener(told);
  };
  const plan = (wait: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void ask(), wait);
  };
  const ask = async () => {
    clearTimeout(timer);
    asked = performance.now();
    if (document.visibilityState === "hidden") return;
    try {
      const { facts, events } = await fetchStatistics(id);
      set({ state: "told", facts, events: merged(told.events, events, true) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) set({ state: "early" });
      else if (told.state !== "told") set({ state: "failed" });
    }
    plan(LATEST_MS);
  };
  const onShown = () => {
    if (document.visibilityState === "hidden") hiddenAt = performance.now();
    else if (performance.now() - hiddenAt > ASLEEP_MS) void ask();
  };
  const stops = [
    onMatch(id, () => {
      const reported = pushed(id);
      const before = told.events;
      const events = merged(before, reported, false);
      if (events.at(-1)?.id === before.at(-1)?.id && events.length === before.length) return;
      set({ events });
      plan(Math.max(0, asked + SOONEST_MS - performance.now()));
    }),
    push.onLoss(() => void ask()),
  ];
  const onPage = (event: PageTransitionEvent) => event.persisted && void ask();
  document.addEventListener("visibilitychange", onShown);
  addEventListener("pageshow", onPage);
  listener(told);
  void ask();
  return {
    retry: () => void ask(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
      document.removeEventListener("visibilitychange", onShown);
      removeEventListener("pageshow", onPage);
    },
  };
}

/** The last events that the push reported. */
function pushed(id: number): readonly MatchEvent[] {
  return readEvents(getMatch(id)?.events ?? []);
}

async function fetchStatistics(id: number): Promise<Pick<Told, "facts" | "events">> {
  const path = `/api/v2/matches/${id}/statistics`;
  return (await call({ method: "GET", path, read: readStatistics })).data;
}

const readStatistics: Reader<Pick<Told, "facts" | "events">> = (value, at) => {
  const get = fields(value, at);
  return { facts: get("facts", rows(readFact)), events: get("events", rows(readEvent)) };
};

const readFact: Reader<Fact> = (value, at) => {
  const get = fields(value, at);
  return {
    key: get("key", text),
    name: get("name", text),
    home: get("home", whole),
    away: get("away", whole),
    unit: get("unit", text),
  };
};
