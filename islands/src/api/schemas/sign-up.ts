/** What a new player is asked for. */
import type { InferOutput } from "valibot";
import type * as wire from "../wire.gen";
import { flag, like, list, maybe, name, reader, text, whole, word } from "./schema";

const settings = like<wire.SignUpSettings>()({
  open: flag,
  sign_in: flag,
  fields: list(word<wire.SignUpField>()),
  password_min: whole,
  currencies: list(name),
  countries: list(like<wire.Country>()({ name, code: name })),
  country: maybe(text),
  blocked_countries: list(name),
});

export type SignUpSettings = InferOutput<typeof settings>;

export const readSignUpSettings = reader(settings);
