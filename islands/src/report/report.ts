/**
 * Unexpected events that the page survives. Everything goes through one function, so that an error
 * reporter needs only one hook ({@link takeOver}). Until there is one, the console has them.
 */

/** An unexpected event. */
export interface Problem {
  /** What kind of event it is, for grouping and alarms (`push.no_ping`). Stable. */
  readonly kind: string;
  /** What happened and where, in one sentence. Never a player's text. */
  readonly message: string;
  /** What was thrown, or what the server said. */
  readonly cause?: unknown;
  /** Details for whoever looks into it. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** `warning`: the page recovers by itself. `error` unless it is given. */
  readonly level?: "warning" | "error";
}

/** What is done with a problem. */
export type Sink = (problem: Problem) => void;

let sink: Sink = toConsole;

/** Passes all further problems to `next`, such as an error reporter; returns the former sink. */
export function takeOver(next: Sink): Sink {
  const former = sink;
  sink = next;
  return former;
}

/** Reports a problem. */
export function report(problem: Problem): void {
  sink(problem);
}

/**
 * Reports what was thrown, or what was sent and is unknown, where a part goes on without it. `where` says what could not
 * be done, in one sentence without a player's text.
 */
export function reportError(cause: unknown, where: string): void {
  report({ kind: "part.failed", message: where, cause, level: "warning" });
}

const reported = new Set<string>();

/** Reports only the first occurrence: repetitions with every event add no information. */
export function reportOnce(problem: Problem): void {
  if (reported.has(problem.message)) return;
  reported.add(problem.message);
  report(problem);
}

function toConsole({ message, cause, data, level }: Problem): void {
  const details = [cause, data].filter((one) => one !== undefined);
  if (level === "warning") console.warn(message, ...details);
  else console.error(message, ...details);
}
