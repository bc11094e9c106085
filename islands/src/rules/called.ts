/** What has become of a match that is not played as planned. `catalogue/called.rs` is its twin. */

/** The words of views. */
export type Called = "postponed" | "rescheduled" | "called_off";

/** A match as the operator last reported it. */
export interface Reported {
  /** Event status. */
  readonly status: number;
  /** Its market in lists, if it has one. */
  readonly market: unknown;
  /** The whole match as it was sent. */
  readonly sent: unknown;
}

const PREMATCH = 0;
const CLOSED = 3;

const WORDS = new Map<unknown, Called>([
  ["postponed", "postponed"],
  ["rescheduled", "rescheduled"],
  ["cancelled", "called_off"],
  ["canceled", "called_off"],
  ["abandoned", "called_off"],
]);

/**
 * What has become of a match by the latest report: the operator's own word leads. `shown` is what the page says, with
 * the start that it shows.
 */
export function calledNow(
  { called, start }: { readonly called: string | null; readonly start: { readonly iso: string } },
  latest: Reported | undefined,
  now: number,
): Called | null {
  const shown = called as Called | null;
  if (!latest) return shown;
  const { status, market, sent } = latest;
  const { match_status, start_time } = (sent ?? {}) as Record<string, unknown>;
  const said = WORDS.get(match_status);
  if (said) return said;
  if (status === PREMATCH) return shown === "rescheduled" ? shown : null;
  if (status !== CLOSED) return null;
  if (shown) return shown === "rescheduled" ? "postponed" : shown;
  const before = Date.parse(start.iso);
  const starts = typeof start_time === "string" ? Date.parse(start_time) : before;
  if (starts > before) return "postponed";
  return starts <= now && !market ? "called_off" : null;
}
