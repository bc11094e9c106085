/** What was touched between the first paint and the core: `before-paint.ts` keeps it. */
import { hasSelection } from "./selections";

/** How the core takes over. */
export interface EarlyTouches {
  /** Keeps no more; returns what was touched so far, in order. */
  take(): readonly HTMLElement[];
}

/** Does again what was touched too early; called once the core listens. */
export function replayEarlyTouches(): void {
  const { sportsbookEarly } = globalThis as { sportsbookEarly?: EarlyTouches };
  for (const control of sportsbookEarly?.take() ?? []) {
    control.click();
    // It showed at once what a touch does to a price that is not in the slip; a restored slip may hold it.
    const { outcome } = control.dataset;
    if (outcome) control.setAttribute("aria-pressed", String(hasSelection(outcome)));
  }
}
