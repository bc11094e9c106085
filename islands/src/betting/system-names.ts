/** How bettors call systems. */

import type { SystemKind } from "../api/schemas/bets";

type Numbers = Omit<SystemKind, "id">;

/** Most selections of a system with a name, by the length of its shortest lines: up to Lucky 63, and up to Goliath. */
const MOST = [0, 6, 8];

/**
 * The number of lines of a system that has a name of its own, else 0: all lines from singles up (Patent) or from doubles
 * up (Trixie). It tells the names apart.
 */
export function namedLines({ win_count, max_win_count, total_count }: Numbers): number {
  const isNamed =
    max_win_count === total_count && total_count > 2 && total_count <= (MOST[win_count] ?? 0);
  return isNamed ? 2 ** total_count - 1 - (win_count - 1) * total_count : 0;
}

/** How many selections a line has, in figures: `2`, `2–4`. */
export function lengthsText({
  win_count,
  max_win_count = win_count,
}: Pick<Numbers, "win_count" | "max_win_count">): string {
  return win_count === max_win_count ? `${win_count}` : `${win_count}–${max_win_count}`;
}
