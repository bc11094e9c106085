/** The player's bets where an unreadable one counts: to look for one whose answer was lost. */
import { call } from "./client";
import { siteConfig } from "./config";
import type { Reader } from "./read";
import { type Bet, readBets } from "./schemas/bets";

const V3 = "/api/v3";

/** A page of bets, and how many of its rows are unreadable. */
interface ListedBets {
  readonly bets: readonly Bet[];
  readonly unreadable: number;
}

/** Reads a list in which an unreadable bet counts. */
const readListedBets: Reader<ListedBets> = (value, at) => {
  const bets = readBets(value, at);
  return { bets, unreadable: (value as unknown[]).length - bets.length };
};

/** A page of the player's bets, to look for one whose answer was lost: an unreadable bet counts. */
export interface ListedPage extends ListedBets {
  readonly isLast: boolean;
  /** The operator's clock minus the browser's, in milliseconds, if the answer said so. */
  readonly clockOffset: number | undefined;
}

/** Reads such a page of a player, newest bet first (`GET /bets`, version 3); refused if another one is signed in. */
export async function fetchListedBets(
  page: number,
  limit: number,
  player: number | undefined,
): Promise<ListedPage> {
  const query = { locale: siteConfig().tag, page, limit, player_id: player };
  const path = `${V3}/bets`;
  const { data, pagination, servedAt } = await call({
    method: "GET",
    path,
    query,
    read: readListedBets,
  });
  const isLast = pagination ? page >= pagination.last_page : data.bets.length < limit;
  const clockOffset = servedAt === undefined ? undefined : servedAt - Date.now();
  return { ...data, isLast, clockOffset };
}
