/** The operator's current maximum stake on each bet of the slip (`POST /bets/max-stake`). */
import { atom, type ReadableAtom } from "nanostores";
import { $session, activeAccount } from "../account/shared/session";
import { fetchMaxStakes } from "../api/ticket-calls";
import type { BetView, SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import { reportError } from "../report/report";
import { once } from "../state/once";
import { askWhenChanged, viewNow } from "./asking";
import { sendSlip } from "./shared/slip";
import { placementOf } from "./ticket/placements";

const $known = atom<Readonly<Record<string, number>>>({});

/**
 * By the id of the bet, in subunits of the account's currency; bets without an answer are absent.
 */
export const $maxStakes: ReadableAtom<Readonly<Record<string, number>>> = $known;

/** Keeps them up to date for a signed-in player. Call it once per page. */
export const startMaxStakes = once((): void => {
  askWhenChanged(composition, async (view, isCurrent) => {
    $known.set({});
    const known = await ask(view);
    if (known && isCurrent()) $known.set(known);
  });
});

/**
 * Sets the maximum stake on a bet: the operator's current maximum, or the account's balance where
 * that is less. False when the operator did not answer.
 */
export async function stakeMaximum(betId: string): Promise<boolean> {
  const view = viewNow();
  const known = view && (await ask(view));
  if (!known) return false;
  $known.set(known);
  const bet = viewNow(known)?.bets.find((one) => one.bet.id === betId);
  if (bet?.maxStake === undefined) return false;
  const balance = activeAccount($session.get())?.balance ?? bet.maxStake;
  sendSlip({ kind: "amount", betId, value: Math.max(0, Math.min(bet.maxStake, balance)) });
  return true;
}

/**
 * What a maximum depends on: which outcomes are joined how, whether they are open, and the currency. Prices and
 * stakes would change too often.
 */
function composition({ bets }: SlipView<SlipSelection>): string {
  return JSON.stringify(
    bets.map(({ bet, selections }) => [
      bet.id,
      bet.type,
      bet.stake.currency,
      bet.systemId,
      selections.map((s) => [s.id, isOpen(s)]),
    ]),
  );
}

async function ask(view: SlipView<SlipSelection>): Promise<Record<string, number> | undefined> {
  const currency = view.bets[0]?.bet.stake.currency;
  const canBeTaken = ({ conflict, selections }: BetView<SlipSelection>) =>
    !conflict && selections.every(isOpen);
  if (currency === undefined || !view.bets.every(canBeTaken)) return undefined;
  try {
    const answers = await fetchMaxStakes(view.bets.map((bet) => placementOf(bet, currency)));
    const entries = view.bets.flatMap(({ bet }, at) => {
      const most = answers[at]?.max_stake;
      return most?.currency === currency ? [[bet.id, most.value] as const] : [];
    });
    return Object.fromEntries(entries);
  } catch (error) {
    reportError(error, "the maximum stakes could not be fetched");
    return undefined;
  }
}

/** The operator would refuse a request with suspended or unavailable selections. */
function isOpen({ isSuspended, isNotAvailable }: SlipSelection): boolean {
  return !isSuspended && !isNotAvailable;
}
