import { describe, expect, it } from "vitest";
import type { BetType } from "./bet-type";
import { explainPayout } from "./explanation";
import answers from "./known-answers.json";
import { lineCount } from "./lines";
import type { LegOutcome } from "./settlement";

const { sources, settlements, fullCovers } = answers;

describe("settlements of public examples", () => {
  it.each(settlements)("$what pays $pays for $stake ($source)", (known) => {
    const { payout } = explainPayout({
      type: known.type as BetType,
      legs: known.legs.map((leg, at) => ({
        id: String(at),
        odds: leg.odds,
        outcome: leg.outcome as LegOutcome,
      })),
      winCount: "winCount" in known ? known.winCount : undefined,
      stake: BigInt(known.stake),
    });
    expect(payout).toBe(BigInt(known.pays));
  });
});

it.each(fullCovers)("a $name of $selections has $lines lines from doubles up", (known) => {
  const sizes = Array.from({ length: known.selections - 1 }, (_, at) => at + 2);
  const lines = sizes.reduce((sum, size) => sum + lineCount(known.selections, size), 0n);
  expect(lines).toBe(BigInt(known.lines));
});

it("there are enough known answers, each with its source", () => {
  expect(settlements.length).toBeGreaterThanOrEqual(20);
  const named = [...settlements, ...fullCovers].map(({ source }) => source);
  expect(new Set(named)).toEqual(new Set(Object.keys(sources)));
});
