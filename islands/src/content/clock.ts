/** Writes the time into the clocks of the page (`[data-clock]`, the block `clock`), once a second. */
import { now } from "../clock/now";

/** Starts them. */
export function startClocks(): void {
  const clocks = [...document.querySelectorAll<HTMLElement>("[data-clock]")];
  if (clocks.length === 0) return;
  const write = () => {
    for (const clock of clocks) {
      const timeZone = clock.dataset.clock;
      // Latin digits, as everywhere on the page.
      const text = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone }).format(
        now(),
      );
      if (clock.textContent !== text) clock.textContent = text;
    }
  };
  write();
  setInterval(write, 1_000);
}
