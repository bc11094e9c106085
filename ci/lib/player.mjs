/** A signed-in player, and the operator's data about them. */
import assert from "node:assert/strict";
import { request } from "playwright-core";

/** The id of the player who is signed in unless a test says otherwise. */
export const PLAYER = 1;

/** Signs a context in before its first page, as after an earlier visit. */
export async function signIn(
  context,
  { operator },
  { email = "player@example.com", password = "password" } = {},
) {
  const player = await playerOver(context.request, operator, { email, password });
  await context.addInitScript(() => {
    // Tells pages that a session may exist. An empty page has no storage.
    if (location.protocol === "about:") return;
    if (localStorage.getItem("session") === null) localStorage.setItem("session", `${Date.now()}`);
  });
  return player;
}

/** The player on another device, without a browser. */
export async function onOtherDevice(
  { operator },
  { email = "player@example.com", password = "password" } = {},
) {
  return playerOver(await request.newContext(), operator, { email, password });
}

/** A call of the site without a browser; resolves to the answer, whatever it is. */
export function callOf({ operator, site }, path, body, language) {
  return fetch(`${operator.url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "accept-language": language,
      origin: site,
    },
    body: JSON.stringify(body),
  });
}

/** Opens an account without a browser; resolves to its user, with address and password. */
export async function openAccount(stage, { email, language, country = "za", currency = "ZAR" }) {
  const user = {
    email,
    password: "three quiet lakes",
    first_name: "Sipho",
    last_name: "Khumalo",
    country,
    currency,
    language,
    terms_acceptance: true,
  };
  const answer = await callOf(stage, "/api/users", { user }, language);
  assert.ok(answer.ok, await answer.text());
  return user;
}

async function playerOver(request, operator, user) {
  const player = new Player(request, operator.url);
  await player.call("POST", "/api/users/sign_in", { user });
  return player;
}

class Player {
  constructor(request, url) {
    this.request = request;
    this.url = url;
  }

  /** The player's bets, the newest first, in English. */
  bets() {
    return this.call("GET", "/api/v3/bets?limit=500");
  }

  /** Balance of the active account, in subunits. */
  async balance() {
    const accounts = await this.call("GET", "/api/player/accounts");
    return accounts.find(({ active }) => active).balance;
  }

  /** Ends a session without a browser. */
  leave() {
    return this.request.dispose();
  }

  /** Calls the operator with the player's session. */
  async call(method, path, data) {
    const headers = { "accept-language": "en-ZA" };
    const answer = await this.request.fetch(`${this.url}${path}`, { method, headers, data });
    if (!answer.ok()) {
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    }
    return (await answer.json()).data;
  }
}
