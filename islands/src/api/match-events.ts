/** What happens in a match, as its timeline and its statistics show it. */
import { fields, name, orNull, type Reader, rows, text, whole } from "./read";
import type * as wire from "./wire.gen";

/** Something that happened in a match. */
export type MatchEvent = wire.MatchEvent;

/** The events of a report; what cannot be read is reported and left out. */
export function readEvents(events: readonly unknown[]): MatchEvent[] {
  return rows(readEvent)(events, "events");
}

/** Reads an event of a match. */
export const readEvent: Reader<MatchEvent> = (value, at) => {
  const get = fields(value, at);
  return {
    id: get("id", whole),
    kind: get("kind", text),
    name: get("name", orNull(name)) ?? get("kind", text),
    side: get("side", orNull(text)),
    match_time: get("match_time", orNull(whole)),
    stoppage_time: get("stoppage_time", orNull(whole)),
    period_key: get("period_key", orNull(text)),
    player: get("player", orNull(text)),
    score: get("score", orNull(readScore)),
    position: get("position", orNull(readPosition)),
  };
};

const readPosition: Reader<wire.Position> = (value, at) => {
  const get = fields(value, at);
  return { x: get("x", whole), y: get("y", whole) };
};

/** A score of both sides. */
export const readScore: Reader<wire.Score> = (value, at) => {
  const get = fields(value, at);
  return { home: get("home", whole), away: get("away", whole) };
};
