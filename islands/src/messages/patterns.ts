/** How days and times are written: as by the generator (`dates.rs`), always with Latin digits. */

export const DAY = { weekday: "short", day: "numeric", month: "short" } as const;
export const DATE = { day: "numeric", month: "short", year: "numeric" } as const;
export const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** Writes a moment in a language (BCP 47) and a zone (an IANA name; undefined for the browser's own). */
export function written(
  moment: string | number,
  pattern: Intl.DateTimeFormatOptions,
  tag: string,
  timeZone: string | undefined,
): string {
  const common = { timeZone, numberingSystem: "latn", calendar: "gregory" };
  return new Intl.DateTimeFormat(tag, { ...common, ...pattern }).format(new Date(moment));
}
