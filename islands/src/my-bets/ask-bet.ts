/** Asks the operator for one bet of its list, for the page's list of bets (`bets.ts`). */
import type { Bet } from "../api/schemas/bets";
import { type BetList, takeAnswer } from "./bets-list";

/** What it needs from its surroundings. */
export interface AskWorld {
  readonly list: () => BetList;
  readonly setList: (list: BetList) => void;
  /** The player that the page shows. */
  readonly player: () => number | undefined;
  /** A page of a player's bets, newest first; the first one is 1. Refused if the session is another player's. */
  readonly page: (
    page: number,
    player: number | undefined,
  ) => Promise<{ readonly bets: readonly Bet[]; readonly lastPage: number }>;
}

/**
 * Fetches a bet of the page's player, and stores it unless the push has reported something since. Returns it as the
 * operator listed it: a report can be older than that. Undefined when it is not in the list, or the player has left.
 */
export async function askBetOf(world: AskWorld, id: string): Promise<Bet | undefined> {
  const player = world.player();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const asOf = world.list().clock;
    const { bets, lastPage } = await world.page(page, player);
    if (world.player() !== player) return undefined;
    const bet = bets.find((one) => one.id === id);
    if (bet) {
      world.setList(takeAnswer(world.list(), bet, asOf));
      return bet;
    }
    last = lastPage;
  }
  return undefined;
}
