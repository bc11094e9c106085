/** The platform's calls about accounts, loaded with the forms that make them. They follow the conventions of Devise. */

import { onceAnswered } from "../state/once";
import { call, nothing } from "./client";
import {
  type Account,
  type Phone,
  type Player,
  readAccounts,
  readPhone,
  readPlayer,
} from "./schemas/player";
import { readSignUpSettings, type SignUpSettings } from "./schemas/sign-up";
import type {
  CompletePlayer,
  EditPassword,
  NewAccount,
  Registration,
  SendCode,
  SendInstructions,
  SignUp,
  VerifyPhone,
} from "./wire.gen";

const USERS = "/api/users";
const PHONE = "/api/player/phone";

/** Asks for a mail with a link to choose a new password. The answer says not whether there is such an account. */
export async function askNewPassword(email: string): Promise<void> {
  const body: SendInstructions = { user: { email } };
  await call({ method: "POST", path: `${USERS}/password`, body, expects401: true, read: nothing });
}

/** Sets a new password; the player is then signed in. */
export async function changePassword(token: string, password: string): Promise<Player> {
  const body: EditPassword = { user: { reset_password_token: token, password } };
  const path = `${USERS}/password`;
  return (await call({ method: "PUT", path, body, expects401: true, read: readPlayer })).data;
}

/** Asks for the mail to confirm an address again. The answer says not whether there is such an account. */
export async function askConfirmation(email: string): Promise<void> {
  const body: SendInstructions = { user: { email } };
  const path = `${USERS}/confirmation`;
  await call({ method: "POST", path, body, expects401: true, read: nothing });
}

/** Confirms an address by the token of the mail. */
export async function confirmAddress(token: string): Promise<void> {
  const path = `${USERS}/confirmation`;
  const query = { confirmation_token: token };
  await call({ method: "GET", path, query, expects401: true, read: nothing });
}

/** Asks for the mail to unlock an account again. The answer says not whether there is such an account. */
export async function askUnlock(email: string): Promise<void> {
  const body: SendInstructions = { user: { email } };
  await call({ method: "POST", path: `${USERS}/unlock`, body, expects401: true, read: nothing });
}

/** Unlocks an account by the token of the mail. */
export async function unlockAccount(token: string): Promise<void> {
  const query = { unlock_token: token };
  await call({ method: "GET", path: `${USERS}/unlock`, query, expects401: true, read: nothing });
}

/** Sets the player's phone number, and sends a code to it. */
export async function sendPhoneCode(body: SendCode): Promise<Phone> {
  return (await call({ method: "POST", path: PHONE, body, read: readPhone })).data;
}

/** Verifies the player's phone number by the code that was sent to it. */
export async function verifyPhone(code: string): Promise<Phone> {
  const body: VerifyPhone = { code };
  return (await call({ method: "POST", path: `${PHONE}/verify`, body, read: readPhone })).data;
}

/** Fills in fields of the player that were missing, by their names. */
export async function completePlayer(user: Readonly<Record<string, string>>): Promise<Player> {
  const body: CompletePlayer = { user };
  return (await call({ method: "PATCH", path: "/api/player", body, read: readPlayer })).data;
}

/** Stakes bets from the account of a currency, which is opened if there is none. The answer is all accounts. */
export async function chooseAccount(currency: string): Promise<Account[]> {
  const body: NewAccount = { currency };
  const path = "/api/player/accounts";
  return (await call({ method: "POST", path, body, read: readAccounts })).data;
}

/** What a new player is asked for. The forms of a page share one answer; only after a failure it is asked for again. */
export const fetchSignUpSettings = onceAnswered(async (): Promise<SignUpSettings> => {
  return (await call({ method: "GET", path: `${USERS}/sign_up`, read: readSignUpSettings })).data;
});

/** Opens an account. The answer is the player, who is signed in; none if the address must be confirmed first. */
export async function signUp(user: Registration): Promise<Player | undefined> {
  const body: SignUp = { user };
  const read = (value: unknown, at: string) => (value === null ? undefined : readPlayer(value, at));
  return (await call({ method: "POST", path: USERS, body, expects401: true, read })).data;
}
