/** Limits, and the time and money of a session of play. */
import type { InferOutput } from "valibot";
import * as v from "valibot";
import { rows } from "../read";
import type * as wire from "../wire.gen";
import { like, list, maybe, moment, name, reader, text, whole, word } from "./schema";

/** A value that the wire has as null where there is none. */
function absent<S extends v.GenericSchema>(schema: S) {
  return v.nullish(schema, () => undefined);
}

const pending = like<wire.PendingLimit>()({ value: maybe(whole), from: moment });

const limit = like<wire.UserLimit>()({
  type: word<wire.LimitKind>(),
  status: word<wire.LimitStatus>(),
  name: absent(text),
  period: absent(word<wire.LimitPeriod>()),
  basis: absent(word<wire.LimitBasis>()),
  value: absent(whole),
  min: absent(whole),
  max: absent(whole),
  choices: list(whole),
  used: whole,
  currency: absent(text),
  resets_at: absent(moment),
  pending: absent(pending),
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
