/**
 * The lines of a system: every combination of `winCount` of its selections. Counting and summing
 * never list the lines, so 8 of 16 costs no more than 2 of 3.
 */

import type { Rational } from "./rational";

/** How many lines a system of `count` selections has. */
export function lineCount(count: number, winCount: number): bigint {
  if (winCount < 0) return 0n;
  let lines = 1n;
  // Where a line would need more than there are, one of the factors is 0.
  for (let taken = 1; taken <= winCount; taken += 1) {
    lines = (lines * BigInt(count - winCount + taken)) / BigInt(taken);
  }
  return lines;
}

/** Every line of a system, each in the order of the selections, at most `limit` of them. */
export function linesOf<T>(
  selections: readonly T[],
  winCount: number,
  limit = Number.POSITIVE_INFINITY,
): T[][] {
  const lines: T[][] = [];
  const line: T[] = [];
  const extend = (from: number): void => {
    if (lines.length >= limit) return;
    if (line.length === winCount) {
      lines.push([...line]);
      return;
    }
    const last = selections.length - (winCount - line.length);
    for (let at = from; at <= last; at += 1) {
      line.push(selections[at] as T);
      extend(at + 1);
      line.pop();
    }
  };
  extend(0);
  return lines;
}

/**
 * The sum over all lines of the product of their factors: the elementary symmetric polynomial, by
 * its recurrence, one factor at a time. The factors share a denominator.
 */
export function sumOfLines(
  numerators: readonly bigint[],
  denominator: bigint,
  winCount: number,
): Rational {
  const sums = [1n];
  for (const numerator of numerators) {
    for (let taken = winCount; taken > 0; taken -= 1) {
      sums[taken] = (sums[taken] ?? 0n) + (sums[taken - 1] ?? 0n) * numerator;
    }
  }
  return { numerator: sums[winCount] ?? 0n, denominator: denominator ** BigInt(winCount) };
}
