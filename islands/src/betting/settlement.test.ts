/** Results of selections and their factors. */
import { expect, it } from "vitest";
import { type LegOutcome, legFactor, legOutcome, legRational } from "./settlement";

it.each<[string, LegOutcome]>([
  ["win_entire", "win"],
  ["lose_entire", "lose"],
  ["refund_entire", "refund"],
  ["canceled", "refund"],
  ["refund_half_win_other", "half_win"],
  ["refund_half_lose_other", "half_lose"],
  ["no_results", "open"],
  ["", "open"],
])("the operator's %j is %s", (word, outcome) => {
  expect(legOutcome(word)).toBe(outcome);
});

it.each<[LegOutcome, bigint]>([
  ["open", 3700n],
  ["win", 3700n],
  ["half_win", 2850n],
  ["refund", 2000n],
  ["half_lose", 1000n],
  ["lose", 0n],
])("a leg at 1.85 that is %s has a factor of %s halves of a thousandth", (outcome, factor) => {
  expect(legFactor(outcome, 1850)).toBe(factor);
  expect(legRational(outcome, 1850)).toEqual({ numerator: factor, denominator: 2000n });
});
