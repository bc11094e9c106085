/** The markets for custom bets; their price is fetched in `ticket-calls.ts`. */
import { call } from "./client";
import { type Market, readMarket } from "./matches";
import { rows } from "./read";

/** The markets of a match whose outcomes can be joined (`GET /bets/custom/markets/{matchId}`). */
export async function fetchCustomMarkets(matchId: number): Promise<Market[]> {
  const path = `/api/v3/bets/custom/markets/${matchId}`;
  return (await call({ method: "GET", path, read: rows(readMarket) })).data;
}
