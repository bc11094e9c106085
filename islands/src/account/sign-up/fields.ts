/** The fields of the form that opens an account, as the operator's settings say. */

import type { ReactNode } from "react";
import type { ByCode } from "../../api/errors";
import type { SignUpSettings } from "../../api/schemas/sign-up";
import type { Registration } from "../../api/wire.gen";
import type { Field } from "../../forms/description";
import { namedCountries } from "../countries";
import { EMAIL } from "../email";
import { passwordField } from "../new-password";
import { BIRTH } from "./birth";

/** What is asked for beside e-mail address and password, where the operator asks for it. */
type Asked =
  | "first_name"
  | "last_name"
  | "date_of_birth"
  | "country"
  | "currency"
  | "terms_acceptance";

/** The names of the fields. */
export type Name = "email" | "password" | Asked;

/** The field that a refusal of the operator concerns, by its code. */
export const FIELD_OF_CODE: ByCode<Name> = {
  email_invalid: "email",
  email_taken: "email",
  password_too_short: "password",
  password_too_long: "password",
  password_common: "password",
  too_young: "date_of_birth",
  country_blocked: "country",
  terms_not_accepted: "terms_acceptance",
};

/**
 * The fields, in the operator's order. One that this version does not know is left out; the operator then
 * refuses, and says why.
 */
export function fieldsOf(settings: SignUpSettings, rules: ReactNode, tag: string): Field<Name>[] {
  const known: Readonly<Record<string, Field<Name>>> = {
    first_name: {
      name: "first_name",
      type: "text",
      autoComplete: "given-name",
      label: "join-first-name",
      missing: "join-missing",
    },
    last_name: {
      name: "last_name",
      type: "text",
      autoComplete: "family-name",
      label: "join-last-name",
      missing: "join-missing",
    },
    date_of_birth: BIRTH,
    country: {
      name: "country",
      type: "select",
      autoComplete: "country",
      label: "join-country",
      missing: "join-missing",
      choices: countriesOf(settings, tag),
      initial: initialCountry(settings, tag),
    },
    currency: {
      name: "currency",
      type: "select",
      autoComplete: "transaction-currency",
      label: "join-currency",
      missing: "join-missing",
      choices: settings.currencies.map((code) => ({ value: code, text: code })),
      initial: settings.currencies[0] ?? "",
    },
    terms_acceptance: {
      name: "terms_acceptance",
      type: "checkbox",
      autoComplete: "off",
      label: "join-terms",
      parts: { rules },
      missing: "join-terms-missing",
    },
  };
  const password: Field<Name> = passwordField({
    fewest: settings.password_min,
    label: "session-password",
  });
  const asked = settings.fields.flatMap((field) => known[field] ?? []);
  return [EMAIL, password, ...asked];
}

/** What is sent: only what was asked for. */
export function registrationOf(
  { fields }: SignUpSettings,
  values: Readonly<Record<Name, string>>,
  language: string,
): Registration {
  const { email, password } = values;
  const known = ["first_name", "last_name", "date_of_birth", "country", "currency"] as const;
  const texts = known.filter((name) => fields.includes(name));
  return {
    email,
    password,
    ...Object.fromEntries(texts.map((name) => [name, values[name]])),
    language,
    terms_acceptance: values.terms_acceptance === "on",
  };
}

/** The countries that players can live in, in the order of the page's language. */
function countriesOf({ countries, blocked_countries }: SignUpSettings, tag: string) {
  const open = countries.filter(({ code }) => !blocked_countries.includes(code));
  return namedCountries(open, tag).map(({ code, name }) => ({ value: code, text: name }));
}

function initialCountry(settings: SignUpSettings, tag: string): string {
  const own = countriesOf(settings, tag).find(({ value }) => value === settings.country);
  return own?.value ?? "";
}
