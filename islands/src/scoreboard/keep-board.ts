/** Keeps the scoreboard of a match page up to date, without React. */
import type { ScoreboardProps } from "../api/props.gen";
import { getMatch, onMatch } from "../live/shared/matches";
import { patch } from "../plain/patch";
import { boardView } from "./board-view";
import { leftText } from "./countdown";

/** How often the time until the start is written. */
const COUNTDOWN_MS = 10_000;

/** Keeps every prerendered scoreboard. */
export function keepBoards(): void {
  for (const island of document.querySelectorAll('sb-island[data-name="scoreboard"]')) {
    const text = island.querySelector(':scope > script[type="application/json"]')?.textContent;
    const table = island.querySelector(":scope > .sb-root > table");
    if (text && table) keepScoreboard(table, JSON.parse(text) as ScoreboardProps);
  }
}

/** Keeps a scoreboard that stands in the page; returns a function that stops it. */
export function keepScoreboard(table: Element, props: ScoreboardProps): () => void {
  const write = () => {
    const latest = getMatch(props.match_id);
    const left = Date.parse(props.start.iso) - Date.now();
    patch(table, boardView(props, latest, leftText(left, document.documentElement.lang)));
  };
  write();
  const stop = onMatch(props.match_id, write);
  const timer = setInterval(write, COUNTDOWN_MS);
  return () => {
    stop();
    clearInterval(timer);
  };
}
