/** The field for a new password: how strong it is, in words. */
import type { Field, Said } from "../forms/description";
import { strengthOf } from "./strength";

/**
 * The field. Nothing is asked of its characters, only that there are enough: NIST advises against rules of
 * composition (SP 800-63B, 3.1.1.2). What is guessed first, the operator refuses.
 */
export function passwordField({
  fewest,
  label,
}: {
  readonly fewest: number;
  /** Message key. */
  readonly label: string;
}): Field<"password"> {
  return {
    name: "password",
    type: "password",
    autoComplete: "new-password",
    label,
    missing: "session-password-missing",
    check: (value) => (lengthOf(value) < fewest ? tooShort(fewest) : undefined),
    hint: (values) => hintOf(values, fewest),
  };
}

/** What is said below the field; the typed address makes a poor password. */
function hintOf(values: Readonly<Record<string, string>>, fewest: number): Said {
  const password = values.password ?? "";
  if (password === "") return { message: "strength-advice", args: { count: fewest } };
  if (lengthOf(password) < fewest) return tooShort(fewest);
  return { message: `strength-${strengthOf(password, values.email)}` };
}

function tooShort(count: number): Said {
  return { message: "strength-short", args: { count } };
}

/** Characters as people count them; the operator counts code points too. */
function lengthOf(text: string): number {
  return [...text].length;
}
