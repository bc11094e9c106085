/**
 * Unexpected events that the page survives. Everything goes through one function, so that an error
 * reporter needs only one hook ({@link takeOver}). Until there is one, the console has them.
 */

import { firstTime } from "../state/first-time";

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

function createReports() {
  let sink: Sink = toConsole;

  /** Passes all further problems to `next`, such as an error reporter; returns the former sink. */
  function takeOver(next: Sink): Sink {
    const former = sink;
    sink = next;
    return former;
  }

  /** Reports a problem. */
  function report(problem: Problem): void {
    sink(problem);
  }

  return [report, takeOver] as const;
}

export const [report, takeOver] = createReports();

const isFirst = /* @__PURE__ */ firstTime<string>();

/** Reports only the first occurrence: repetitions with every event add no information. */
export function reportOnce(problem: Problem): void {
  if (isFirst(problem.message)) report(problem);
}

/**
 * Reports what was thrown, or what was sent and is unknown, where a part goes on without it. `where` says what could not
 * be done, in one sentence without a player's text.
 */
export function reportError(cause: unknown, where: string): void {
  report({ kind: "part.failed", message: where, cause, level: "warning" });
}

function toConsole({ message, cause, data, level }: Problem): void {
  const details = [cause, data].filter((one) => one !== undefined);
  if (level === "warning") console.warn(message, ...details);
  else console.error(message, ...details);
}
