/** Parts of a cash-out: what a part of the stake is worth, and which part pays an amount. All in subunits. */

/** A part of a bet's stake. */
export interface Part {
  /** The part. */
  readonly stake: number;
  /** The whole stake. */
  readonly of: number;
}

/** What a part gets of an offer, rounded down as the operator does. */
export function shareOf(offer: number, { stake, of }: Part): number {
  return Number((BigInt(offer) * BigInt(stake)) / BigInt(of));
}

/** The parts that a stake can be divided into: each of the two is at least `min`; undefined where it cannot. */
export function partsOf(of: number, min: number | null): { min: number; max: number } | undefined {
  return min !== null && min > 0 && of >= 2 * min ? { min, max: of - min } : undefined;
}

/** The smallest part that gets an amount of an offer; the nearest one that is possible. Undefined is the whole bet. */
export function partFor(
  amount: number,
  offer: number,
  of: number,
  min: number | null,
): Part | undefined {
  const range = partsOf(of, min);
  if (!range || amount >= offer) return undefined;
  const exact = (BigInt(Math.max(amount, 0)) * BigInt(of) + BigInt(offer) - 1n) / BigInt(offer);
  const stake = Math.min(Math.max(Number(exact), range.min), range.max);
  return { stake, of };
}

/** The part at a place of a slider, in per cent of the stake; undefined, the whole bet, at its end. */
export function partAt(percent: number, of: number, min: number | null): Part | undefined {
  const range = partsOf(of, min);
  if (!range || percent >= 100) return undefined;
  const stake = Number((BigInt(of) * BigInt(percent)) / 100n);
  return { stake: Math.min(Math.max(stake, range.min), range.max), of };
}

/** Where a part is on the slider. */
export function percentOf(part: Part | undefined): number {
  return part ? Number((BigInt(part.stake) * 100n) / BigInt(part.of)) : 100;
}
