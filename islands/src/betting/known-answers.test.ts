import { describe, expect, it } from "vitest";
import type { BetType } from "./bet-type";
import { explainPayout } from "./explanation";
import answers from "./known-answers.json";
import { lineCount } from "./lines";
import { formatOdds, type OddsFormat, oddsFormat, parseOdds } from "./odds";
import type { LegOutcome } from "./settlement";

const { sources, odds, settlements, fullCovers } = answers;

/** Public tables disagree on printing a plus; we print it where there is a minus too. */
const unsigned = (text: string) => text.replace(/^\+/, "");

describe("odds of public tables", () => {
  it.each(odds)("$odds is $text in $format odds ($source)", ({ odds: price, format, text }) => {
    expect(oddsFormat(format)).toBe(format);
    expect(unsigned(formatOdds(price, format as OddsFormat))).toBe(unsigned(text));
  });

  it.each(odds)("$text in $format odds is the same price again", ({ format, text }) => {
    const read = parseOdds(text, format as OddsFormat) ?? 0;
    expect(unsigned(formatOdds(read, format as OddsFormat))).toBe(unsigned(text));
  });
});

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
  expect(odds.length).toBeGreaterThanOrEqual(40);
  expect(settlements.length).toBeGreaterThanOrEqual(20);
  const named = [...odds, ...settlements, ...fullCovers].map(({ source }) => source);
  expect(new Set(named)).toEqual(new Set(Object.keys(sources)));
});
