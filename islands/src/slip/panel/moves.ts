/**
 * What is not needed to show the slip, and so is loaded after it: drags of the sheet, and the link
 * to the slip after a picked price.
 */
import { startDrag } from "./drag";
import { startSkip } from "./skip";

/** Starts both; returns a function that ends them. */
export function startMoves(): () => void {
  const ends = [startDrag(), startSkip()];
  return () => {
    for (const end of ends) end();
  };
}
