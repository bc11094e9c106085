/** Keeps the prerendered lists of a page up to date, without React. */
import { later } from "../api/patience";
import { now, onTimeSet } from "../clock/now";
import { readMatch } from "../core/match-place";
import { allMatches, getMatch, onAnyMatch } from "../live/shared/matches";
import { firstConfirmed, onNewcomer } from "../live/shared/reports";
import { type OrderedList, timeOf } from "./ordered";
import { keepRows } from "./rows";
import { readRow, readScript } from "./shared/read-list";

/** A page whose latest price is older than this may lack matches that have begun since. */
const FRESH_MS = 120_000;

/** Keeps every list: its rows, and where the page says which matches belong in it, their order. */
export function keep(): void {
  const ordered: OrderedList[] = [];
  const islands = document.querySelectorAll<HTMLElement>('sb-island[data-name="odds-list"]');
  for (const island of islands) {
    island.dataset.awake = "";
    const script = readScript(island);
    const root = island.querySelector<HTMLElement>(":scope > .sb-root");
    if (!script || !root) continue;
    const rows = keepRows(root, script.labels, (element) => readRow(element, script));
    if (script.source) ordered.push({ root, script, source: script.source, rows });
  }
  if (ordered.length > 0) whenMoved(ordered, () => import("./relist"));
}

/** Loads what keeps the order of lists when a match may have to move: not on a page that is still true. */
function whenMoved(
  lists: readonly OrderedList[],
  load: () => Promise<typeof import("./relist")>,
): void {
  const stops: (() => void)[] = [];
  let isLoading = false;
  let isConfirmed = false;
  void firstConfirmed.then(() => {
    isConfirmed = true;
  });
  const start = (newcomer?: number) => {
    if (isLoading) return;
    isLoading = true;
    const isAtFirst = !isConfirmed;
    for (const stop of stops) stop();
    // An order of the few matches that are known before would leave out most of the rows.
    void Promise.all([later(load), firstConfirmed]).then(([{ relist }]) => {
      relist(lists, { newcomer, isAtFirst });
    });
  };
  const rows = lists.flatMap((list) => [...list.rows]);
  const shown = new Map(rows.map(([id, { element }]) => [id, readMatch(element).status]));
  const left = freshFor(lists);
  // The feed may have reported matches before this was loaded.
  const hasMoved = [...allMatches()].some(([id, { status }]) => shown.get(id) !== status);
  if (left <= 0 || hasMoved) {
    start();
    return;
  }
  const timer = setTimeout(start, left);
  stops.push(
    onNewcomer(start),
    onAnyMatch((id) => shown.get(id) !== getMatch(id)?.status && start()),
    onTimeSet(() => freshFor(lists) <= 0 && start()),
    () => clearTimeout(timer),
  );
}

/** How long the page stays fresh, in milliseconds; a list without prices counts as old. */
function freshFor(lists: readonly OrderedList[]): number {
  const times = lists.map(timeOf).filter(Number.isFinite);
  return Math.max(...times, 0) + FRESH_MS - now();
}
