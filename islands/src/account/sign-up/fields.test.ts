import { expect, test } from "vitest";
import type { SignUpSettings } from "../../api/schemas/sign-up";
import { FIELD_OF_CODE, fieldsOf, registrationOf } from "./fields";

const SETTINGS: SignUpSettings = {
  open: true,
  sign_in: true,
  fields: ["terms_acceptance", "country", "shoe_size", "currency", "first_name"],
  password_min: 10,
  currencies: ["ZAR", "EUR"],
  countries: [
    // The browser's name of it is chosen from, as in the form of the phone number.
    { name: "RSA", code: "za" },
    { name: "Ireland", code: "ie" },
    { name: "Germany", code: "de" },
  ],
  country: "za",
  blocked_countries: ["ie"],
};

const field = (name: string, settings = SETTINGS) =>
  fieldsOf(settings, "rules", "en").find((one) => one.name === name);

test("the fields are those of the settings, in their order, after address and password", () => {
  expect(fieldsOf(SETTINGS, "rules", "en").map(({ name }) => name)).toEqual([
    "email",
    "password",
    "terms_acceptance",
    "country",
    "currency",
    "first_name",
  ]);
});

test("browsers know what they may fill in", () => {
  const named = fieldsOf(SETTINGS, "rules", "en").map(({ autoComplete }) => autoComplete);
  expect(named).toEqual([
    "email",
    "new-password",
    "off",
    "country",
    "transaction-currency",
    "given-name",
  ]);
});

test("countries are in order, without those that are blocked, and the visitor's is chosen", () => {
  expect(field("country")?.choices).toEqual([
    { value: "de", text: "Germany" },
    { value: "za", text: "South Africa" },
  ]);
  expect(field("country")?.initial).toBe("za");
  for (const country of [null, "xx", "ie"]) {
    expect(field("country", { ...SETTINGS, country })?.initial).toBe("");
  }
});

test("the password is as long as the operator says", () => {
  expect(field("password")?.check?.("123456789")).toBeDefined();
  expect(field("password")?.check?.("1234567890")).toBeUndefined();
});

test("only what was asked for is sent", () => {
  const values = {
    email: "a@b.example",
    password: "three quiet lakes",
    first_name: "Ann",
    last_name: "",
    date_of_birth: "",
    country: "de",
    currency: "EUR",
    terms_acceptance: "on",
  };
  expect(registrationOf(SETTINGS, values, "de")).toEqual({
    email: "a@b.example",
    password: "three quiet lakes",
    first_name: "Ann",
    country: "de",
    currency: "EUR",
    language: "de",
    terms_acceptance: true,
  });
});

test("every field is described as its form and the browser need it", () => {
  const asked = [
    "first_name",
    "last_name",
    "date_of_birth",
    "country",
    "currency",
    "terms_acceptance",
  ];
  const fields = fieldsOf({ ...SETTINGS, fields: asked, country: null }, "the rules", "en");
  const described = fields.map(({ name, type, label, missing, autoComplete }) =>
    [name, type, autoComplete, label, missing].join(" "),
  );
  expect(described).toEqual([
    "email email email session-email session-email-missing",
    "password password new-password session-password session-password-missing",
    "first_name text given-name join-first-name join-missing",
    "last_name text family-name join-last-name join-missing",
    "date_of_birth date bday join-date-of-birth join-date-of-birth-invalid",
    "country select country join-country join-missing",
    "currency select transaction-currency join-currency join-missing",
    "terms_acceptance checkbox off join-terms join-terms-missing",
  ]);
  expect(fields[5]).toMatchObject({ initial: "" });
  expect(fields[6]).toMatchObject({
    choices: [
      { value: "ZAR", text: "ZAR" },
      { value: "EUR", text: "EUR" },
    ],
    initial: "ZAR",
  });
  expect(fields[7]).toMatchObject({ parts: { rules: "the rules" } });
});

test("a date of birth is sent where it is asked for, and one that cannot be one is not", () => {
  const settings = { ...SETTINGS, fields: ["date_of_birth"] };
  const birth = field("date_of_birth", settings);
  const wrong = { message: "join-date-of-birth-invalid" };
  const said = ["1990-01-31", "1899-12-31", "2999-01-01", "soon"].map((it) => birth?.check?.(it));
  expect(said).toEqual([undefined, wrong, wrong, wrong]);
  const values = { email: "a@b.example", password: "x", date_of_birth: "1990-01-31" };
  expect(registrationOf(settings, values as never, "en")).toMatchObject({
    date_of_birth: "1990-01-31",
  });
  expect(FIELD_OF_CODE.too_young).toBe("date_of_birth");
});

test("rules that were not accepted are sent as such, and without currencies none is chosen", () => {
  const settings = { ...SETTINGS, fields: ["currency"], currencies: [] };
  expect(fieldsOf(settings, "", "en")[2]).toMatchObject({ choices: [], initial: "" });
  const values = { email: "a@b.example", password: "x", currency: "" } as Parameters<
    typeof registrationOf
  >[1];
  expect(registrationOf(settings, values, "en").terms_acceptance).toBe(false);
});
