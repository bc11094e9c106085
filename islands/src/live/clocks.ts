/** Clocks of live matches between two reports: one timer for all that the page shows. */
import { clockNow, getMatch } from "./shared/matches";

const SECOND = 1000;

/** Lets every clock of the page run, while the page can be seen. */
export function runClocks(): void {
  const shown = document.getElementsByClassName("event-clock");
  setInterval(() => {
    if (document.visibilityState === "hidden") return;
    for (const clock of shown) {
      const match = getMatch(Number(clock.closest<HTMLElement>("[data-match]")?.dataset.match));
      const text = match && clockNow(match);
      if (text !== undefined && clock.textContent !== text) clock.textContent = text;
    }
  }, SECOND);
}
