/**
 * The player's bets (spec 3, "Bet"; 7.1): a list that is asked for when it is first looked at, and
 * kept up to date by the push.
 */
import { atom, type ReadableAtom } from "nanostores";
import { fetchBets } from "../api/sportsbook";
import type { Bet } from "../api/wire.gen";
import { push } from "../push/bus";
import { $session } from "./session";

/** The list, as far as it is there. */
export interface BetList {
  readonly state: "idle" | "loading" | "loaded" | "failed";
  readonly bets: readonly Bet[];
}

/** Bets asked for at once (spec 9). */
const LIMIT = 500;

const NOTHING: BetList = { state: "idle", bets: [] };
const $list = atom<BetList>(NOTHING);

/** The player's bets, the newest first. */
export const $bets: ReadableAtom<BetList> = $list;

/** Asks for the bets. What is on show stays until the answer is there. */
export async function loadBets(): Promise<void> {
  const list = $list.get();
  if (list.state === "loading") return;
  $list.set({ ...list, state: "loading" });
  const player = $session.get().player?.id;
  try {
    const { data } = await fetchBets(1, LIMIT);
    // Nobody is shown the bets of somebody else who signed in meanwhile.
    if ($session.get().player?.id === player) $list.set({ state: "loaded", bets: data });
  } catch (error) {
    console.warn("the bets could not be asked for:", error);
    if ($list.get().state === "loading") $list.set({ ...$list.get(), state: "failed" });
  }
}

/** Takes a new or changed bet over. A rejected bet of a VIP leaves the list (spec 4). */
export function mergeBet(bet: Bet): void {
  const list = $list.get();
  if (list.state === "idle") return;
  const at = list.bets.findIndex((one) => one.id === bet.id);
  if (bet.is_vip && bet.status === "rejected") {
    $list.set({ ...list, bets: list.bets.filter((one) => one.id !== bet.id) });
  } else if (at < 0) {
    $list.set({ ...list, bets: [bet, ...list.bets] });
  } else {
    $list.set({ ...list, bets: list.bets.with(at, bet) });
  }
}

/** Whether a bet is still running (spec 4: the filters open and settled). */
export function isOpen(bet: Bet): boolean {
  return OPEN.has(bet.status);
}

const OPEN = new Set(["submitted", "waiting_results", "ready_to_process", "cashout_in_progress"]);

let started = false;

/** Follows the push, and forgets the bets of a player who leaves. Once a page. */
export function startBets(): void {
  if (started) return;
  started = true;
  push.on("bet_changed", ({ bet }) => mergeBet(bet));
  push.on("bet_cashout_changed", ({ bet_id, to_cashout }) => {
    const bet = $list.get().bets.find((one) => one.id === bet_id);
    if (bet) mergeBet({ ...bet, to_cashout });
  });
  push.onLoss(() => {
    if ($list.get().state !== "idle") void loadBets();
  });
  let player = $session.get().player?.id;
  $session.listen((session) => {
    if (session.player?.id !== player) {
      player = session.player?.id;
      $list.set(NOTHING);
    }
  });
}
