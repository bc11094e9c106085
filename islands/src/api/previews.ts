/** What the operator knows before a match: form, table and meetings. A bad row is left out, and so is what a bad field tells. */
import { call } from "./client";
import { readScore } from "./match-events";
import { fields, Mismatch, name, or, orNull, type Reader, rows, text, whole } from "./read";
import { UNKNOWN_TIME } from "./unknown-time";
import type * as wire from "./wire.gen";

/** How a match ended for a side. */
export type Result = "won" | "drawn" | "lost";

/** An earlier match of a side. */
export interface FormMatch extends Pick<wire.FormMatch, "tournament" | "opponent" | "score"> {
  readonly start: string;
  readonly isHome: boolean;
  readonly result: Result;
}

/** The last results of both sides, the newest first. */
export interface Form {
  readonly home: readonly FormMatch[];
  readonly away: readonly FormMatch[];
}

/** A side in the table of its league. */
export type TableRow = Omit<wire.TableRow, "side"> & {
  /** Whether it is one of the two that meet. */
  readonly isOwn: boolean;
};

/** An earlier match between the two sides. */
export interface Meeting extends Pick<wire.Meeting, "tournament" | "home" | "away" | "score"> {
  readonly start: string;
}

/** `GET /matches/{id}/form` */
export function fetchForm(id: number): Promise<Form> {
  return fetchPreview(id, "form", (value, at) => {
    const get = fields(value, at);
    return { home: get("home", rows(readFormMatch)), away: get("away", rows(readFormMatch)) };
  });
}

/** `GET /matches/{id}/table` */
export function fetchTable(id: number): Promise<TableRow[]> {
  return fetchPreview(id, "table", (value, at) => fields(value, at)("rows", rows(readTableRow)));
}

/** `GET /matches/{id}/meetings` */
export function fetchMeetings(id: number): Promise<Meeting[]> {
  return fetchPreview(id, "meetings", (value, at) =>
    fields(value, at)("meetings", rows(readMeeting)),
  );
}

async function fetchPreview<T>(id: number, kind: string, read: Reader<T>): Promise<T> {
  return (await call({ method: "GET", path: `/api/v2/matches/${id}/${kind}`, read })).data;
}

const readFormMatch: Reader<FormMatch> = (value, at) => {
  const get = fields(value, at);
  return {
    ...readPast(value, at),
    isHome: get("side", oneOf(["home", "away"])) === "home",
    opponent: get("opponent", name),
    result: get("result", oneOf<Result>(["won", "drawn", "lost"])),
  };
};

const readMeeting: Reader<Meeting> = (value, at) => {
  const get = fields(value, at);
  return { ...readPast(value, at), home: get("home", name), away: get("away", name) };
};

const readPast: Reader<Pick<Meeting, "start" | "tournament" | "score">> = (value, at) => {
  const get = fields(value, at);
  return {
    start: get("start_time", or(readMoment, UNKNOWN_TIME)),
    tournament: get("tournament", or(text, "")),
    score: get("score", readScore),
  };
};

const readTableRow: Reader<TableRow> = (value, at) => {
  const get = fields(value, at);
  return {
    rank: get("rank", whole),
    name: get("name", name),
    isOwn: get("side", orNull(text)) !== null,
    played: get("played", whole),
    won: get("won", whole),
    drawn: get("drawn", whole),
    lost: get("lost", whole),
    scored: get("scored", whole),
    conceded: get("conceded", whole),
    points: get("points", orNull(whole)),
  };
};

const readMoment: Reader<string> = (value, at) => {
  if (typeof value === "string" && !Number.isNaN(Date.parse(value))) return value;
  throw new Mismatch(at, "a moment", value);
};

function oneOf<T extends string>(words: readonly T[]): Reader<T> {
  return (value, at) => {
    const word = words.find((one) => one === value);
    if (word !== undefined) return word;
    throw new Mismatch(at, words.join(" or "), value);
  };
}
