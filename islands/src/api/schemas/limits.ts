/** Limits, and the time and money of a session of play. */
import type { InferOutput } from "valibot";
import { rows } from "../read";
import type * as wire from "../wire.gen";
import { like, list, maybe, moment, name, optional, reader, text, whole, word } from "./schema";

const pending = like<wire.PendingLimit>()({ value: maybe(whole), from: moment });

const limit = like<wire.UserLimit>()({
  type: word<wire.LimitKind>(),
  status: word<wire.LimitStatus>(),
  period: optional(word<wire.LimitPeriod>()),
  basis: optional(word<wire.LimitBasis>()),
  value: optional(whole),
  min: optional(whole),
  max: optional(whole),
  choices: list(whole),
  used: whole,
  currency: optional(text),
  resets_at: optional(moment),
  pending: optional(pending),
  delay: whole,
});

const session = like<wire.SportsbookSession>()({ seconds_left: optional(whole) });
const check = like<wire.RealityCheck>()({ period: whole, due_in: optional(whole) });
const tracked = like<wire.ActivityTracked>()({ seconds_left: optional(whole) });
const figures = like<wire.SessionsInfo>()({
  started_at: moment,
  seconds: optional(whole),
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
