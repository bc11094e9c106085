/** Why nothing came of a passkey. */
import { problemOf } from "../account/shared/refusal-problems";
import { ApiError } from "../api/errors";
import type { Problem } from "../forms/description";
import { reportError } from "../report/report";

/** What is said of an error of the operator, or of the browser. */
export function passkeyProblem(error: unknown): Problem<"password"> {
  if (error instanceof ApiError) return problemOf(error, {}, "alert-error-text");
  // The authenticator has one of those that the player has.
  if (error instanceof DOMException && error.name === "InvalidStateError") {
    return { message: "passkeys-known" };
  }
  reportError(error, "a passkey could not be made");
  return { message: "passkeys-unfit" };
}
