/**
 * The rules of limits (book: rules/limits) as pure functions. The operator decides; the page says what is left of a
 * limit and when a change of one applies, and knows when to ask. What follows for a bet, a deposit and the time to
 * play, no page says; tests do (`testing/room.ts`).
 */
import type { RealityCheck, UserLimit } from "../api/schemas/limits";

/** Seconds between two questions about the reality check, and between two reports of activity. */
export const CHECK_EVERY = 30;
export const TRACK_EVERY = 60;

/** What is enough to know whether and how a limit binds. */
export type Limit = Pick<UserLimit, "type" | "status"> &
  Partial<Pick<UserLimit, "period" | "value" | "used" | "pending">>;

/** States in which a limit does not bind. An unknown state binds: it is safer to stop too early. */
const LOOSE: ReadonlySet<string> = new Set(["disabled", "confirmed_disabled"]);

/** Whether a limit binds: it is set, and is not switched off. One whose raise or removal waits does. */
export function binds<L extends Limit>(limit: L): limit is L & { readonly value: number } {
  return limit.value !== undefined && !LOOSE.has(limit.status);
}

/** The value that is in force; undefined where none is. */
export function valueInForce(limit: Limit): number | undefined {
  return binds(limit) ? limit.value : undefined;
}

/** What is left of a limit, never below zero; undefined where it does not bind. */
export function leftOf(limit: Limit): number | undefined {
  if (!binds(limit)) return undefined;
  return Math.max(0, limit.value - (limit.used ?? 0));
}

/** Whether the time that the site is in view must be reported. */
export function isTracked(limits: readonly Limit[]): boolean {
  return limits.some((limit) => limit.type === "activity" && binds(limit));
}

/** When another value would apply: undefined is no limit. */
export function changeOf(limit: Limit, value: number | undefined): "none" | "now" | "later" {
  const now = valueInForce(limit);
  if (value === now && limit.pending === undefined) return "none";
  return (value ?? Number.POSITIVE_INFINITY) <= (now ?? Number.POSITIVE_INFINITY) ? "now" : "later";
}

/**
 * The currency in which limits of money are kept, where stakes and deposits are in another one; undefined where they are
 * not, and where limits are kept in several: then nobody knows what each of them counts.
 */
export function otherCurrency(
  limits: readonly Pick<UserLimit, "currency">[],
  used: string | undefined,
): string | undefined {
  const [kept, ...more] = new Set(limits.flatMap(({ currency }) => currency || []));
  return used === undefined || used === kept || more.length > 0 ? undefined : kept;
}

/**
 * Seconds until the next reality check; 0 when it is due. An operator that does not count leaves that
 * to the page: `since` is when the last one was answered, in milliseconds since 1970.
 */
export function dueIn({ period, due_in }: RealityCheck, since: number, now: number): number {
  if (due_in !== undefined) return Math.max(0, due_in);
  return Math.max(0, Math.ceil(period * 60 - (now - since) / 1000));
}

/** Seconds until the next question: at the usual pace, sooner where something ends before. */
export function nextIn(every: number, left: number | undefined): number {
  return left === undefined || left <= 0 ? every : Math.min(every, left);
}
