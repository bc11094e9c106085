/**
 * What follows the operator's reports, loaded by the core when the browser is idle: the push, and what the
 * page shows of it without React.
 */
import { runClocks } from "./live/clocks";
import { start } from "./live/start";
import { keepLists } from "./odds/keep-lists";
import { watchCards } from "./odds/watch-cards";
import { keepScoreboards } from "./scoreboard/keep-board";

/** Starts following. Call it once per page. */
export function follow(): void {
  keepLists();
  keepScoreboards();
  watchCards();
  runClocks();
  start();
}
