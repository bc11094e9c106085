/**
 * The platform's calls about passkeys, loaded with what makes them. A contract of our own: options and credentials have
 * the JSON forms of WebAuthn.
 */
import type { InferOutput } from "valibot";
import { call } from "./client";
import { all } from "./read";
import { type Player, readPlayer } from "./schemas/player";
import { flag, like, list, maybe, moment, name, reader, text, whole } from "./schemas/schema";
import type * as wire from "./wire.gen";

const SIGN_IN = "/api/users/sign_in/passkey";
const OWN = "/api/player/passkeys";

const request = like<wire.PasskeyRequest>()({
  challenge: name,
  timeout: whole,
  rpId: name,
  userVerification: name,
});

const creation = like<wire.PasskeyCreation>()({
  rp: like<wire.PasskeySite>()({ id: name, name: text }),
  user: like<wire.PasskeyUser>()({ id: name, name: text, displayName: text }),
  challenge: name,
  pubKeyCredParams: list(like<wire.PasskeyAlgorithm>()({ type: name, alg: whole })),
  timeout: whole,
  excludeCredentials: list(like<wire.PasskeyReference>()({ type: name, id: name })),
  authenticatorSelection: like<wire.PasskeySelection>()({
    residentKey: name,
    requireResidentKey: flag,
    userVerification: name,
  }),
  attestation: name,
});

const passkey = like<wire.Passkey>()({
  id: name,
  name: maybe(text),
  added_at: moment,
  used_at: maybe(moment),
});

export type PasskeyRequest = InferOutput<typeof request>;
export type PasskeyCreation = InferOutput<typeof creation>;
export type Passkey = InferOutput<typeof passkey>;

const readRequest = reader(request);
const readCreation = reader(creation);
const readPasskeys = all(reader(passkey));

/** What an authenticator is asked to sign, so that its owner signs in. */
export async function askPasskey(): Promise<PasskeyRequest> {
  const path = `${SIGN_IN}/options`;
  return (await call({ method: "POST", path, expects401: true, read: readRequest })).data;
}

/** Signs in with what an authenticator has signed. */
export async function signInByPasskey(body: wire.PasskeySignIn): Promise<Player> {
  return (await call({ method: "POST", path: SIGN_IN, body, expects401: true, read: readPlayer }))
    .data;
}

/** The player's passkeys, the oldest first. */
export async function fetchPasskeys(): Promise<Passkey[]> {
  return (await call({ method: "GET", path: OWN, read: readPasskeys })).data;
}

/**
 * What an authenticator is asked to create. Refused with `password_needed` if the player has not signed in just now and
 * gives no password.
 */
export async function askNewPasskey(body: wire.AddPasskey): Promise<PasskeyCreation> {
  const path = `${OWN}/options`;
  return (await call({ method: "POST", path, body, read: readCreation })).data;
}

/** Adds what an authenticator has created. The answer is all passkeys. */
export async function addPasskey(body: wire.NewPasskey): Promise<Passkey[]> {
  return (await call({ method: "POST", path: OWN, body, read: readPasskeys })).data;
}

/** Removes a passkey. The answer is the others. */
export async function removePasskey(id: string): Promise<Passkey[]> {
  const path = `${OWN}/${encodeURIComponent(id)}`;
  return (await call({ method: "DELETE", path, read: readPasskeys })).data;
}
