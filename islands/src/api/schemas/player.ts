/** The player and the accounts, as far as the islands read them. */
import type { InferOutput } from "valibot";
import type { PushMessage } from "../push-events";
import { type Reader, record, rows } from "../read";
import type * as wire from "../wire.gen";
import { flag, integer, like, maybe, name, names, reader, text, whole } from "./schema";

const player = like<wire.Player>()({
  id: whole,
  email: maybe(text),
  auth_phone_number: maybe(text),
  mobile_phone: maybe(text),
  first_name: maybe(text),
  last_name: maybe(text),
  nickname: maybe(text),
  currency: name,
  language: text,
  auth_fields_missed: names,
  statuses: names,
  country: maybe(like<wire.Country>()({ name: text, code: text })),
});

/** A balance may be beyond what is exact here: it is shown as near as it can be. */
const account = like<wire.Account>()({ currency: name, balance: integer, active: flag });

export type Player = InferOutput<typeof player>;
export type Account = InferOutput<typeof account>;

export const readPlayer = reader(player);
export const readAccounts = rows(reader(account));

const phone = like<wire.Phone>()({
  number: maybe(text),
  country: maybe(text),
  verified: flag,
  resend_timeout: whole,
  sms_limit_reached: flag,
});

export type Phone = InferOutput<typeof phone>;

export const readPhone = reader(phone);

/** The changed balances of a push event. */
export const readBalanceChanged: Reader<Pick<PushMessage<"balance_changed">, "accounts">> = (
  value,
  at,
) => ({ accounts: readAccounts(record(value, at).accounts, `${at}.accounts`) });
