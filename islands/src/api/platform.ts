/** The platform's calls about the player. They follow the conventions of Devise. */
import { call, nothing } from "./client";
import { siteConfig } from "./config";
import {
  type Account,
  type Phone,
  type Player,
  readAccounts,
  readPhone,
  readPlayer,
} from "./schemas/player";
import type { SignIn } from "./wire.gen";

const API = "/api";

/**
 * Signs in (`POST /users/sign_in`). Refused with 401 and `invalid_credentials` when they are wrong.
 */
export async function signIn(email: string, password: string): Promise<Player> {
  const body: SignIn = { user: { email, password } };
  const path = `${API}/users/sign_in`;
  return (await call({ method: "POST", path, body, expects401: true, read: readPlayer })).data;
}

/** Signs out (`DELETE /users/sign_out`). 401 means that the session had already ended. */
export async function signOut(): Promise<void> {
  const path = `${API}/users/sign_out`;
  await call({ method: "DELETE", path, expects401: true, read: nothing });
}

/** The signed-in player (`GET /player`); refused with 401 when there is none. */
export async function fetchPlayer(): Promise<Player> {
  const path = `${API}/player`;
  return (await call({ method: "GET", path, expects401: true, read: readPlayer })).data;
}

/** The player's accounts and balances (`GET /player/accounts`). */
export async function fetchAccounts(): Promise<Account[]> {
  const path = `${API}/player/accounts`;
  return (await call({ method: "GET", path, read: readAccounts })).data;
}

/** The player's phone number. What the operator says with it is in the language of the page. */
export async function fetchPhone(): Promise<Phone> {
  const path = `${API}/player/phone`;
  const query = { locale: siteConfig().tag };
  return (await call({ method: "GET", path, query, read: readPhone })).data;
}

/** Stores the player's language (`PATCH /player/update_locale`), a BCP 47 tag: mails are written in it. */
export async function saveLanguage(locale: string): Promise<void> {
  const path = `${API}/player/update_locale`;
  await call({ method: "PATCH", path, body: { locale }, read: nothing });
}
