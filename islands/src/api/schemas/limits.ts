/** Limits, and the time and money of a session of play. */
import type { InferOutput } from "valibot";
import * as v from "valibot";
import { rows } from "../read";
import type * as wire from "../wire.gen";
import { like, maybe, moment, name, reader, spare, text, whole, word } from "./schema";

/** A value that the wire has as null where there is none. */
function absent<S extends v.GenericSchema>(schema: S) {
  return v.nullish(schema, () => undefined);
}

const pending = like<wire.PendingLimit>()({ value: maybe(whole), from: moment });

// Without one of the fields that are not spare, a page would say something wrong of the limit.
const limit = like<wire.UserLimit>()({
  type: word<wire.LimitKind>(),
  status: word<wire.LimitStatus>(),
  name: spare("name", text, undefined),
  period: absent(word<wire.LimitPeriod>()),
  basis: absent(word<wire.LimitBasis>()),
  value: absent(whole),
  min: spare("min", whole, undefined),
  max: spare("max", whole, undefined),
  choices: spare("choices", v.array(whole), []),
  used: whole,
  currency: absent(text),
  resets_at: spare("resets_at", moment, undefined),
  pending: spare("pending", pending, undefined),
  delay: whole,
});

const session = like<wire.SportsbookSession>()({ seconds_left: absent(whole) });
const check = like<wire.RealityCheck>()({ period: whole, due_in: absent(whole) });
const tracked = like<wire.ActivityTracked>()({ seconds_left: absent(whole) });
const figures = like<wire.SessionsInfo>()({
  started_at: moment,
  seconds: absent(whole),
  stake: whole,
  win: whole,
  open: absent(whole),
  currency: name,
});

export type UserLimit = InferOutput<typeof limit>;
export type RealityCheck = InferOutput<typeof check>;
export type SessionsInfo = InferOutput<typeof figures>;

export const readLimits = rows(reader(limit));
export const readSession = reader(session);
export const readCheck = reader(check);
export const readTracked = reader(tracked);
export const readFigures = reader(figures);
