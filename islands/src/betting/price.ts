/** The factor on the stake of a bet in the slip when every selection wins. */

import { isPrice } from "../api/price";
import type { SystemKind } from "../api/schemas/bets";
import { chosenOffer } from "./bonus";
import { lineCount, sumOfLines } from "./lines";
import { type Rational, reduced, thousandths, times } from "./rational";
import type { SlipBet } from "./slip-types";

/** The system of a system bet. */
export function systemOf(bet: SlipBet, systems: readonly SystemKind[]): SystemKind | undefined {
  return bet.type === "system" ? systems.find(({ id }) => id === bet.systemId) : undefined;
}

/** Number of lines that share the stake of a bet; 1 except for systems. */
export function linesOfBet(bet: SlipBet, systems: readonly SystemKind[]): bigint {
  const system = systemOf(bet, systems);
  return system ? lineCount(bet.selectionIds.length, system) : 1n;
}

/**
 * Total odds without a boost: the product of a single or combo, the mean of a system's lines, the
 * joined price of a custom bet (undefined until the operator has sent it). `odds` are those of the
 * bet's selections, in order; undefined while one of them has no price.
 */
export function betOdds(
  bet: SlipBet,
  odds: readonly number[],
  systems: readonly SystemKind[],
): Rational | undefined {
  if (bet.type === "custom_bet") {
    return bet.customOdds && thousandths(bet.customOdds.odds);
  }
  if (!odds.every(isPrice)) return undefined;
  const lengths = systemOf(bet, systems) ?? { win_count: odds.length };
  const sum = sumOfLines(odds.map(BigInt), 1000n, lengths);
  const lines = lineCount(odds.length, lengths);
  if (lines <= 1n) return sum;
  return reduced({ numerator: sum.numerator, denominator: sum.denominator * lines });
}

/** Total odds with the factor of the bet's boost, if it uses one. */
export function boosted(odds: Rational, bet: SlipBet): Rational {
  const factor = chosenOffer(bet.bonus, bet.offers)?.factor;
  return factor === undefined ? odds : times(odds, thousandths(factor));
}
