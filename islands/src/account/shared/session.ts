/**
 * The session (book: rules/accounts): the player and the accounts.
 *
 * An anonymous visitor costs nothing: `GET /player` is only called when an earlier page left a hint
 * that a session may exist (`session-hint.ts`). The same hint keeps tabs in step.
 */
import { atom, type ReadableAtom } from "nanostores";
import { onRefusal, onSessionExpired } from "../../api/client";
import { ApiError, isStatus } from "../../api/errors";
import { fetchAccounts, fetchPlayer, signIn, signOut } from "../../api/platform";
import type { Account, Player } from "../../api/schemas/player";
import { readBalanceChanged } from "../../api/schemas/player";
import { leaveDevice } from "../../notifications/shared/leaving";
import { push } from "../../push/bus";
import { reportError } from "../../report/report";
import { latest } from "../../state/latest";
import { once } from "../../state/once";
import { reportLanguage } from "../language";
import { followLeaving, leaveBrowser } from "./leave-browser";
import { reportRefusal } from "./play";
import { hasHint, onHint, setHint } from "./session-hint";
import { askSignIn } from "./sign-in";

/** Whether somebody is signed in, as far as this page knows. */
export type AuthStatus = "unknown" | "pending" | "logged_in" | "not_logged_in";

/** The session. */
export interface Session {
  readonly status: AuthStatus;
  /** Present when logged in. */
  readonly player?: Player;
  /** Present when logged in and loaded; stakes are taken from the active one. */
  readonly accounts?: readonly Account[];
  /**
   * After a session that expired, here or in another tab: its currency, which the slip keeps until somebody
   * has signed in. In another currency the slip would lose its stakes.
   */
  readonly currency?: string | undefined;
}

const $state = atom<Session>({ status: "unknown" });

/** The session. */
export const $session: ReadableAtom<Session> = $state;

/** The account that stakes are taken from, if it is known. */
export function activeAccount({ accounts }: Session): Account | undefined {
  return accounts?.find((account) => account.active);
}

/** Whether somebody is signed in, or probably is while the player is still being fetched. */
export function isProbablyLoggedIn({ status }: Session): boolean {
  return status === "logged_in" || status === "pending";
}

/** A session has begun, ended or been asked for: an older answer about it says nothing any more. */
const changes = latest();

/**
 * Finds out who is signed in and follows the other tabs. Runs once per page; safe to call again.
 */
export const startSession = once((): void => {
  followLeaving();
  onSessionExpired(expire);
  // A visitor has no limits, and a player who is signing out is leaving already.
  onRefusal((refusal) => $state.get().status === "logged_in" && reportRefusal(refusal));
  push.on("balance_changed", readBalanceChanged, ({ accounts }) => mergeAccounts(accounts));
  push.onLoss(() => {
    if ($state.get().status === "logged_in") void loadAccounts();
  });
  // Unknown and pending are not passed on: the connection opens as a visitor's, and again once the
  // player is known.
  $state.subscribe(({ status, player }) => {
    if (status === "logged_in") push.setUser(player?.id ?? null);
    else if (status === "not_logged_in") push.setUser(null);
  });
  window.addEventListener("online", () => {
    if (hasHint() && $state.get().status === "not_logged_in") void followHint();
  });
  onHint(() => void followHint());
  window.addEventListener("pageshow", (event) => {
    // A page restored from the back-forward cache may have missed a sign-out.
    if (event.persisted) void followHint();
  });
  document.addEventListener("visibilitychange", () => {
    // On another tab somebody else may have signed in, on the platform's own pages, too.
    if (document.visibilityState === "visible" && $state.get().status === "logged_in") {
      void followHint();
    }
  });
  void followHint();
});

/** Asks the operator again who is signed in. */
export function reloadSession(): Promise<void> {
  return followHint();
}

/** Resolves as soon as the session is known. */
export function sessionKnown(): Promise<void> {
  const isKnown = () => !["unknown", "pending"].includes($state.get().status);
  if (isKnown()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = $state.listen(() => {
      if (!isKnown()) return;
      stop();
      resolve();
    });
  });
}

/**
 * Signs in with the given credentials. Rejects with an `ApiError`; the session then stays as it
 * was.
 */
export async function signInWith(email: string, password: string): Promise<void> {
  await enter(await signIn(email, password));
}

/** Whether the operator has known the player since the session was opened: until then the browser may not keep it. */
const $isKept = atom(true);

/** Takes over a session that the operator has just opened. The dialog closes its visitors' forms by itself. */
export async function enter(player: Player): Promise<void> {
  changes.begin();
  $isKept.set(false);
  setHint(true);
  $state.set({ status: "logged_in", player });
  void reportLanguage(player);
  await loadAccounts();
}

/** Takes over what the operator now knows of the player, who has been signed in all along. */
export function updatePlayer(player: Player): void {
  const session = $state.get();
  if (session.status === "logged_in") $state.set({ ...session, player });
}

/**
 * Signs out, here and in the other tabs, and removes what is personal from the browser. Rejects when the operator did not answer; the session then
 * stays as it was, unless it ends `anyway`. Returns whether the operator has ended it, too. With `keepsCurrency` the slip
 * keeps its stakes, as after a session that expired.
 *
 * From the press on, no call is made in the player's name: it would be refused like one of an
 * expired session, and a player who signed out would be asked to sign in again.
 */
export async function signOutNow({ keepsCurrency = false, anyway = false } = {}): Promise<boolean> {
  const session = $state.get();
  let isOver = true;
  changes.begin();
  $state.set({ ...session, status: "pending" });
  try {
    await signOut();
  } catch (error) {
    isOver = isStatus(error, 401);
    if (!isOver && !anyway) {
      const now = $state.get();
      if (now.status === "pending") $state.set({ ...now, status: session.status });
      throw error;
    }
    if (!isOver) reportError(error, "the session ends without the operator's answer");
  }
  forget(keepsCurrency ? currencyOf(session) : undefined);
  leaveDevice();
  leaveBrowser();
  return isOver;
}

/** Accounts were merged: an answer that was asked for before may be older. */
const merges = latest();

/** Merges changed balances (`balance changed`), per currency. */
export function mergeAccounts(changed: readonly Account[]): void {
  merges.begin();
  const session = $state.get();
  if (session.status !== "logged_in") return;
  const byCurrency = new Map(session.accounts?.map((account) => [account.currency, account]));
  for (const account of changed) byCurrency.set(account.currency, account);
  $state.set({ ...session, accounts: [...byCurrency.values()] });
}

/** Fetches the balances again. Keeps the current ones when there is no answer. */
export async function loadAccounts(): Promise<void> {
  const player = $state.get().player;
  const isNewest = merges.current();
  try {
    const accounts = await fetchAccounts();
    $isKept.set(true);
    if (!isNewest()) return loadAccounts();
    const session = $state.get();
    // Another player may have signed in meanwhile, who must not see this balance.
    if (session.player && session.player.id === player?.id) $state.set({ ...session, accounts });
  } catch (error) {
    reportError(error, "the balance could not be fetched");
  }
}

async function followHint(): Promise<void> {
  const isLatest = changes.begin();
  const { status } = $state.get();
  const currency = currencyOf($state.get());
  if (!hasHint()) {
    if (status !== "not_logged_in") $state.set({ status: "not_logged_in", currency });
    return;
  }
  if (status !== "logged_in") $state.set({ status: "pending", currency });
  try {
    const player = await fetchPlayer();
    if (!isLatest()) return;
    const isLoggedIn = Boolean(player.email || player.auth_phone_number);
    if (!isLoggedIn) return forget(currency);
    const { accounts, player: old } = $state.get();
    const kept = old?.id === player.id && accounts ? { accounts } : {};
    $state.set({ status: "logged_in", player, ...kept });
    void reportLanguage(player);
    await loadAccounts();
  } catch (error) {
    if (!isLatest()) return;
    if (error instanceof ApiError && error.status === 401) {
      forget(currency);
      // A limit may have ended it while no page was open.
      if (error.code !== "unauthorized") reportRefusal(error);
    }
    // Without an answer nothing is known: the hint stays, and the visitor counts as signed out for
    // now.
    else if ($state.get().status === "pending") $state.set({ status: "not_logged_in", currency });
  }
}

/**
 * The operator reported that the session is over: sign out here and ask to sign in again. The reason may be one of
 * the player's limits, or a browser that keeps no cookies; the form says so then.
 */
function expire(refusal?: ApiError): void {
  const session = $state.get();
  forget(currencyOf(session));
  if (session.status !== "logged_in") return;
  askSignIn($isKept.get() ? "expired" : "not_kept");
  if (refusal) reportRefusal(refusal);
}

function currencyOf(session: Session): string | undefined {
  return activeAccount(session)?.currency ?? session.player?.currency ?? session.currency;
}

function forget(currency: string | undefined): void {
  changes.begin();
  setHint(false);
  $state.set({ status: "not_logged_in", currency });
}
