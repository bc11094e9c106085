import { describe, expect, it } from "vitest";
import type { BetType } from "./bet-type";
import { explainPayout } from "./explanation";
import answers from "./known-answers.json";
import { lineCount } from "./lines";
import type { LegOutcome } from "./settlement";

const { sources, fullCovers } = answers;
/** `generator/sandbox` checks its payouts against the same ones. */
const settlements: readonly Known[] = answers.settlements;

interface Known {
  readonly source: string;
  readonly what: string;
  readonly type: string;
  readonly winCount?: number;
  readonly maxWinCount?: number;
  readonly stake: number;
  readonly legs: readonly { readonly odds: number; readonly outcome: string }[];
  readonly pays: number;
}

describe("settlements of public examples", () => {
  it.each(settlements)("$what pays $pays for $stake ($source)", (known) => {
    const { payout } = explainPayout({
      type: known.type as BetType,
      legs: known.legs.map((leg, at) => ({
        id: String(at),
        odds: leg.odds,
        outcome: leg.outcome as LegOutcome,
      })),
      lengths:
        known.winCount === undefined
          ? undefined
          : { win_count: known.winCount, max_win_count: known.maxWinCount },
      stake: BigInt(known.stake),
    });
    expect(payout).toBe(BigInt(known.pays));
  });
});

it.each(fullCovers)("a $name of $selections has $lines lines from doubles up", (known) => {
  const lengths = { win_count: 2, max_win_count: known.selections };
  expect(lineCount(known.selections, lengths)).toBe(BigInt(known.lines));
});

it("there are enough known answers, each with its source", () => {
  expect(settlements.length).toBeGreaterThanOrEqual(20);
  const named = [...settlements, ...fullCovers].map(({ source }) => source);
  expect(new Set(named)).toEqual(new Set(Object.keys(sources)));
});
