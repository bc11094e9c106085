/** The platform's calls about points and levels, loaded with the profile. */
import type { InferOutput } from "valibot";
import { call } from "./client";
import { isStatus } from "./errors";
import { rows } from "./read";
import { like, list, maybe, name, reader, text, whole } from "./schemas/schema";
import type * as wire from "./wire.gen";

const points = like<wire.CompPoints>()({ points: whole, earned_points: whole });

const group = like<wire.StatusGroup>()({
  id: name,
  name: text,
  statuses: list(like<wire.PlayerStatus>()({ id: name, name: text, min_points: whole })),
  current: maybe(text),
});

export type CompPoints = InferOutput<typeof points>;
export type StatusGroup = InferOutput<typeof group>;

const readPoints = reader(points);
const readGroups = rows(reader(group));

/** The player's points. A player whom the platform does not know has none. */
export async function fetchPoints(): Promise<CompPoints> {
  try {
    const path = "/api/player/comp_points";
    return (await call({ method: "GET", path, expects401: true, read: readPoints })).data;
  } catch (error) {
    if (isStatus(error, 401)) return { points: 0, earned_points: 0 };
    throw error;
  }
}

/** The ladders of levels, and where the player is on them. */
export async function fetchStatusGroups(): Promise<StatusGroup[]> {
  return (await call({ method: "GET", path: "/api/player/status_groups", read: readGroups })).data;
}
