/** What is said of an error of the operator: in a form, at the field that it concerns, or in words. */

import { ApiError, type ByCode, byCode } from "../../api/errors";
import type { Problem } from "../../forms/description";
import { textOf } from "../../forms/field";
import type { Translate } from "../../messages/messages";
import { report } from "../../report/report";

/**
 * The error to show: what the operator says, at the field that its code concerns; or that there was no
 * answer; or `otherwise`, a message key.
 */
export function refusalOf<N extends string>(
  error: unknown,
  fields: ByCode<N>,
  otherwise: string,
): readonly Problem<N>[] {
  if (error instanceof ApiError) return [problemOf(error, fields, otherwise)];
  report({ kind: "form.failed", message: "a form could not be sent", cause: error });
  return [{ message: otherwise }];
}

/** The same of an error of the operator. */
export function problemOf<N extends string>(
  error: ApiError,
  fields: ByCode<N>,
  otherwise: string,
): Problem<N> {
  if (error.failure === "unanswered") return { message: "session-unanswered" };
  if (error.failure === "refused" && error.text)
    return { field: byCode(fields, error.code), text: error.text };
  return { message: otherwise };
}

/** The words of a refusal that concerns no field. */
export function wordsOf(error: unknown, otherwise: string, say: Translate): string {
  return refusalOf(error, {}, otherwise)
    .map((problem) => textOf(problem, say))
    .join(" ");
}

/** Whether the operator refused the token of a link: it was used, or is too old. */
export function isDeadLink(error: unknown): error is ApiError {
  // An operator may have more reasons than the two that are known, such as a link that was used.
  return error instanceof ApiError && /^token_/.test(String(error.code));
}
