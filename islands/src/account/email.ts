/** An e-mail address as the operator's form for it: a name, one `@`, a domain with a dot. */
import type { Field, Said } from "../forms/description";

const ADDRESS = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/u;

/** The error of an address that cannot be one. Whether it is somebody's, only a mail can tell. */
export function emailProblem(value: string): Said | undefined {
  return ADDRESS.test(value) && value.length <= 254
    ? undefined
    : { message: "session-email-invalid" };
}

/** The field for it. */
export const EMAIL: Field<"email"> = {
  name: "email",
  type: "email",
  autoComplete: "email",
  label: "session-email",
  missing: "session-email-missing",
  check: emailProblem,
};
