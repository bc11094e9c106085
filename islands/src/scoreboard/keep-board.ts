/** Keeps the scoreboard of a match page up to date, without React. */

import { later } from "../api/patience";
import type { ScoreboardProps } from "../api/props.gen";
import { ownTimes } from "../api/zone";
import { now, onTimeSet } from "../clock/now";
import { getMatch, isDown, lastEvent, onMarkets, onMatch } from "../live/shared/matches";
import { $down } from "../live/shared/providers";
import { patch } from "../plain/patch";
import { boardView, lineView } from "./board-view";
import { leftText } from "./countdown";
import type { Why } from "./why";

/** Market status of a suspended market. */
const SUSPENDED = -1;

/** How long an event is a reason, in milliseconds. */
const WHY_MS = 30_000;

/** How often the time until the start is written. */
const COUNTDOWN_MS = 10_000;

/** Keeps every prerendered scoreboard. */
export function keep(): void {
  const islands = document.querySelectorAll<HTMLElement>('sb-island[data-name="scoreboard"]');
  for (const island of islands) {
    island.dataset.awake = "";
    const text = island.querySelector(':scope > script[type="application/json"]')?.textContent;
    const table = island.querySelector(":scope > .sb-root > table");
    if (!text || !table) continue;
    const props = JSON.parse(text, ownTimes()?.revive) as ScoreboardProps;
    const before = island.previousElementSibling;
    keepScoreboard(table, props, before?.matches(".score-line") ? before : null);
  }
}

/** Keeps a scoreboard that stands in the page, and the line that stays of it; returns a function that stops it. */
export function keepScoreboard(
  table: Element,
  props: ScoreboardProps,
  line: Element | null = null,
): () => void {
  const id = props.match_id;
  const reason = reasonOf(id, () => write());
  const write = () => {
    const latest = getMatch(id);
    const left = Date.parse(props.start.iso) - now();
    const text = leftText(left, document.documentElement.lang);
    patch(table, boardView(props, latest, text, isDown(id) ? "provider" : reason()));
    if (line) patch(line, lineView(props, latest));
  };
  write();
  const stops = [onMatch(id, write), onMarkets(id, write), $down.listen(write), onTimeSet(write)];
  const timer = setInterval(write, COUNTDOWN_MS);
  return () => {
    for (const stop of stops) stop();
    clearInterval(timer);
  };
}

/**
 * Why the main market of a match is suspended, while it is: an event that this page saw happen just now.
 * `known` is called when a reason can be told that could not before.
 */
function reasonOf(id: number, known: () => void): () => Why | undefined {
  let status: number | undefined;
  let last: { readonly event: number; readonly at: number } | undefined;
  let whyOf: ((events: readonly unknown[]) => Why | undefined) | undefined;
  let isLoading = false;
  onMarkets(id, (markets) => {
    const main = getMatch(id)?.market?.id;
    status = markets.find((market) => market.id === main)?.status ?? status;
  });
  onMatch(id, () => {
    status = getMatch(id)?.market?.status ?? status;
  });
  return () => {
    const events = getMatch(id)?.events;
    if (!events) return undefined;
    const event = lastEvent(events);
    // What the first report brings may be long ago.
    if (last?.event !== event) last = { event, at: last ? performance.now() : -WHY_MS };
    if (status !== SUSPENDED || performance.now() - last.at >= WHY_MS) return undefined;
    if (!isLoading) {
      isLoading = true;
      void later(() => import("./why")).then((loaded) => {
        whyOf = loaded.whyOf;
        known();
      });
    }
    return whyOf?.(events);
  };
}
