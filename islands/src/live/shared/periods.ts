/** Which periods of a score are columns of their own, in lists and at the head of a match's page. */
import type { PeriodProps, ScoreProps } from "../../api/props.gen";

/** Periods are more informative than the total, except for two halves with a running clock, and cricket. */
export function shownPeriods({ form, periods }: ScoreProps): readonly PeriodProps[] {
  return form === "periods" ? periods : [];
}
