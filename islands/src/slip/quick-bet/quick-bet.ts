/**
 * Quick bet: a touched price is placed immediately, with a stake that the player has approved (spec
 * 4, 5). The rules are in `betting/quick-bet.ts`; this handles the touches, calls the operator, and
 * stores the state for the session.
 *
 * A touch while quick bet is on but not approved adds to the slip, as every touch does: nothing is
 * placed without approval, and no touch is lost.
 */
import { atom, type ReadableAtom } from "nanostores";
import { $session, activeAccount, loadAccounts } from "../../account/shared/session";
import { $settings, stakesOf } from "../../account/shared/settings";
import { askSignIn } from "../../account/shared/sign-in";
import { ApiError } from "../../api/errors";
import { placeBets } from "../../api/sportsbook";
import { parseAmount } from "../../betting/money";
import {
  capQuickStake,
  NO_QUICK_BET,
  nextQuickBet,
  type QuickBet,
  type QuickBetEvent,
} from "../../betting/quick-bet";
import type { Attempt, AttemptBet } from "../../betting/ticket";
import { setPicker } from "../../core/picker";
import { hasSelection, type SlipSelection } from "../../core/selections";
import { readStored, writeStored } from "../../core/storage";
import { slipRules } from "../slip-rules";
import { deviceId } from "../ticket/device";
import { lookFor, receiptOf } from "../ticket/look-up";
import { pickOf, placementOfAttempt, selectionPlacement } from "../ticket/placements";
import { ifFree, whenFree } from "../ticket/placing-lock";
import { knownBets, PLACING_ELSEWHERE, rememberBets } from "../ticket/ticket";
import { QUICK_BET_KEY } from "../ticket/ticket-key";
import { $quickBetOn } from "./quick-bet-on";

interface Kept {
  readonly version: 1;
  readonly quick: QuickBet;
  /** The last touched bet, on its way or placed. */
  readonly attempt?: Attempt | undefined;
}

const kept = restore();
const $state = atom<QuickBet>(kept.quick);
const $last = atom<AttemptBet | undefined>(kept.attempt?.bets[0]);
let attempt = kept.attempt;

/** Quick bet. */
export const $quickBet: ReadableAtom<QuickBet> = $state;

/** The bet of the last touch, for messages about it. */
export const $quickTouch: ReadableAtom<AttemptBet | undefined> = $last;

/** Toggles quick bet. A visitor is asked to sign in. */
export function toggleQuickBet(): void {
  const isLoggedIn = $session.get().status === "logged_in";
  if (!isLoggedIn && !$state.get().isEnabled) askSignIn("asked");
  send({ kind: "toggled", isLoggedIn });
}

/** Sets the typed stake. */
export function setQuickStake(text: string): void {
  const rules = rulesNow();
  if (!rules) return;
  const { unit, tag } = rules;
  send({ kind: "stake", text, amount: parseAmount(text, tag, unit), currency: unit.code });
}

/** The player approves that a touch places the stake from now on. */
export function approveQuickBet(): void {
  send({ kind: "approved" });
}

/** Closes the last result. */
export function closeQuickBet(): void {
  send({ kind: "closed" });
}

let started = false;

/** Handles touches from now on; looks up a bet that was on its way before a reload. */
export function startQuickBet(): void {
  if (started) return;
  started = true;
  setPicker(take);
  $quickBetOn.set($state.get().isEnabled);
  let currency = rulesNow()?.unit.code;
  const onAccount = () => {
    const session = $session.get();
    if (session.status === "not_logged_in") send({ kind: "signed_out" });
    const code = rulesNow()?.unit.code;
    if (code !== undefined && code !== currency) {
      currency = code;
      send({ kind: "currency", currency: code });
    }
    const account = activeAccount(session);
    if (account) send({ kind: "balance", balance: account.balance });
    if (session.status === "logged_in") void lookUp();
  };
  $session.subscribe(onAccount);
  $settings.listen(onAccount);
  window.addEventListener("online", () => void lookUp());
}

/**
 * A second touch of the same price within this time is a double tap and places nothing, in
 * milliseconds.
 */
const SAME_TOUCH = 1_000;

let touched = { id: "", at: Number.NEGATIVE_INFINITY };

/** Handles a touched price; false when quick bet does not apply. */
function take(selection: SlipSelection): boolean {
  const { isEnabled, isApproved } = $state.get();
  // A touch removes a price that is in the slip, as always.
  if (!isEnabled || !isApproved || hasSelection(selection.id)) return false;
  const isAgain = touched.id === selection.id && performance.now() - touched.at < SAME_TOUCH;
  touched = { id: selection.id, at: performance.now() };
  if (!isAgain) void place(selection);
  return true;
}

async function place(selection: SlipSelection): Promise<void> {
  const bet = betOf(selection);
  if (!bet) return;
  const before = $state.get();
  send({
    kind: "place",
    touch: {
      selectionId: selection.id,
      odds: selection.odds,
      isLoggedIn: $session.get().status === "logged_in",
      hasWarning: !selection.active || selection.isSuspended || selection.isNotAvailable,
    },
  });
  if (before.state === "processing" || $state.get().state !== "processing") return;
  const sent: Attempt = {
    id: crypto.randomUUID(),
    sentAt: Date.now(),
    bets: [bet],
    known: knownBets(),
  };
  setAttempt(sent);
  if (!(await ifFree(() => sendBet(sent)))) refuse(PLACING_ELSEWHERE, "");
}

function betOf(selection: SlipSelection): AttemptBet | undefined {
  const { stake } = $state.get();
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

async function sendBet(sent: Attempt): Promise<void> {
  try {
    const answers = await placeBets({
      meta: { device_id: deviceId(), quick: true, type: "single", attempt_id: sent.id },
      bets: sent.bets.map(placementOfAttempt),
    });
    const receipt = receiptOf(sent, answers, false);
    if (receipt.bets.length === 0) return unanswered();
    done(
      "placed",
      receipt.bets.map((bet) => bet.betId),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.isUncertain) return unanswered();
    if (error.status === 401) {
      send({ kind: "returned" });
      askSignIn("to_place");
    } else {
      refuse(error.code, error.byBet.find((text) => text !== null) ?? error.text);
    }
  }
}

function unanswered(): void {
  send({ kind: "unanswered" });
  void lookUp();
}

let isLooking = false;

/** Looks up a bet with a lost answer: until its state is known no touch places another one. */
async function lookUp(): Promise<void> {
  const lost = attempt;
  if ($state.get().state !== "unanswered" || !lost || isLooking) return;
  isLooking = true;
  const found = await whenFree(() => lookFor(lost, () => $state.get().state === "unanswered"));
  isLooking = false;
  if (found === "failed") return;
  if (found === "nothing") send({ kind: "not_found" });
  else
    done(
      "found",
      found.bets.map((bet) => bet.betId),
    );
}

function done(kind: "placed" | "found", betIds: readonly string[]): void {
  rememberBets(betIds);
  send({ kind });
  void loadAccounts();
}

function refuse(code: string, message: string): void {
  send({ kind: "refused", error: { code, message } });
}

function setAttempt(sent: Attempt): void {
  attempt = sent;
  $last.set(sent.bets[0]);
  store();
}

function send(event: QuickBetEvent): void {
  const next = nextQuickBet($state.get(), event);
  if (next === $state.get()) return;
  $state.set(next);
  $quickBetOn.set(next.isEnabled);
  store();
}

function store(): void {
  const kept: Kept = { version: 1, quick: $state.get(), attempt };
  writeStored("session", QUICK_BET_KEY, kept.quick === NO_QUICK_BET ? undefined : kept);
}

function rulesNow(): ReturnType<typeof slipRules> {
  const settings = $settings.get();
  return settings && slipRules(settings, $session.get());
}

/** The state of an earlier page. The answer of a bet that was on its way is lost. */
function restore(): Kept {
  const stored = readStored("session", QUICK_BET_KEY) as Partial<Kept> | undefined;
  const { quick, attempt } = stored?.version === 1 ? stored : {};
  if (!quick) return { version: 1, quick: NO_QUICK_BET };
  const isLost = quick.state === "processing" || quick.state === "unanswered";
  return { version: 1, quick: { ...quick, state: isLost ? "unanswered" : "idle" }, attempt };
}
