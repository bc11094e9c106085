/** The surroundings of placing in the browser: the operator's calls, the clock, locks and storage that all tabs share. */
import { $session } from "../../account/shared/session";
import { wait } from "../../api/patience";
import { fetchPlayer } from "../../api/platform";
import { fetchListedBets, placeBets } from "../../api/sportsbook";
import type { Attempt } from "../../betting/ticket";
import { readStored, writeStored } from "../../core/storage";
import { reportFoundBet } from "../shared/found-bets";
import { deviceId } from "./device";
import type { Placements } from "./placement-memory";
import { placementOfAttempt } from "./placements";
import { createPlacing, type Placing } from "./placing";
import { ifFree, whenFree } from "./placing-lock";

/** Local storage key of what is remembered of placements (spec 3, storage keys). */
export const PLACEMENTS_KEY = "placements";

/** Bets that a lookup reads at once. */
const PAGE = 50;

/** Placing on this page; the slip and quick bet share it. */
export const placing: Placing = createPlacing(
  {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    wait,
    newId: () => crypto.randomUUID(),
    player: () => $session.get().player?.id,
    place: placeAttempt,
    list: (page, player) => fetchListedBets(page, PAGE, player),
    askPlayer: async () => (await fetchPlayer()).id,
    ifFree,
    whenFree,
    storage: { read: readPlacements, write: (all) => writeStored("local", PLACEMENTS_KEY, all) },
  },
  reportFoundBet,
);

/** Forgets what is remembered of placements: it is the player's. */
export function forgetPlacements(): void {
  writeStored("local", PLACEMENTS_KEY, undefined);
}

function placeAttempt(attempt: Attempt, isQuick: boolean) {
  const { id, player, bets } = attempt;
  return placeBets({
    meta: {
      device_id: deviceId(),
      quick: isQuick,
      type: bets[0]?.type ?? "single",
      attempt_id: id,
      ...(player !== undefined && { player_id: player }),
    },
    bets: bets.map(placementOfAttempt),
  });
}

function readPlacements(): Placements | undefined {
  const stored = readStored("local", PLACEMENTS_KEY) as Partial<Placements> | undefined;
  const { version, tries, placed } = stored ?? {};
  return version === 1 && Array.isArray(tries) && Array.isArray(placed)
    ? { version, tries, placed }
    : undefined;
}
