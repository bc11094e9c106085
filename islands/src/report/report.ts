/**
 * What should not have happened and that the page survives. One function, so that an error reporter
 * has one place to take it over.
 */
export function report(what: string, ...details: readonly unknown[]): void {
  console.error(what, ...details);
}

const reported = new Set<string>();

/** Reports it the first time alone: what repeats with every event says nothing new. */
export function reportOnce(what: string): void {
  if (reported.has(what)) return;
  reported.add(what);
  report(what);
}
