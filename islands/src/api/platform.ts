/** The platform's calls about the player (spec 7.2). It speaks like Devise (decisions, "Sign-in"). */
import { call } from "./client";
import type { Account, Player, SignIn } from "./wire.gen";

const API = "/api";

/** Signs in (`POST /users/sign_in`). Refused with 401 and `invalid_credentials` when it is not right. */
export async function signIn(email: string, password: string): Promise<Player> {
  const body: SignIn = { user: { email, password } };
  const path = `${API}/users/sign_in`;
  return (await call<Player>({ method: "POST", path, body, expects401: true })).data;
}

/** Signs out (`DELETE /users/sign_out`). 401 means that the session had ended already. */
export async function signOut(): Promise<void> {
  await call<unknown>({ method: "DELETE", path: `${API}/users/sign_out`, expects401: true });
}

/** Who is signed in (`GET /player`); refused with 401 when nobody is. */
export async function fetchPlayer(): Promise<Player> {
  return (await call<Player>({ method: "GET", path: `${API}/player`, expects401: true })).data;
}

/** The player's accounts and balances (`GET /player/accounts`). */
export async function fetchAccounts(): Promise<Account[]> {
  return (await call<Account[]>({ method: "GET", path: `${API}/player/accounts` })).data;
}
