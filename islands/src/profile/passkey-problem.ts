/** Why nothing came of a passkey. */
import { ApiError } from "../api/errors";
import type { Problem } from "../forms/description";

/** What is said of an error of the operator, or of the browser. */
export function problemOf(error: unknown): Problem<"password"> {
  if (error instanceof ApiError) {
    if (error.failure === "unanswered") return { message: "session-unanswered" };
    const isSaid = error.failure === "refused" && error.text !== "";
    return isSaid ? { text: error.text } : { message: "alert-error-text" };
  }
  // The authenticator has one of those that the player has.
  if (error instanceof DOMException && error.name === "InvalidStateError") {
    return { message: "passkeys-known" };
  }
  console.warn("a passkey could not be made:", error);
  return { message: "passkeys-unfit" };
}
