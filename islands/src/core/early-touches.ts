/** Touches between the first paint and the start of the core, recorded by `before-paint.ts`. */

/** The interface through which the core takes over. */
export interface EarlyTouches {
  /** Stops recording; returns the elements touched so far, in order. */
  take(): readonly HTMLElement[];
}

/** Repeats the recorded touches; called once the core listens. */
export function replayEarlyTouches(): void {
  const { sportsbookEarly } = globalThis as { sportsbookEarly?: EarlyTouches };
  for (const control of sportsbookEarly?.take() ?? []) {
    control.click();
  }
}
