/** Touches between the first paint and the start of the core, recorded by `before-paint.ts`. */

/** Takes over: stops recording, and returns the elements touched so far, in order. */
export type EarlyTouches = () => readonly HTMLElement[];

/** Repeats the recorded touches; called once the core listens. */
export function replayEarlyTouches(): void {
  const { sportsbookEarly } = globalThis as { sportsbookEarly?: EarlyTouches };
  for (const control of sportsbookEarly?.() ?? []) {
    control.click();
  }
}
