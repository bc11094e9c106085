/** Which rows are below a phone's first screen, which are drawn later (templates/styles/event-row.css). */

/** Number of rows that fit on a phone's first screen. */
export const FIRST_ROWS = 7;

/** Whether a row with this number of rows above it, or the heading there, is below. */
export function isBelow(above: number): boolean {
  return above >= FIRST_ROWS;
}
