/** Keeps the scoreboard of a match page up to date, without React. */
import { readEvents } from "../api/match-events";
import type { ScoreboardProps } from "../api/props.gen";
import { getMatch, onMarkets, onMatch } from "../live/shared/matches";
import { patch } from "../plain/patch";
import { boardView } from "./board-view";
import { leftText } from "./countdown";
import { WHY_MS, type Why, whyOf } from "./why";

/** Market status (spec 4). */
const SUSPENDED = -1;

/** How often the time until the start is written. */
const COUNTDOWN_MS = 10_000;

/** Keeps every prerendered scoreboard. */
export function keepBoards(): void {
  const islands = document.querySelectorAll<HTMLElement>('sb-island[data-name="scoreboard"]');
  for (const island of islands) {
    island.dataset.awake = "";
    const text = island.querySelector(':scope > script[type="application/json"]')?.textContent;
    const table = island.querySelector(":scope > .sb-root > table");
    if (text && table) keepScoreboard(table, JSON.parse(text) as ScoreboardProps);
  }
}

/** Keeps a scoreboard that stands in the page; returns a function that stops it. */
export function keepScoreboard(table: Element, props: ScoreboardProps): () => void {
  const id = props.match_id;
  const reason = reasonOf(id);
  const write = () => {
    const latest = getMatch(id);
    const left = Date.parse(props.start.iso) - Date.now();
    const text = leftText(left, document.documentElement.lang);
    patch(table, boardView(props, latest, text, reason()));
  };
  write();
  const stops = [onMatch(id, write), onMarkets(id, write)];
  const timer = setInterval(write, COUNTDOWN_MS);
  return () => {
    for (const stop of stops) stop();
    clearInterval(timer);
  };
}

/** Why the main market of a match is suspended, while it is: an event that this page saw happen just now. */
function reasonOf(id: number): () => Why | undefined {
  let status: number | undefined;
  let last: { readonly event: number; readonly at: number } | undefined;
  onMarkets(id, (markets) => {
    const main = getMatch(id)?.market?.id;
    status = markets.find((market) => market.id === main)?.status ?? status;
  });
  onMatch(id, () => {
    status = getMatch(id)?.market?.status ?? status;
  });
  return () => {
    const events = readEvents(getMatch(id)?.events ?? []);
    const event = events.at(-1)?.id;
    if (event === undefined) return undefined;
    // What the first report brings may be long ago.
    if (last?.event !== event) last = { event, at: last ? performance.now() : -WHY_MS };
    const isNow = performance.now() - last.at < WHY_MS;
    return status === SUSPENDED && isNow ? whyOf(events) : undefined;
  };
}
