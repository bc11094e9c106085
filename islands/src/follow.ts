/**
 * What follows the operator's reports once the browser is idle: the push, and what the page shows of it
 * without React.
 */
import { later } from "./api/patience";
import { runClocks } from "./live/clocks";
import { start } from "./live/start";
import { showCutNames } from "./odds/cut-names";
import { watchCards } from "./odds/watch-cards";
import { watchPrices } from "./plain/writer";

/** Islands that are kept without React, and what keeps them. */
const KEPT = [
  ["odds-list", () => import("./odds/keep-lists")],
  ["scoreboard", () => import("./scoreboard/keep-board")],
  ["match-centre", () => import("./match-centre/keep-centre")],
] as const;

/** Starts following. Call it once per page. */
export function follow(): void {
  // Not earlier: finding every price takes as long as a frame, and only the push changes one.
  watchPrices(document);
  for (const [island, load] of KEPT) {
    if (document.querySelector(`sb-island[data-name=${island}]`)) {
      void later(load).then(({ keep }) => keep());
    }
  }
  const views = document.querySelectorAll<HTMLElement>("[data-list-view]");
  if (views.length > 0) {
    void later(() => import("./live/list-view")).then(({ startListView }) => startListView(views));
  }
  watchCards();
  answerTouches();
  showCutNames();
  runClocks();
  start();
}

/** The price history and stars are loaded when they are touched; a star that was touched before, now. */
function answerTouches(): void {
  document.addEventListener("click", ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>("[data-moves],.star");
    if (control) void later(() => import("./touched")).then(({ touched }) => touched(control));
  });
  document.querySelector<HTMLElement>(".star[data-pressed]")?.click();
}
