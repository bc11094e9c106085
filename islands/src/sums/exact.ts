/** Exact fractions as text: every digit where a decimal has an end, marked as near where it has none. */
import { type CurrencyUnit, decimalsOf, formatMoney } from "../betting/money";
import { type Rational, reduced, roundHalfUp } from "../betting/rational";

/** Decimals of what has no end (a third of a stake). The sign says that there is more. */
const NEAR_DECIMALS = 6;
const NEAR = "≈\u00a0";

/** A factor: at least two decimals, as prices have, and every one that it has (`1.425`). */
export function exactText(value: Rational): string {
  const { numerator, denominator } = reduced(value);
  const places = placesOf(denominator);
  const text = (decimals: number) => {
    const scaled = String(
      roundHalfUp({ numerator: numerator * 10n ** BigInt(decimals), denominator }),
    );
    const digits = scaled.padStart(decimals + 1, "0");
    return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  };
  return places === undefined ? `${NEAR}${text(NEAR_DECIMALS)}` : text(Math.max(places, 2));
}

/** An amount of subunits: as money where it is whole, else with all that comes after it. */
export function exactMoney(subunits: Rational, unit: CurrencyUnit, tag: string): string {
  const { numerator, denominator } = reduced(subunits);
  const places = placesOf(denominator) ?? NEAR_DECIMALS - decimalsOf(unit);
  const finer = Math.max(places, 0);
  const scale = 10n ** BigInt(finer);
  const scaled = roundHalfUp({ numerator: numerator * scale, denominator });
  const isExact = (scaled * denominator) % (numerator === 0n ? 1n : 1n) === 0n;
  const money = formatMoney(scaled, { ...unit, subunits: unit.subunits * Number(scale) }, tag);
  return isExact && scaled * denominator === numerator * scale ? money : `${NEAR}${money}`;
}

/** Decimals of one over a number in lowest terms; undefined when they have no end. */
function placesOf(denominator: bigint): number | undefined {
  let rest = denominator;
  let [twos, fives] = [0, 0];
  for (; rest % 2n === 0n; rest /= 2n) twos += 1;
  for (; rest % 5n === 0n; rest /= 5n) fives += 1;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}
