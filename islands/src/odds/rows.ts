/**
 * Keeps the rows of lists up to date, without React: names, scores, clocks, states, and which prices there
 * are. A row is written in the next frame after a report about its match.
 */

import type { EventRowProps } from "../api/props.gen";
import { markPrice } from "../core/slip-marks";
import { getMatch, onMatch } from "../live/shared/matches";
import { $down } from "../live/shared/providers";
import { patch } from "../plain/patch";
import { forgetPrices, watchPrice } from "../plain/writer";
import type { OrderedList } from "./ordered";
import { rowView } from "./row-view";
import type { ListLabels } from "./shared/list-props";
import { rowsIn } from "./shared/rows-in";

/** A row that is kept. */
interface KeptRow {
  readonly element: HTMLElement;
  /** What the row was drawn from. */
  readonly row: () => EventRowProps;
  readonly labels: ListLabels;
}

/** Rows that are written together, once per frame. */
function createRows() {
  const dirty = new Set<KeptRow>();
  const watched = new WeakSet<Element>();
  let frame = 0;

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
    for (const { element, row: read, labels } of dirty) {
      const before = [...element.querySelectorAll(".event-prices[data-market]")];
      const row = read();
      const isBelow = element.matches(".event-row-below");
      patch(element, rowView({ row, isBelow, labels }, getMatch(row.match.id)));
      for (const prices of before) if (!prices.isConnected) forgetPrices(prices);
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
    const stop = keepRow({ element, row: () => read(element), labels });
    kept.set(matchOf(element), { element, stop });
  }
  return kept;
}

/** The match of a row's element. */
export function matchOf({ dataset }: HTMLElement): number {
  return Number(dataset.match);
}
