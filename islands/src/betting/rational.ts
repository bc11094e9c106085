/**
 * Exact fractions of big integers. Every calculation of betting uses them and is rounded once, at
 * its end, half up.
 */

/** An exact fraction, zero or above. The denominator is positive; not always in lowest terms. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A whole number as a fraction. */
export function whole(value: bigint | number): Rational {
  return { numerator: BigInt(value), denominator: 1n };
}

/** A number of thousandths, the unit of odds and factors on the wire. */
export function thousandths(value: bigint | number): Rational {
  return { numerator: BigInt(value), denominator: 1000n };
}

/** a × b. */
export function times(a: Rational, b: Rational): Rational {
  return {
    numerator: a.numerator * b.numerator,
    denominator: a.denominator * b.denominator,
  };
}

/** a ÷ b; b is not zero. */
export function over(a: Rational, b: Rational): Rational {
  return {
    numerator: a.numerator * b.denominator,
    denominator: a.denominator * b.numerator,
  };
}

/** a + b. */
export function plus(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) {
    return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  }
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** a − b; zero where b is greater. */
export function less(a: Rational, b: Rational): Rational {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return {
    numerator: left > right ? left - right : 0n,
    denominator: a.denominator * b.denominator,
  };
}

/** -1 when a < b, 0 when they are equal, 1 when a > b. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Divides and rounds half up. Neither may be negative, and the divisor not zero. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n);
}

/** A fraction as a whole number, rounded half up. */
export function roundHalfUp({ numerator, denominator }: Rational): bigint {
  return divideHalfUp(numerator, denominator);
}

/** Whether a fraction is a whole number. */
export function isWhole({ numerator, denominator }: Rational): boolean {
  return numerator % denominator === 0n;
}

/** The same fraction in lowest terms. */
export function reduced({ numerator, denominator }: Rational): Rational {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}
