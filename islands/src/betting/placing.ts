/**
 * Whether a slip can be placed, and what its one button does (spec 5, "Placing is disabled when").
 */

import type { BetType, Conflict } from "./bet-type";
import type { Amount, AmountProblem } from "./money";
import { needsAccepting, type Quote } from "./selection";

/** Bounds of a stake in subunits (spec 3, bet settings). */
export interface StakeBounds {
  readonly min: number;
  readonly max: number;
}

/** Everything that decides whether a slip can be placed. */
export interface PlacingInput {
  readonly selections: readonly Quote[];
  readonly type: BetType | undefined;
  readonly conflict: Conflict | undefined;
  readonly stake: Amount;
  /** Absent while the operator's settings are not there; its own check then decides. */
  readonly bounds?: StakeBounds | undefined;
  readonly isLoggedIn: boolean;
  /** Balance of the active account in subunits; absent while it is not known. */
  readonly balance?: number | undefined;
}

/** Why a slip cannot be placed. */
export type Blocker =
  | { readonly kind: "no_selections" }
  | { readonly kind: "conflict"; readonly conflict: Conflict }
  | { readonly kind: "suspended" }
  | { readonly kind: "stake"; readonly problem: AmountProblem }
  | { readonly kind: "stake_not_positive" }
  | { readonly kind: "below_min"; readonly min: number }
  | { readonly kind: "above_max"; readonly max: number }
  | { readonly kind: "above_balance"; readonly balance: number };

/** What the button does, and why it cannot where it cannot. */
export type PlacingAction =
  | { readonly kind: "accept"; readonly removed: number }
  | { readonly kind: "sign_in" }
  | { readonly kind: "place"; readonly blocker?: Blocker };

/**
 * What the button does now.
 *
 * Changes are accepted before anything else, so that nobody signs in or types a stake for a price
 * that is gone. A selection that is only suspended may come back in seconds: it blocks, and is not
 * thrown out by the same press that accepts a price, unless something else needs accepting (spec 4:
 * accepting drops suspended selections; the button then says how many).
 */
export function placingAction(input: PlacingInput): PlacingAction {
  if (needsAccepting(input.selections)) {
    const removed = input.selections.filter((s) => s.isSuspended || s.isNotAvailable).length;
    return { kind: "accept", removed };
  }
  const blocker = findBlocker(input);
  // Whoever wants to sign in may, with or without a stake.
  if (!input.isLoggedIn && blocker?.kind !== "no_selections") return { kind: "sign_in" };
  return blocker ? { kind: "place", blocker } : { kind: "place" };
}

/** The first reason why a slip cannot be placed. What the player sees first comes first. */
export function findBlocker(input: PlacingInput): Blocker | undefined {
  const { selections, conflict, stake, bounds, balance } = input;
  if (selections.length === 0 || !input.type) {
    return { kind: "no_selections" };
  }
  if (conflict) {
    return { kind: "conflict", conflict };
  }
  if (selections.some((selection) => selection.isSuspended)) {
    return { kind: "suspended" };
  }
  if (!stake.ok) {
    return { kind: "stake", problem: stake.problem };
  }
  if (stake.value <= 0) {
    return { kind: "stake_not_positive" };
  }
  if (bounds && stake.value < bounds.min) {
    return { kind: "below_min", min: bounds.min };
  }
  if (bounds && stake.value > bounds.max) {
    return { kind: "above_max", max: bounds.max };
  }
  if (input.isLoggedIn && balance !== undefined && stake.value > balance) {
    return { kind: "above_balance", balance };
  }
  return undefined;
}
