/**
 * Fractional odds as bookmakers print them: a price is shown as the nearest fraction in use, not as a reduced decimal.
 * 1.67 is 4/6, 2.50 is 6/4, 1.61 is 8/13, 4.33 is 10/3. It promises at most a hundredth more of the return than is paid,
 * and at most two hundredths less: what is paid follows from the price. A price with no such fraction near it has its
 * own, rounded down to hundredths: 8.80 is 39/5. From 10/1 up that is a whole number or a half: 101.40 is 100/1.
 */

import { once } from "../state/once";

type Fraction = readonly [number, number];

const TABLE =
  "1/1000 1/500 1/250 1/200 1/150 1/100 1/66 1/50 1/40 1/33 1/28 1/25 1/22 1/20 1/18 1/16 1/14 " +
  "1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 40/95 4/9 9/20 " +
  "40/85 1/2 8/15 11/20 4/7 3/5 8/13 13/20 4/6 7/10 8/11 3/4 4/5 5/6 17/20 9/10 10/11 20/21 " +
  "1/1 21/20 11/10 23/20 6/5 5/4 13/10 27/20 11/8 7/5 29/20 6/4 31/20 8/5 13/8 17/10 7/4 9/5 15/8 " +
  "19/10 2/1 21/10 11/5 9/4 23/10 12/5 5/2 13/5 27/10 11/4 14/5 29/10 3/1 31/10 16/5 33/10 10/3 " +
  "17/5 7/2 18/5 37/10 19/5 39/10 4/1 21/5 22/5 9/2 23/5 24/5 5/1 26/5 27/5 11/2 28/5 29/5 6/1 " +
  "13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 " +
  "66/1 80/1 100/1 125/1 150/1 200/1 250/1 300/1 400/1 500/1 750/1 1000/1";

/**
 * The fractions in use, the shortest price first. Evens are 1/1. Read when one is asked for: the other formats are
 * written before the first paint without them. What has no use for them leaves the table out, so the call is marked.
 */
export const fractions = /* @__PURE__ */ once((): readonly Fraction[] =>
  TABLE.split(" ").map((text) => {
    const [over = 0, under = 1] = text.split("/").map(Number);
    return [over, under];
  }),
);

/** From here on, a price of its own has no hundredths: winnings beyond the stake in thousandths. */
const LONG = 10_000;

/** Upper end of the table, as winnings beyond the stake in thousandths. */
const LONGEST = 1_000_000;

/** The fraction of winnings beyond the stake, given in thousandths. Beyond the table it is a whole number. */
export function fractionOf(win: number): Fraction {
  if (win > LONGEST) return [Math.round(win / 1000), 1];
  // The longest that is not above it, and the next one, which is.
  const [below, above] = around(win);
  const nearestFirst = isNearer(above, below, win) ? [above, below] : [below, above];
  const inUse = nearestFirst.find((fraction) => isNear(fraction, win));
  if (inUse) return inUse;
  const down = win - (win % (win < LONG ? 10 : 500));
  const own = down < win ? fractionOf(down) : reduced(win);
  // A longer price is never written as a shorter one.
  return own[0] * below[1] > below[0] * own[1] ? own : below;
}

/** Whether a fraction says at most a hundredth more of the return than these winnings are, or two less. */
function isNear([over, under]: Fraction, win: number): boolean {
  const more = over * 1000 - win * under;
  return Math.abs(more) * (more > 0 ? 100 : 50) <= (1000 + win) * under;
}

/** Winnings in thousandths as a fraction of the smallest numbers. */
function reduced(win: number): Fraction {
  let [divisor, rest] = [1000, win % 1000];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  return [win / divisor, 1000 / divisor];
}

/** The neighbours of a price in the table: at its ends the same one twice. */
function around(win: number): readonly [Fraction, Fraction] {
  const all = fractions();
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const [over, under] = all[middle] as Fraction;
    if (over * 1000 <= win * under) low = middle;
    else high = middle - 1;
  }
  const below = all[low] as Fraction;
  return [below, all[low + 1] ?? below];
}

/** Whether a is nearer to win ÷ 1000 than b, compared in integers. */
function isNearer([a, under]: Fraction, [b, below]: Fraction, win: number): boolean {
  const first = Math.abs(a * 1000 - win * under) * below;
  const second = Math.abs(b * 1000 - win * below) * under;
  return first < second;
}
