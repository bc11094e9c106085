/** A start that is to be confirmed: as the generator writes it (`api::mend`). */
export const UNKNOWN_TIME = "9999-12-30T22:00:00Z";

/** Whether a time is one that a match can have. */
export function isKnownTime(timestamp: string): boolean {
  const year = new Date(timestamp).getUTCFullYear();
  return year >= 2000 && year < 2100;
}
