/**
 * What can go wrong with a call, as one type: what a caller decides by, and never a bare exception.
 */

import type { WireError } from "./wire.gen";

/**
 * How a call failed.
 *
 * - `refused`: the operator answered that it will not (4xx); the call had no effect.
 * - `failed`: the operator answered that it could not (5xx); whether the call had an effect is unknown.
 * - `unanswered`: no answer came in time, or it broke off; the same.
 * - `unreadable`: a whole answer came, but not in the form that the operator's API promises. The
 *   `cause` says what was wrong.
 */
export type Failure = "refused" | "failed" | "unanswered" | "unreadable";

/** A call that did not succeed. */
export class ApiError extends Error {
  /** How it failed. */
  readonly failure: Failure;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** The operator's stable word or number for it; empty when it gave none. */
  readonly code: string;
  /** The operator's words, in the player's language; empty when it gave none. */
  readonly text: string;
  /** Per-bet messages of a refused placement (spec 8, `errors_by_bet`). */
  readonly byBet: readonly (string | null)[];

  constructor(failure: Failure, status: number, call: string, error?: WireError, cause?: unknown) {
    super(`${call}: ${failure}${status ? ` with ${status}` : ""} ${error?.code ?? ""}`.trim(), {
      cause,
    });
    this.name = "ApiError";
    this.failure = failure;
    this.status = status;
    this.code = error?.code ?? "";
    this.text = error?.message ?? "";
    this.byBet = error?.errors_by_bet ?? [];
  }

  /** Whether the call may have had an effect although it failed. */
  get isUncertain(): boolean {
    return this.failure !== "refused";
  }
}

/** An error as an {@link ApiError}, if it is one with this status. */
export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
