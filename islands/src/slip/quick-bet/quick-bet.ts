/**
 * Quick bet: a touched price is placed immediately, with a stake that the player has approved. The
 * rules are in `betting/quick-bet.ts`; this handles the touches, calls the operator, and stores the
 * state for the session.
 *
 * A touch while quick bet is on but not approved, or whose bar is not on the screen yet, adds to the
 * slip, as every touch does: nothing is placed without approval, and no touch is lost. A touch that
 * moved the page does nothing at all.
 */
import type { ReadableAtom } from "nanostores";
import { atSignOut } from "../../account/shared/leave-browser";
import { $playHeld } from "../../account/shared/play";
import { $session, activeAccount, loadAccounts } from "../../account/shared/session";
import { $settings, stakesOf } from "../../account/shared/settings";
import { askSignIn } from "../../account/shared/sign-in";
import { alerts } from "../../alerts/shared/alerts";
import { saysOffline } from "../../alerts/shared/offline";
import { readBetChanged } from "../../api/schemas/bets";
import { fetchBets } from "../../api/sportsbook";
import { parseAmount } from "../../betting/money";
import {
  ARMED_MS,
  capQuickStake,
  isArmed,
  isHeldQuick,
  NO_QUICK_BET,
  nextQuickBet,
  type QuickBet,
} from "../../betting/quick-bet";
import type { Attempt, AttemptBet, ReceiptBet } from "../../betting/ticket";
import { setPicker } from "../../core/picker";
import { hasSelection, type SlipSelection } from "../../core/selections";
import { readStored, writeStored } from "../../core/storage";
import { loadMessages } from "../../messages/messages";
import { push } from "../../push/bus";
import { once } from "../../state/once";
import { onNotThisPlayer } from "../shared/not-this-player";
import { slipRules } from "../slip-rules";
import { pickOf, selectionPlacement } from "../ticket/placements";
import { placing } from "../ticket/placing-world";
import { QUICK_BET_KEY } from "../ticket/ticket-key";
import { createBar, createIdle } from "./arming";
import { $quickBetOn } from "./quick-bet-on";
import { afterQuickReload, createQuickPlacing, type KeptPlacing } from "./quick-placing";
import { startTaps, wasTap } from "./taps";
import { createTouchedBets, type QuickTouched } from "./touched-bets";

interface Kept extends KeptPlacing {
  readonly version: 1;
  /** Earlier bets that the operator has not decided on, as it was when this was stored. */
  readonly checked?: readonly QuickTouched[] | undefined;
  /** When it was armed or placed a bet, whichever is later, in milliseconds since 1970. */
  readonly usedAt?: number | undefined;
}

const kept = restore();
const quick = createQuickPlacing(
  {
    player: () => $session.get().player?.id,
    store,
    isHeld: () => $playHeld.get(),
    onSending,
    onPlaced,
    onPlayer: onNotThisPlayer,
    onExpired: () => askSignIn("expired"),
  },
  placing,
  kept,
);
const bets = createTouchedBets(
  { store, fetchBets: async () => (await fetchBets(1, RECENT)).data },
  kept.attempt,
  kept.checked,
);
const idle = createIdle({ isArmed: () => isArmed($quickBet.get()), disarm }, kept.usedAt);
const bar = createBar();

/** Quick bet. */
export const $quickBet: ReadableAtom<QuickBet> = quick.$quick;

/** The bet of the last touch, for messages about it. */
export const $quickTouched = bets.$last;

/** Bets of earlier touches that the operator has refused after checking them. */
export const $quickRefused = bets.$refused;

/** The refused bets have been reported. */
export const clearQuickRefused = bets.clearRefused;

/** Toggles quick bet. A visitor is asked to sign in. */
export function toggleQuickBet(): void {
  const isLoggedIn = $session.get().status === "logged_in";
  if (!isLoggedIn && !$quickBet.get().isEnabled) askSignIn("asked");
  quick.send({ kind: "toggled", isLoggedIn });
}

/** Sets the typed stake. */
export function setQuickStake(text: string): void {
  const rules = rulesNow();
  if (!rules) return;
  const { unit, tag } = rules;
  quick.send({ kind: "stake", text, amount: parseAmount(text, tag, unit), currency: unit.code });
}

/** The player approves that a touch places the stake from now on. */
export function approveQuickBet(): void {
  idle.use();
  quick.send({ kind: "approved" });
  idle.watch();
}

/**
 * The bar that says that quick bet is armed has come into view; returns a function for when it
 * leaves. Nothing is placed unless the player could read it.
 */
export const quickBetShown = bar.show;

/** Closes the last result. */
export function closeQuickBet(): void {
  quick.send({ kind: "closed" });
}

/** Handles touches from now on; looks up a bet that was on its way before a reload. */
export const startQuickBet = once((): void => {
  setPicker(take);
  startTaps();
  $quickBet.subscribe(({ isEnabled }) => $quickBetOn.set(isEnabled));
  idle.watch();
  // A timer does not run on a page that is frozen in the background.
  document.addEventListener("visibilitychange", idle.watch);
  push.on("bet_changed", readBetChanged, ({ bet }) => {
    quick.betChanged(bet);
    bets.decided(bet.id, bet.status);
  });
  push.onLoss(() => void bets.ask());
  let currency = rulesNow()?.unit.code;
  const onAccount = () => {
    const session = $session.get();
    if (session.status === "not_logged_in") quick.send({ kind: "signed_out" });
    const code = rulesNow()?.unit.code;
    if (code !== undefined && code !== currency) {
      currency = code;
      quick.send({ kind: "currency", currency: code });
    }
    const account = activeAccount(session);
    if (account) quick.send({ kind: "balance", balance: account.balance });
    if (session.status === "logged_in") {
      quick.playerChanged();
      void bets.ask();
    }
  };
  $session.subscribe(onAccount);
  $settings.listen(onAccount);
  window.addEventListener("online", () => quick.lookUp());
  atSignOut(() => {
    bets.forgetChecked();
    closeQuickBet();
    if (!isHeldQuick($quickBet.get())) bets.forgetLast();
    store();
  });
});

/** Bets that are fetched: a check takes seconds, and quick bets are placed one at a time. */
const RECENT = 50;

/** Handles a touched price; false when quick bet does not apply. */
function take(selection: SlipSelection): boolean {
  idle.watch();
  // A touch removes a price that is in the slip, as always.
  if (!isArmed($quickBet.get()) || hasSelection(selection.id)) return false;
  if (!bar.isRead()) return false;
  if (!wasTap()) return true;
  if (!bar.isAgain(selection.id)) void place(selection);
  return true;
}

/** Nothing was placed for a while. */
function disarm(): void {
  quick.send({ kind: "disarmed" });
  void alertIdle();
}

async function alertIdle(): Promise<void> {
  const say = await loadMessages("bet-slip");
  const minutes = ARMED_MS / 60_000;
  alerts.show({
    type: "warning",
    title: say("slip-quick-bet-idle"),
    text: say("slip-quick-bet-idle-text", { minutes }),
  });
}

async function place(selection: SlipSelection): Promise<void> {
  const bet = betOf(selection);
  if (!bet || $playHeld.get()) return;
  // Said last: the alert about the connection speaks of the slip, which has nothing of this touch.
  if (saysOffline()) return alertNotSent();
  await quick.place(bet, {
    selectionId: selection.id,
    odds: selection.odds,
    isLoggedIn: $session.get().status === "logged_in",
    hasWarning: !selection.active || selection.isSuspended || selection.isNotAvailable,
  });
}

async function alertNotSent(): Promise<void> {
  const say = await loadMessages("bet-slip");
  alerts.show({
    type: "error",
    title: say("slip-quick-bet-error"),
    text: say("slip-error-not-placed"),
  });
}

function betOf(selection: SlipSelection): AttemptBet | undefined {
  const { stake } = $quickBet.get();
  const settings = $settings.get();
  if (!settings || !stake.amount.ok) return undefined;
  return {
    id: "quick",
    type: "single",
    stake: capQuickStake(stake.amount.value, stakesOf(settings, stake.currency)?.max),
    currency: stake.currency,
    selections: [selectionPlacement(selection)],
    picks: [pickOf(selection)],
  };
}

function onSending(sent: Attempt): void {
  idle.use();
  idle.watch();
  bets.sending(sent);
}

function onPlaced(sent: Attempt, taken: ReceiptBet): void {
  const [bet] = sent.bets;
  if (!bet) return;
  bets.placed(bet, taken);
  void loadAccounts();
}

function store(): void {
  const kept: Kept = {
    version: 1,
    ...quick.kept(),
    checked: bets.checked(),
    usedAt: idle.usedAt(),
  };
  writeStored("session", QUICK_BET_KEY, kept.quick === NO_QUICK_BET ? undefined : kept);
}

function rulesNow(): ReturnType<typeof slipRules> {
  const settings = $settings.get();
  return settings && slipRules(settings, $session.get());
}

/**
 * The state of an earlier page. Following a link keeps quick bet armed, a reload does not.
 */
function restore(): Kept {
  const stored = readStored("session", QUICK_BET_KEY) as Partial<Kept> | undefined;
  const { version, quick, attempt, until, aside, checked, usedAt } = stored ?? {};
  if (version !== 1 || !quick) return { version: 1, quick: NO_QUICK_BET };
  const before = afterQuickReload({ quick, attempt, until, aside }, Date.now());
  const now = isReload() ? nextQuickBet(before.quick, { kind: "disarmed" }) : before.quick;
  return { version, ...before, quick: now, checked, usedAt };
}

function isReload(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return (visit as PerformanceNavigationTiming | undefined)?.type === "reload";
}
