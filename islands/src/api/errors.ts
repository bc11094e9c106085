/** The failures of a call, as one type that a caller can branch on, never a bare exception. */

import type { ErrorCode, WireError } from "./wire.gen";

/**
 * How a call failed.
 *
 * - `refused`: the operator refused it (4xx); the call had no effect.
 * - `failed`: the operator's server failed (5xx); whether the call had an effect is unknown.
 * - `unanswered`: no answer came in time, or it broke off; whether the call had an effect is
 *   unknown.
 * - `unreadable`: a whole answer came, but not in the form that the operator's API promises. The
 *   `cause` says what was wrong.
 */
export type Failure = "refused" | "failed" | "unanswered" | "unreadable";

/** The code of an error; empty when the operator gave none. */
export type GivenCode = ErrorCode | "";

/** An error of the operator, as far as it could be read. */
type GivenError = Omit<WireError, "code"> & { readonly code: GivenCode };

/** Something for some of the codes. */
export type ByCode<T, C = GivenCode> = Readonly<Partial<Record<Extract<C, string>, T>>>;

/** What there is for a code. */
export function byCode<T, C>(of: ByCode<T, C>, code: C): T | undefined {
  const known = code as Extract<C, string>;
  return Object.hasOwn(of, known) ? of[known] : undefined;
}

/** A call that failed. */
export class ApiError extends Error {
  /** How it failed. */
  readonly failure: Failure;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** The operator's code (book: rules/error-codes). */
  readonly code: GivenCode;
  /** The operator's message, in the player's language; empty when it gave none. */
  readonly text: string;
  /** What it adds to the message; empty when it adds nothing. */
  readonly details: string;
  /** Per-bet messages of a refused placement (`errors_by_bet`). */
  readonly byBet: readonly (string | null)[];

  constructor(failure: Failure, status: number, call: string, error?: GivenError, cause?: unknown) {
    super(`${call}: ${failure}${status ? ` with ${status}` : ""} ${error?.code ?? ""}`.trim(), {
      cause,
    });
    this.name = "ApiError";
    this.failure = failure;
    this.status = status;
    this.code = error?.code ?? "";
    this.text = error?.message ?? "";
    this.details = error?.details ?? "";
    this.byBet = error?.errors_by_bet ?? [];
  }

  /** Whether the call may have had an effect although it failed. */
  get isUncertain(): boolean {
    return this.failure !== "refused";
  }
}

/** Whether an error is an {@link ApiError} with this status. */
export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
