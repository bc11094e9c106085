/** The sportsbook API's calls that the slip and my bets make. */
import { type Answer, call } from "./client";
import { siteConfig } from "./config";
import { type Market, type Match, readMarket, readMatch } from "./matches";
import { rows } from "./read";
import { type Bet, type PlacedBet, readBet, readBets, readPlacedBets } from "./schemas/bets";
import { readSettings, type Settings } from "./schemas/settings";
import type { Cashout, PlaceBets } from "./wire.gen";

const V2 = "/api/v2";
const V3 = "/api/v3";

/** Settings of bets, stakes and currencies (`GET /settings`). */
export async function fetchSettings(): Promise<Settings> {
  const path = `${V2}/settings`;
  return (await call({ method: "GET", path, expects401: true, read: readSettings })).data;
}

/** Places bets (`POST /bets`, version 3). One answer per bet, in their order; `timeout` is in milliseconds. */
export async function placeBets(body: PlaceBets, timeout: number): Promise<PlacedBet[]> {
  const path = `${V3}/bets`;
  return (await call({ method: "POST", path, body, timeout, read: readPlacedBets })).data;
}

/**
 * A page of the player's bets, newest first, in the given states or in all (`GET /bets`, version
 * 3). Names in them are in the language of the page.
 */
export function fetchBets(
  page: number,
  limit: number,
  status?: readonly string[],
  player?: number,
): Promise<Answer<Bet[]>> {
  const query = { locale: siteConfig().tag, status, page, limit, player_id: player };
  return call({ method: "GET", path: `${V3}/bets`, query, read: readBets });
}

/** Accepts a cash-out offer (`POST /bets/cashout`, version 3); returns the bet in its new state. */
export async function cashOut(body: Cashout): Promise<Bet> {
  return (await call({ method: "POST", path: `${V3}/bets/cashout`, body, read: readBet })).data;
}

/** One match in its current state (`GET /matches/{id}`). */
export async function fetchMatch(id: number): Promise<Match> {
  return (await call({ method: "GET", path: `${V2}/matches/${id}`, read: readMatch })).data;
}

/** Every line of one market of a match (`GET /matches/{id}/markets`). */
export async function fetchMarket(matchId: number, marketId: number): Promise<Market[]> {
  const query = { market_id: marketId, limit: 500 };
  const path = `${V2}/matches/${matchId}/markets`;
  return (await call({ method: "GET", path, query, read: rows(readMarket) })).data;
}
