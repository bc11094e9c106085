/** Which streams a match has for the player (`GET /matches/{id}/streams`, `/video`). */
import { call } from "../api/client";
import { ApiError } from "../api/errors";
import { fields, flag, maybe, type Reader, rows, text } from "../api/read";
import type * as wire from "../api/wire.gen";

/** A stream. */
export type MatchStream = Pick<wire.Stream, "id" | "name" | "url">;

/** Why there is none: none is offered, the player may not see it, it broke off, or the browser cannot. */
export type NoStream = "none" | "refused" | "failed" | "unsupported";

/** What the operator answers: streams, at least one, why there is none, or that nobody is signed in. */
export type StreamsAnswer = readonly MatchStream[] | NoStream | "signed_out";

/** Whether an address is that of an HLS playlist, and not of a player to be framed. */
export function isPlaylist(url: string): boolean {
  return new URL(url, location.href).pathname.endsWith(".m3u8");
}

/** Asks for the streams of a match. */
export async function askStreams(id: number): Promise<StreamsAnswer> {
  try {
    if (!(await isEnabled())) return "none";
    const streams = await orNone(
      call({ method: "GET", path: `${pathOf(id)}/streams`, read: readStreams }),
    );
    const usable = streams?.filter(({ url }) => isWeb(url)) ?? [];
    if (usable.length > 0) return usable;
    const url = await orNone(call({ method: "GET", path: `${pathOf(id)}/video`, read: readVideo }));
    return url && isWeb(url) ? [{ id: "video", name: "", url }] : "none";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return "signed_out";
    return error.failure === "refused" ? "refused" : "failed";
  }
}

/** Whether the operator shows streams at all (`video_settings`). */
async function isEnabled(): Promise<boolean> {
  const path = "/api/v2/settings";
  return (await call({ method: "GET", path, read: readEnabled })).data;
}

/** An answer; undefined if the operator has none. */
async function orNone<T>(answer: Promise<{ readonly data: T }>): Promise<T | undefined> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

function pathOf(id: number): string {
  return `/api/v2/matches/${id}`;
}

function isWeb(url: string): boolean {
  return URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol);
}

const readEnabled: Reader<boolean> = (value, at) =>
  fields(value, at)(
    "video_settings",
    maybe((it, place) => fields(it, place)("enabled", flag)),
  ) ?? true;

const readStreams = rows<MatchStream>((value, at) => {
  const get = fields(value, at);
  return { id: get("id", text), name: get("name", text), url: get("url", text) };
});

const readVideo: Reader<string> = (value, at) => fields(value, at)("url", text);
