/**
 * The player's bets: fetched when they are first shown, page by page as the
 * player scrolls back in time, and kept up to date by the push. The rules are in `bets-list.ts`.
 */
import { atom, type ReadableAtom } from "nanostores";
import { $session, reloadSession } from "../account/shared/session";
import { ApiError } from "../api/errors";
import type { Bet } from "../api/schemas/bets";
import { readBetChanged, readOfferChanged } from "../api/schemas/bets";
import { fetchBets } from "../api/sportsbook";
import { push } from "../push/bus";
import { reportError } from "../report/report";
import { onFoundBet } from "../slip/shared/found-bets";
import { once } from "../state/once";
import { askBetOf } from "./ask-bet";
import {
  ASKED_STATUSES,
  type BetList,
  type Feed,
  knownPages,
  markStale,
  NO_BETS,
  nextPage,
  PAGE_LIMIT,
  type StateFilter,
  takeBet,
  takeOffer,
  takePage,
  withFeed,
} from "./bets-list";

const $list = atom<BetList>(NO_BETS);

/** The player's bets, as far as they are loaded. */
export const $bets: ReadableAtom<BetList> = $list;

/** Fetches the bets of a filter, or refreshes those that it has. The shown bets stay. */
export function loadBets(filter: StateFilter): Promise<void> {
  return ask(filter, async (askPage) => {
    setFeed(filter, { isStale: false });
    let page = 1;
    for (let last = 1; page <= Math.min(last, knownPages($list.get(), filter)); page += 1) {
      last = await askPage(page);
    }
  });
}

/** Fetches the next older bets of a filter. */
export function loadOlderBets(filter: StateFilter): Promise<void> {
  return ask(filter, async (askPage) => {
    const before = $list.get().bets;
    let page = nextPage($list.get(), filter);
    let last = await askPage(page);
    // If the operator counts bets that it does not list, the same page would be fetched for ever.
    while ($list.get().bets === before && page < last) {
      page += 1;
      last = await askPage(page);
    }
  });
}

/** Stores a new or changed bet. */
export function mergeBet(bet: Bet): void {
  $list.set(takeBet($list.get(), bet));
}

/** Fetches the current state of a bet (`ask-bet.ts`). */
export function askBet(id: string): Promise<Bet | undefined> {
  const page = async (number: number, player: number | undefined) => {
    const { data, pagination } = await fetchPage(number, undefined, player);
    return { bets: data, lastPage: pagination?.last_page ?? 1 };
  };
  return askBetOf({ list: $list.get, setList: $list.set, player: shownPlayer, page }, id);
}

/** Follows the push, and drops the bets of a player who signs out. Call it once per page. */
export const startBets = once((): void => {
  push.on("bet_changed", readBetChanged, ({ bet }) => mergeBet(bet));
  onFoundBet(mergeBet);
  push.on("bet_cashout_changed", readOfferChanged, ({ bet_id, to_cashout }) =>
    $list.set(takeOffer($list.get(), bet_id, to_cashout)),
  );
  push.onLoss(() => $list.set(markStale($list.get())));
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) $list.set(markStale($list.get()));
  });
  let player = $session.get().player?.id;
  $session.listen((session) => {
    if (session.player?.id !== player) {
      player = session.player?.id;
      $list.set(NO_BETS);
    }
  });
});

/**
 * Runs a task that fetches pages of a feed, one task per feed at a time. `askPage` returns the last
 * page.
 */
async function ask(
  filter: StateFilter,
  task: (askPage: (page: number) => Promise<number>) => Promise<void>,
): Promise<void> {
  if ($list.get().feeds[filter].state === "loading") return;
  setFeed(filter, { state: "loading" });
  const player = shownPlayer();
  // Another player may have signed in meanwhile, who must not see these bets.
  const isMine = () => shownPlayer() === player;
  try {
    await task(async (page) => {
      const asOf = $list.get().clock;
      const { data, pagination } = await fetchPage(page, ASKED_STATUSES[filter], player);
      const lastPage = pagination?.last_page ?? page;
      if (!isMine()) return 0;
      $list.set(takePage($list.get(), filter, { bets: data, page, lastPage, asOf }));
      return lastPage;
    });
    if (isMine()) setFeed(filter, { state: "loaded" });
  } catch (error) {
    reportError(error, "the bets could not be fetched");
    if (isMine()) setFeed(filter, { state: "failed" });
  }
}

/** A page of a player's bets. If the session is another player's, that one is shown from now on. */
async function fetchPage(
  page: number,
  status: readonly string[] | undefined,
  player: number | undefined,
) {
  try {
    return await fetchBets(page, PAGE_LIMIT, status, player);
  } catch (error) {
    if (error instanceof ApiError && error.code === "other_player") void reloadSession();
    throw error;
  }
}

function shownPlayer(): number | undefined {
  return $session.get().player?.id;
}

function setFeed(filter: StateFilter, patch: Partial<Feed>): void {
  $list.set(withFeed($list.get(), filter, patch));
}
