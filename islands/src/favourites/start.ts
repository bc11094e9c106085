/** Fetches and marks the favourites of a signed-in player; loaded when there is one. */
import { startStars } from "./stars";
import { startFavourites } from "./store";

/** Starts as soon as the browser has time. */
export function start(): void {
  const begin = () => {
    startFavourites();
    startStars();
  };
  if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 200);
}
