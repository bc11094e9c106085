/**
 * The lines of a system: every combination of `win_count` of its selections, or of `win_count` up to `max_win_count`.
 * Counting and summing never list the lines, so 8 of 16 costs no more than 2 of 3.
 */

import type { SystemKind } from "../api/schemas/bets";
import type { Rational } from "./rational";

/** How many selections a line has: the same in all of them, or from one number up to another. */
export type LineLengths = Pick<SystemKind, "win_count" | "max_win_count">;

/** The lengths, the shortest first. */
export function lengthsOf({ win_count, max_win_count = win_count }: LineLengths): number[] {
  return Array.from({ length: max_win_count - win_count + 1 }, (_, at) => win_count + at);
}

/** How many lines a system of `count` selections has. */
export function lineCount(count: number, lengths: LineLengths): bigint {
  return lengthsOf(lengths).reduce((sum, length) => sum + combinations(count, length), 0n);
}

/** How many lines of one length there are. */
export function combinations(count: number, winCount: number): bigint {
  if (winCount < 0) return 0n;
  let lines = 1n;
  // Where a line would need more than there are, one of the factors is 0.
  for (let taken = 1; taken <= winCount; taken += 1) {
    lines = (lines * BigInt(count - winCount + taken)) / BigInt(taken);
  }
  return lines;
}

/** Every line of one length, each in the order of the selections, at most `limit` of them. */
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
 * The sum over all lines of the product of their factors: elementary symmetric polynomials, by their
 * recurrence, one factor at a time. The factors share a denominator.
 */
export function sumOfLines(
  numerators: readonly bigint[],
  denominator: bigint,
  lengths: LineLengths,
): Rational {
  const longest = lengths.max_win_count ?? lengths.win_count;
  const sums = [1n];
  for (const numerator of numerators) {
    for (let taken = longest; taken > 0; taken -= 1) {
      sums[taken] = (sums[taken] ?? 0n) + (sums[taken - 1] ?? 0n) * numerator;
    }
  }
  // All over the denominator of the longest lines.
  const sum = lengthsOf(lengths).reduce(
    (all, length) => all + (sums[length] ?? 0n) * denominator ** BigInt(longest - length),
    0n,
  );
  return { numerator: sum, denominator: denominator ** BigInt(longest) };
}
