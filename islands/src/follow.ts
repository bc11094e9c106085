/**
 * What follows the operator's reports once the browser is idle: the push, and what the page shows of it
 * without React.
 */
import { later } from "./api/patience";
import { runClocks } from "./live/clocks";
import { start } from "./live/start";
import { watchCards } from "./odds/watch-cards";

/** Starts following. Call it once per page. */
export function follow(): void {
  if (has("odds-list")) {
    void later(() => import("./odds/keep-lists")).then(({ keepLists }) => keepLists());
  }
  if (has("scoreboard")) {
    void later(() => import("./scoreboard/keep-board")).then(({ keepBoards }) => keepBoards());
  }
  if (has("match-centre")) {
    void later(() => import("./match-centre/keep-centre")).then(({ keepCentres }) => keepCentres());
  }
  const views = document.querySelectorAll<HTMLElement>("[data-list-view]");
  if (views.length > 0) {
    void later(() => import("./live/list-view")).then(({ startListView }) => startListView(views));
  }
  watchCards();
  answerTouches();
  runClocks();
  start();
}

/** The price history and stars are loaded when they are touched; stars that were touched before, now. */
function answerTouches(): void {
  document.addEventListener("click", ({ target }) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>("[data-moves], [data-star]");
    if (control) void later(() => import("./touched")).then(({ touched }) => touched(control));
  });
  for (const star of document.querySelectorAll<HTMLElement>(".star[data-pressed]")) star.click();
}

function has(name: string): boolean {
  return document.querySelector(`sb-island[data-name="${name}"]`) !== null;
}
