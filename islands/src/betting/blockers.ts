/** Why a slip cannot be placed (book: rules/placing), and what its one button does. */

import { betNeedsAccepting } from "./accepting";
import { awaitsFreebet } from "./bonus";
import type { BetView, Blocker, SlipAction, ViewContext } from "./view-types";

/** A bet's view without its blockers. */
export type UncheckedBet = Omit<BetView, "blockers">;

/** Why one bet cannot be placed, in the order in which the player sees the reasons. */
export function betBlockers(view: UncheckedBet, context: ViewContext): Blocker[] {
  const betId = view.bet.id;
  const { conflict } = view;
  const blockers: Blocker[] = [];
  if (conflict) blockers.push({ kind: "conflict", betId, conflict });
  const ids = view.selections.filter(({ isSuspended }) => isSuspended).map(({ id }) => id);
  if (ids.length > 0) blockers.push({ kind: "suspended", betId, ids });
  const custom = customBlocker(view, context);
  if (custom) blockers.push(custom);
  const stake = stakeBlocker(view, context);
  if (stake) blockers.push(stake);
  return blockers;
}

/** Why the whole slip cannot be placed: the reasons of its bets, then those of their sum. */
export function slipBlockers(
  bets: readonly BetView[],
  totalStake: bigint,
  { isLoggedIn, balance, isUnlisted }: ViewContext,
): Blocker[] {
  if (bets.length === 0) return [{ kind: "no_selections" }];
  const blockers = bets.flatMap((bet) => bet.blockers);
  // No stake resolves it, so messages about stakes are left out.
  if (isUnlisted) return [{ kind: "currency_unlisted" }, ...blockers.filter(isOfSelections)];
  if (isLoggedIn && balance !== undefined && totalStake > BigInt(balance)) {
    blockers.push({ kind: "above_balance", balance, total: totalStake });
  }
  return blockers;
}

/**
 * The current action of the button.
 *
 * Accepting changes comes first, so that nobody signs in or types a stake for an outdated price. A
 * suspended selection may come back in seconds: it blocks, but stays in the slip unless something
 * else needs accepting. Accepting drops suspended selections; the button then shows their number.
 */
export function slipAction(
  bets: readonly BetView[],
  blockers: readonly Blocker[],
  context: ViewContext,
): SlipAction {
  const { acceptMode } = context.rules;
  if (bets.some(({ bet, selections }) => betNeedsAccepting(bet, selections, acceptMode))) {
    return { kind: "accept", removed: bets.reduce((sum, bet) => sum + leaving(bet), 0) };
  }
  const [blocker] = blockers;
  // Signing in is possible with or without a stake.
  if (!context.isLoggedIn && blocker?.kind !== "no_selections") return { kind: "sign_in" };
  return blocker ? { kind: "place", blocker } : { kind: "place" };
}

/** How many selections leave a bet when changes are accepted. */
function leaving({ bet, selections }: BetView): number {
  const isOver = selections.some(({ matchStatus }) => matchStatus === "others");
  if (bet.type === "custom_bet" && isOver) return selections.length;
  return selections.filter((one) => one.isSuspended || one.isNotAvailable).length;
}

function isOfSelections({ kind }: Blocker): boolean {
  return kind === "conflict" || kind === "suspended";
}

function customBlocker({ bet }: UncheckedBet, { rules }: ViewContext): Blocker | undefined {
  if (bet.type !== "custom_bet") return undefined;
  const betId = bet.id;
  if (!rules.customBetEnabled) return { kind: "custom_bet_disabled", betId };
  if (bet.selectionIds.length < 2 && !rules.customBetAllowSingle) {
    return { kind: "custom_bet_too_short", betId };
  }
  return bet.customOdds ? undefined : { kind: "custom_odds_missing", betId };
}

/** The operator sets a freebet's stake, so the limits of stakes do not apply. */
function stakeBlocker(view: UncheckedBet, { limits }: ViewContext): Blocker | undefined {
  const { stake, payout, maxStake, isFreeStake } = view;
  const { id: betId, bonus, offers } = view.bet;
  if (awaitsFreebet(bonus, offers)) return { kind: "freebet_pending", betId };
  if (!stake.ok) return { kind: "stake", betId, problem: stake.problem };
  if (stake.value <= 0) return { kind: "stake_not_positive", betId };
  if (isFreeStake) return undefined;
  if (limits && stake.value < limits.min) return { kind: "below_min", betId, min: limits.min };
  if (maxStake !== undefined && stake.value > maxStake) {
    return { kind: "above_max", betId, max: maxStake };
  }
  if (payout && payout.payout <= payout.stake) return { kind: "return_too_small", betId };
  return undefined;
}
