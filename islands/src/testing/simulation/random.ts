/** Random numbers from a seed (mulberry32): the same seed gives the same history. */

/** Draws from a seed. */
export interface Draws {
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** True with this chance. */
  chance(of: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** The draws of a seed. */
export function drawsOf(seed: number): Draws {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    chance: (of) => next() < of,
    pick: (list) => list[whole(0, list.length - 1)] as (typeof list)[number],
  };
}
