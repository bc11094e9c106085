/**
 * Keeps the rows of lists up to date, without React: names, scores, clocks, states, and which prices there
 * are. A row is written in the next frame after a report about its match. What draws rows is loaded when the first of
 * them differs from what the page came with (`draw-row.ts`).
 */

import { later } from "../api/patience";
import type { EventRowProps } from "../api/props.gen";
import { markPrice } from "../core/slip-marks";
import { getMatch, onMatch } from "../live/shared/matches";
import { $down } from "../live/shared/providers";
import { watchPrice } from "../plain/writer";
import { once } from "../state/once";
import { isAsShown } from "./as-shown";
import type { drawRow } from "./draw-row";
import type { OrderedList } from "./ordered";
import type { ListLabels } from "./shared/list-props";
import { rowsIn } from "./shared/rows-in";

/** A row that is kept. */
interface KeptRow {
  readonly element: HTMLElement;
  /** What the row was drawn from. */
  readonly row: () => EventRowProps;
  readonly labels: ListLabels;
  /** Whether it stands in the page as `row` says, with nothing that was reported since. */
  readonly isAsBrought?: boolean;
}

/** Rows that are written together, once per frame. */
function createRows() {
  const dirty = new Set<KeptRow>();
  const watched = new WeakSet<Element>();
  let frame = 0;
  let draw: typeof drawRow | undefined;
  const load = once(async () => {
    draw = (await later(() => import("./draw-row"))).drawRow;
    flush();
  });

  /** Keeps a row, and says in it that its provider is down; returns a function that stops it. */
  function keepRow(kept: KeptRow): () => void {
    const id = matchOf(kept.element);
    const touch = () => {
      dirty.add(kept);
      if (frame === 0) frame = requestAnimationFrame(flush);
    };
    if (getMatch(id) || $down.get().size > 0) touch();
    const stops = [onMatch(id, touch), $down.listen(touch)];
    return () => {
      for (const stop of stops) stop();
      dirty.delete(kept);
    };
  }

  function flush(): void {
    frame = 0;
    for (const kept of draw ? [] : dirty) {
      const isTrue = kept.isAsBrought && $down.get().size === 0;
      if (isTrue && isAsShown(kept.row(), getMatch(matchOf(kept.element)))) dirty.delete(kept);
    }
    if (!draw) {
      if (dirty.size > 0) load();
      return;
    }
    for (const { element, row, labels } of dirty) {
      draw(element, { row: row(), isBelow: element.matches(".event-row-below"), labels });
      watchNew(element);
    }
    dirty.clear();
  }

  /** Lets the core keep prices that have just been drawn. */
  function watchNew(root: Element): void {
    for (const button of root.querySelectorAll<HTMLButtonElement>("button[data-outcome]")) {
      if (watched.has(button)) continue;
      watched.add(button);
      markPrice(button);
      watchPrice(button);
    }
  }

  return { keepRow, watchNew };
}

export const { keepRow, watchNew } = createRows();

/** Keeps the rows of a list as it stands in the page; returns what keeps each, by its match. */
export function keepRows(
  root: Element,
  labels: ListLabels,
  read: (element: HTMLElement) => EventRowProps,
): OrderedList["rows"] {
  const kept: OrderedList["rows"] = new Map();
  for (const element of rowsIn(root)) {
    const stop = keepRow({ element, row: () => read(element), labels, isAsBrought: true });
    kept.set(matchOf(element), { element, stop });
  }
  return kept;
}

/** The match of a row's element. */
export function matchOf({ dataset }: HTMLElement): number {
  return Number(dataset.match);
}
