/**
 * A finger that drags the sheet (`drag.ts`), without a page. Heights are in pixels of the window, from
 * its upper edge; times are in milliseconds.
 */

/** A shorter movement is a touch. */
const SLOP = 8;

/** A faster movement decides where the sheet goes, in pixels per millisecond. */
const FLICK = 0.4;

/** A finger that rested this long before it was lifted had no speed any more. */
const REST_MS = 100;

export interface Finger {
  /** Where it touched, and the distance from there to the upper edge of what it touched. */
  readonly from: number;
  readonly grip: number;
  readonly isMoving: boolean;
  readonly at: number;
  readonly time: number;
  /** Upwards. */
  readonly speed: number;
}

/** A finger that touches something whose upper edge is at `top`. */
export function touching(at: number, top: number, time: number): Finger {
  return { from: at, grip: at - top, isMoving: false, at, time, speed: 0 };
}

/** The finger when it is somewhere. Once it drags the sheet, no movement is too short. */
export function movedTo(finger: Finger, at: number, time: number): Finger {
  if (!finger.isMoving && Math.abs(at - finger.from) < SLOP) return finger;
  const passed = time - finger.time;
  const speed = passed > 0 ? (finger.at - at) / passed : finger.speed;
  return { ...finger, isMoving: true, at, time, speed };
}

/** How much of a sheet is up, 0 to 1: its upper edge stays as far from the finger as it was. */
export function raisedBy({ at, grip }: Finger, windowHeight: number, sheetHeight: number): number {
  return Math.min(1, Math.max(0, (windowHeight - (at - grip)) / sheetHeight));
}

/** Whether the sheet goes up when the finger is lifted: in the direction of a flick, or to the nearer end. */
export function goesUp({ speed, time }: Finger, raised: number, now: number): boolean {
  return Math.abs(speed) > FLICK && now - time < REST_MS ? speed > 0 : raised > 0.5;
}

/**
 * Whether the sheet is open after the finger: a touch does not change that, nor does a finger that the
 * browser takes over.
 */
export function isOpenAfter(
  finger: Finger,
  wasOpen: boolean,
  isLifted: boolean,
  raised: number,
  now: number,
): boolean {
  return isLifted && finger.isMoving ? goesUp(finger, raised, now) : wasOpen;
}
