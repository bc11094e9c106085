/** Which periods of a score are columns of their own. */
import type { ScoreProps } from "../../api/props.gen";

/** Periods are more informative than the total, except for two halves with a running clock. */
export function shownPeriods({ clock, periods }: ScoreProps): ScoreProps["periods"] {
  return clock && !clock.countdown ? [] : periods;
}
