/** Odds of 1.00, in thousandths: they return the stake and nothing more. */
const STAKE_ALONE = 1000;

/**
 * Whether odds in thousandths are a price. Operators send 0 or 1.00 while they have none, at times with the outcome
 * still open; such an outcome is treated as suspended.
 */
export function isPrice(odds: number): boolean {
  return odds > STAKE_ALONE;
}
