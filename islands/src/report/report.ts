/**
 * Unexpected events that the page survives. One function, so that an error reporter needs only one
 * hook.
 */
export function report(what: string, ...details: readonly unknown[]): void {
  console.error(what, ...details);
}

const reported = new Set<string>();

/** Reports only the first occurrence: repetitions with every event add no information. */
export function reportOnce(what: string): void {
  if (reported.has(what)) return;
  reported.add(what);
  report(what);
}
