/** The platform's calls about limits and time in play. */
import { call } from "./client";
import {
  type RealityCheck,
  readCheck,
  readFigures,
  readLimits,
  readSession,
  readTracked,
  type SessionsInfo,
  type UserLimit,
} from "./schemas/limits";
import type { KeepLimit, SetLimit } from "./wire.gen";

const API = "/api";

/**
 * Begins a session of play, or goes on with it; resolves to the seconds that are left of it. Refused
 * with 403 when a limit is reached.
 */
export async function playSession(): Promise<number | undefined> {
  const path = `${API}/sportsbook_sessions`;
  return (await call({ method: "POST", path, read: readSession })).data.seconds_left;
}

/** Answers a reality check: the player goes on. */
export async function continuePlay(): Promise<void> {
  const path = `${API}/sportsbook_sessions/continue`;
  await call({ method: "POST", path, read: readSession });
}

/** How often a reality check is due, and when the next one is. 400 when the player has none. */
export async function fetchRealityCheck(): Promise<RealityCheck> {
  const path = `${API}/player/reality_check`;
  return (await call({ method: "GET", path, read: readCheck })).data;
}

/** The figures of a reality check. */
export async function fetchSessionsInfo(): Promise<SessionsInfo> {
  const path = `${API}/player/sessions_info`;
  return (await call({ method: "GET", path, read: readFigures })).data;
}

/**
 * Reports that the player has the site in view; resolves to the seconds that are left of the limit.
 * Refused with 401, which ends the session, when it is reached.
 */
export async function trackActivity(): Promise<number | undefined> {
  const path = `${API}/player/activity_limit_track`;
  return (await call({ method: "POST", path, read: readTracked })).data.seconds_left;
}

/** All limits that the player can set. */
export async function fetchUserLimits(): Promise<UserLimit[]> {
  return (await call({ method: "GET", path: `${API}/user_limits`, read: readLimits })).data;
}

/** Sets or removes a limit, begins a break; resolves to all limits, as far as the session goes on. */
export async function setUserLimit(body: SetLimit): Promise<UserLimit[]> {
  return (await call({ method: "POST", path: `${API}/user_limits`, body, read: readLimits })).data;
}

/** Drops a change that waits; resolves to all limits. */
export async function keepUserLimit(body: KeepLimit): Promise<UserLimit[]> {
  const path = `${API}/user_limits/keep`;
  return (await call({ method: "POST", path, body, read: readLimits })).data;
}
