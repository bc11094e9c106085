/** Lists of a query: the groups of the page that have matches left. */

import type { OddsGroupProps } from "../api/props.gen";
import { type Conditions, fits } from "./conditions";
import { sortRows } from "./order";
import type { Sort } from "./query";
import { chunks, placed } from "./shared/found-groups";

/** What the groups of a page keep of it. */
export interface Held {
  readonly groups: readonly OddsGroupProps[];
  /** Ids of their matches. */
  readonly ids: ReadonlySet<number>;
}

/**
 * The groups of the page with the rows that fit. In an order that the page knows, all its rows are
 * sorted, and neighbours of one group stay together.
 */
export function heldGroups(
  groups: readonly OddsGroupProps[],
  conditions: Conditions,
  cyber: readonly string[],
  sort: Sort | null,
): Held {
  const groupOf = new Map<number, OddsGroupProps>();
  const rows = groups.flatMap((group) =>
    group.rows.filter((row) => {
      const isIn = fits(row, conditions, cyber) && !groupOf.has(row.match.id);
      if (isIn) groupOf.set(row.match.id, group);
      return isIn;
    }),
  );
  const parts = chunks(sortRows(rows, sort), (row) => groupOf.get(row.match.id)?.key ?? "");
  return {
    ids: new Set(groupOf.keys()),
    groups: placed(
      parts.flatMap((part) => {
        const group = part[0] && groupOf.get(part[0].match.id);
        return group ? [{ ...group, rows: part }] : [];
      }),
    ),
  };
}
