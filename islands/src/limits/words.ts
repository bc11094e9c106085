/** Times and amounts of limits in words. Units are the browser's: it has them in every language. */
import type { UserLimit } from "../api/schemas/limits";
import type { CurrencyUnit } from "../betting/money";
import { formatMoney } from "../betting/money";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `1 hour, 30 minutes`; whole minutes, at least one. */
export function durationText(seconds: number, tag: string): string {
  if (seconds >= DAY && seconds % DAY === 0) return unitText(seconds / DAY, "day", tag);
  const minutes = Math.max(1, Math.floor(seconds / MINUTE));
  const hours = Math.floor(minutes / 60);
  const parts = [
    ...(hours > 0 ? [unitText(hours, "hour", tag)] : []),
    ...(minutes % 60 > 0 ? [unitText(minutes % 60, "minute", tag)] : []),
  ];
  return new Intl.ListFormat(tag, { type: "unit" }).format(parts);
}

/** `6 months` */
export function monthsText(months: number, tag: string): string {
  return unitText(months, "month", tag);
}

/** A value of a limit: an amount, or a time. */
export function valueText(
  { currency, type }: Pick<UserLimit, "currency" | "type">,
  value: number,
  unit: CurrencyUnit | undefined,
  tag: string,
): string {
  if (type === "selfexclusion") return monthsText(value, tag);
  if (currency === undefined) return durationText(value, tag);
  return unit ? formatMoney(value, unit, tag) : "";
}

function unitText(count: number, unit: string, tag: string): string {
  const options = { style: "unit", unit, unitDisplay: "long", numberingSystem: "latn" } as const;
  return new Intl.NumberFormat(tag, options).format(count);
}
