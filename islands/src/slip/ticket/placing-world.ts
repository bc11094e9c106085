/** The surroundings of placing in the browser: the operator's calls, the clock, locks and storage that all tabs share. */

import { atSignOut } from "../../account/shared/leave-browser";
import { $session } from "../../account/shared/session";
import { later, wait } from "../../api/patience";
import { placeBets } from "../../api/sportsbook";
import { ANSWER_TIME } from "../../betting/doubt";
import type { Attempt } from "../../betting/ticket";
import { readStored, writeStored } from "../../core/storage";
import { ifFree, whenFree } from "../../runtime/lock";
import { deviceId } from "./device";
import type { Placements } from "./placement-memory";
import { placementOfAttempt } from "./placements";
import { createPlacing, type Placing } from "./placing";

/** Local storage key of the memory of placements. */
const PLACEMENTS_KEY = "placements";

/** Placing on this page; the slip and quick bet share it. */
export const placing: Placing = createPlacing({
  now: () => Date.now(),
  elapsed: () => performance.now(),
  wait,
  newId: () => crypto.randomUUID(),
  player: () => $session.get().player?.id,
  place: placeAttempt,
  ifFree,
  whenFree,
  storage: { read: readPlacements, write: (all) => writeStored("local", PLACEMENTS_KEY, all) },
  loadLookUp: async () => (await later(() => import("./look-up-here"))).lookUp,
});

// The names of tries stay, which only their player can use: without them a second try would be another bet.
atSignOut(() => {
  const stored = readPlacements();
  if (stored) writeStored("local", PLACEMENTS_KEY, { ...stored, placed: [] });
});

function placeAttempt(attempt: Attempt, isQuick: boolean) {
  const { id, player, bets } = attempt;
  const body = {
    meta: {
      device_id: deviceId(),
      quick: isQuick,
      type: bets[0]?.type ?? "single",
      attempt_id: id,
      ...(player !== undefined && { player_id: player }),
    },
    bets: bets.map(placementOfAttempt),
  };
  return placeBets(body, ANSWER_TIME);
}

function readPlacements(): Placements | undefined {
  const stored = readStored("local", PLACEMENTS_KEY) as Partial<Placements> | undefined;
  const { version, tries, placed } = stored ?? {};
  return version === 1 && Array.isArray(tries) && Array.isArray(placed)
    ? { version, tries, placed }
    : undefined;
}
