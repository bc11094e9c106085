/**
 * The world around the account in the tables of rules: an operator that answers as it is told, and a visitor on a
 * page that knows nothing yet. The modules are the real ones, down to the calls.
 */
import { signOutNow, startSession } from "../account/shared/session";
import { setHint } from "../account/shared/session-hint";
import { closeSignIn } from "../account/shared/sign-in";
import { alerts } from "../alerts/shared/alerts";
import { siteConfig } from "../api/config";
import type { IslandConfig } from "../api/props.gen";
import type { Account, Player } from "../api/schemas/player";
import { installChannels } from "./channels";

/** What the operator answers: data, a refusal, or nothing so far; or there is no connection to it. */
export type Answer =
  | { readonly data: unknown }
  | { readonly status: number; readonly code: string; readonly message?: string }
  | "silence"
  | "offline";

/** Answers by method and path; what is not listed is 404. */
export type Answers = Readonly<Record<string, Answer>>;

/** The site's settings that a row sets. */
export interface Settings {
  readonly account?: Partial<IslandConfig["account"]> | undefined;
  readonly limits?: Partial<IslandConfig["limits"]> | undefined;
  readonly withdrawal?: IslandConfig["withdrawal"];
}

/** A player. */
export const PLAYER: Player = {
  id: 1,
  email: "player@example.com",
  auth_phone_number: "+27821234567",
  mobile_phone: null,
  first_name: null,
  last_name: null,
  nickname: null,
  currency: "ZAR",
  language: "en",
  auth_fields_missed: [],
  statuses: [],
  country: null,
};

/** Their account, with R1.00. */
export const RANDS: Account = { currency: "ZAR", balance: 100, active: true };

/** What an operator answers a player. */
export const SIGNED_IN: Answers = {
  "GET /api/player": { data: PLAYER },
  "GET /api/player/accounts": { data: [RANDS] },
  "DELETE /api/users/sign_out": { data: {} },
};

const ACCOUNT: IslandConfig["account"] = {
  phone: false,
  complete: false,
  profile: false,
  passkeys: false,
  join_after: 60,
  deposit_after: 0,
  deposit_when_empty: true,
};

const LIMITS: IslandConfig["limits"] = {
  reality: false,
  session: false,
  activity: false,
  page: false,
};

/** What the operator was asked, in order, since the world began. */
export const asked: string[] = [];

let answers: Answers = {};

/** Begins with a visitor: nobody is signed in, and nothing is stored, open or shown. */
export async function visitor(given: Answers = {}, settings: Settings = {}): Promise<void> {
  install();
  answers = { "DELETE /api/users/sign_out": { data: {} } };
  await signOutNow();
  answers = given;
  Object.assign(siteConfig(), {
    account: { ...ACCOUNT, ...settings.account },
    limits: { ...LIMITS, ...settings.limits },
    withdrawal: settings.withdrawal,
  });
  history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the one cookie of these rules
  document.cookie = "deposit_reminder=; path=/; max-age=0";
  closeSignIn();
  alerts.close();
  asked.length = 0;
}

/** Begins with a player, who signed in on an earlier page. */
export async function player(
  given: Answers = {},
  settings: Settings = {},
  who: Partial<Player> = {},
): Promise<void> {
  await visitor(
    { ...SIGNED_IN, "GET /api/player": { data: { ...PLAYER, ...who } }, ...given },
    settings,
  );
  await returnSignedIn();
}

/** Another tab says that somebody may be signed in; resolves when the operator has answered, if it does. */
export async function returnSignedIn(): Promise<void> {
  setHint(true);
  window.dispatchEvent(new StorageEvent("storage", { key: "session" }));
  await settled();
}

/** Changes what the operator answers from now on. */
export function answer(more: Answers): void {
  answers = { ...answers, ...more };
}

/** The real one, also where a test has set the clock. */
const realTimeout = globalThis.setTimeout;

/** Resolves when all that was begun has run, short of what waits for a clock. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((done) => realTimeout(done));
}

let isInstalled = false;

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  document.getElementById("sb-config")?.remove();
  const config = { locale: "en", tag: "en", prefix: "", api: "", messages: "/messages" };
  const script = document.createElement("script");
  script.id = "sb-config";
  script.type = "application/json";
  script.textContent = JSON.stringify({ ...config, deposit: "/profile/wallet/deposit" });
  document.head.append(script);
  document.documentElement.lang = "en";
  globalThis.fetch = respond as typeof fetch;
  installChannels();
  startSession();
}

async function respond(url: string, { method = "GET" }: RequestInit = {}): Promise<Response> {
  const path = new URL(url, location.href).pathname;
  // Every message says its own name.
  if (path.startsWith("/messages/")) return new Response(await wordsOf(path));
  const name = `${method} ${path}`;
  asked.push(name);
  const given = answers[name] ?? { status: 404, code: "not_found" };
  if (given === "silence") return new Promise(() => {});
  if (given === "offline") throw new TypeError("no connection");
  if ("data" in given) return Response.json({ data: given.data });
  const { status, code, message = "" } = given;
  return Response.json({ error: { code, message } }, { status });
}

async function wordsOf(path: string): Promise<string> {
  const { readFile } = await import("node:fs/promises");
  return readFile(`../locales/en/islands/${path.split("/").at(-1)}`, "utf8");
}
