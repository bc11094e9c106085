/**
 * What a touch opens without an island: the price history, and stars. Loaded at the first such touch
 * (`follow.ts`).
 */
import { later } from "./api/patience";

/** Answers the touch of a control that has `data-moves` or `data-star`. */
export async function touched(control: HTMLElement): Promise<void> {
  if (control.dataset.star === undefined) {
    (await later(() => import("./moves/open"))).openMoves(control);
  } else {
    (await later(() => import("./favourites/press"))).pressStar(control);
  }
}
