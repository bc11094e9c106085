/** How far a player is on a ladder of levels. */
import type { CompPoints, StatusGroup } from "../api/profile";

/** Where a player is. */
export interface Progress {
  /** The level that was reached, if the ladder has one for so few points. */
  readonly level: string | undefined;
  /** The next level, and how many points it takes; none at the top. */
  readonly next: { readonly level: string; readonly missing: number } | undefined;
  /** The part of the way from this level to the next, 0 to 1; 1 at the top. */
  readonly part: number;
}

/**
 * The progress: the operator says which level it is, the points say how far the next one is. Levels may come in any
 * order.
 */
export function progressOf(group: StatusGroup, { earned_points }: CompPoints): Progress {
  const levels = [...group.statuses].sort((one, other) => one.min_points - other.min_points);
  const at = levels.findIndex(({ id }) => id === group.current);
  const next = levels[at + 1];
  const from = levels[at]?.min_points ?? 0;
  const way = next ? next.min_points - from : 0;
  const missing = next ? Math.max(next.min_points - earned_points, 0) : 0;
  return {
    level: levels[at]?.name,
    next: next && { level: next.name, missing },
    part: way > 0 ? Math.min(Math.max((earned_points - from) / way, 0), 1) : 1,
  };
}
