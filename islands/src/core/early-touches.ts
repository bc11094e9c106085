/** What was touched between the first paint and the core: `before-paint.ts` keeps it. */

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
  }
}
