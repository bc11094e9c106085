/**
 * Decimal odds from thousandths: two decimals, a third only when it is not zero (`1.855`). Latin
 * digits and a dot in every language: the same text as on the prerendered page.
 */
export function decimal(odds: number): string {
  const whole = Math.floor(odds / 1000);
  const part = odds % 1000;
  return part % 10 === 0
    ? `${whole}.${String(part / 10).padStart(2, "0")}`
    : `${whole}.${String(part).padStart(3, "0")}`;
}
