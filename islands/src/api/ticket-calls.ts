/** The calls about a ticket before it is placed, and those that share it. */
import { call, nothing } from "./client";
import {
  readCustomOdds,
  readMaxStakes,
  readShareCode,
  readSharedBets,
  type SharedPlacement,
} from "./schemas/bets";
import { type Bonuses, readBonuses, readTicketBonuses, type TicketBonus } from "./schemas/bonuses";
import type {
  BetPlacement,
  CustomOdds,
  CustomOddsQuery,
  MaxStake,
  MaxStakeQuery,
  SelectionPlacement,
  SettingsUpdate,
  ShareBets,
  ShareCode,
  TicketBonusesQuery,
} from "./wire.gen";

const V2 = "/api/v2";
const V3 = "/api/v3";

/** The maximum stake of each bet, in their order (`POST /bets/max-stake`). */
export async function fetchMaxStakes(bets: BetPlacement[]): Promise<MaxStake[]> {
  const body: MaxStakeQuery = { bets };
  return (await call({ method: "POST", path: `${V3}/bets/max-stake`, body, read: readMaxStakes }))
    .data;
}

/** The joined price of outcomes of one match (`POST /bets/custom/odds`). */
export async function fetchCustomOdds(selections: SelectionPlacement[]): Promise<CustomOdds> {
  const body: CustomOddsQuery = { selections };
  return (
    await call({ method: "POST", path: `${V3}/bets/custom/odds`, body, read: readCustomOdds })
  ).data;
}

/** The bonuses that each bet can use or earns for, in their order (`POST /bonuses`). */
export async function fetchTicketBonuses(
  bets: BetPlacement[],
): Promise<{ bonuses: TicketBonus[] }[]> {
  const body: TicketBonusesQuery = { bets };
  return (await call({ method: "POST", path: `${V2}/bonuses`, body, read: readTicketBonuses }))
    .data;
}

/** The player's usable bonuses of all kinds (`GET /bonuses`). */
export async function fetchBonuses(): Promise<Bonuses> {
  const query = { status: "active" };
  return (await call({ method: "GET", path: `${V2}/bonuses`, query, read: readBonuses })).data;
}

/** A code that opens these bets again (`POST /bets/share-code`). */
export async function shareBets(bets: BetPlacement[]): Promise<ShareCode> {
  const body: ShareBets = { bets };
  return (await call({ method: "POST", path: `${V3}/bets/share-code`, body, read: readShareCode }))
    .data;
}

/** The bets of a code, without settled ones (`GET /bets/share-code`). */
export async function fetchSharedBets(code: string): Promise<{ bets: SharedPlacement[] }> {
  const path = `${V3}/bets/share-code`;
  return (await call({ method: "GET", path, query: { code }, read: readSharedBets })).data;
}

/** Stores the settings that the player changed (`POST /settings`). */
export async function saveSettings(body: SettingsUpdate): Promise<void> {
  await call({ method: "POST", path: `${V2}/settings`, body, read: nothing, keepalive: true });
}
