/** How long it can stay open whether a sent call had an effect, after its answer was lost. */

/**
 * How long the page waits for an answer, in milliseconds: an operator delays a live bet before it accepts it. When
 * this has passed, the page breaks the call off.
 */
export const ANSWER_TIME = 20_000;

/** The longest that an operator may take to carry out a call that has reached it, in milliseconds (`POST /bets`). */
export const LONGEST_WORK = 20_000;

/** What a busy network and a list that is copied late may add, in milliseconds. */
const MARGIN = 5_000;

/** The longest that a player waits for the result of a call with a lost answer, in milliseconds. */
export const LONGEST_DOUBT = LONGEST_WORK + MARGIN;

/** The same from the press on, where the answer is awaited in vain. */
const FROM_THE_PRESS = ANSWER_TIME + LONGEST_DOUBT;

/** The same in seconds. */
export const DOUBT_SECONDS = FROM_THE_PRESS / 1000;

/** How long a doubt lasts that ends then, in milliseconds; whatever has become of the clock since. */
export function doubtLeft(until: number, now: number): number {
  return Math.min(until - now, FROM_THE_PRESS);
}

/**
 * When a call with a lost answer can no longer take effect: from then on, what the operator does not list does not
 * exist. `now` is when the loss was noticed, at most: after a reload it can be much later. Times are in milliseconds
 * since 1970.
 */
export function doubtEnds(sentAt: number, now: number): number {
  // A clock that was set back says nothing about the time that has passed.
  const lostAt = now < sentAt ? now : Math.min(now, sentAt + ANSWER_TIME);
  return lostAt + LONGEST_DOUBT;
}

/**
 * When the doubt of an earlier page ends. `stored` is when it said so, if it did: a clock that was set back since would
 * keep the player in doubt for as long.
 */
export function doubtEndsAfterReload(
  sentAt: number,
  now: number,
  stored: number | undefined,
): number {
  const latest = doubtEnds(sentAt, now);
  return stored === undefined ? latest : Math.min(stored, latest);
}
