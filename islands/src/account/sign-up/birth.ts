/** The field for a date of birth: asked for when an account is opened, or before a deposit. */
import type { Field } from "../../forms/description";

/** The field. How old a player must be, the operator knows. */
export const BIRTH: Field<"date_of_birth"> = {
  name: "date_of_birth",
  type: "date",
  autoComplete: "bday",
  label: "join-date-of-birth",
  missing: "join-date-of-birth-invalid",
  check: dateProblem,
};

/** The error of a date that cannot be that of a birth. */
function dateProblem(value: string) {
  const born = new Date(value);
  const isPast = born.getFullYear() >= 1900 && born.getTime() < Date.now();
  return isPast ? undefined : { message: "join-date-of-birth-invalid" };
}
