/**
 * What the slip shows, made from what it keeps: the bet that the selections make, the stake
 * understood, the sums, and what the button does. Pure; the rules themselves are in `betting/`.
 */
import type { Settings } from "../api/wire.gen";
import { type BetType, betTypeOf, type Conflict, findConflict } from "../betting/bet-type";
import { type Amount, type CurrencyUnit, parseAmount } from "../betting/money";
import { capReturn, possibleReturn, type Rational, totalOdds } from "../betting/payout";
import {
  type Blocker,
  findBlocker,
  type PlacingAction,
  type PlacingInput,
  placingAction,
} from "../betting/placing";
import type { SlipSelection } from "../core/selections";
import { activeAccount, type Session } from "../stores/session";
import { currencyOf, stakesOf, visitorCurrency } from "../stores/settings";
import type { TypedStake } from "../stores/ticket";

/** What the slip is made from. */
export interface SlipInput {
  readonly selections: readonly SlipSelection[];
  readonly stake: TypedStake;
  readonly settings: Settings;
  readonly session: Session;
  /** BCP 47 tag of the page: a stake is read as its language writes it. */
  readonly tag: string;
}

/** What the slip shows. */
export interface SlipModel {
  readonly selections: readonly SlipSelection[];
  readonly type: BetType | undefined;
  readonly conflict: Conflict | undefined;
  readonly unit: CurrencyUnit;
  /** The stake as typed; empty when it was typed in another currency (spec 5). */
  readonly typed: string;
  readonly amount: Amount;
  readonly quickAmounts: readonly number[];
  readonly total: Rational;
  /** Present when the stake is understood and above zero, and the bet is possible. */
  readonly sum: Sum | undefined;
  readonly action: PlacingAction;
  readonly blocker: Blocker | undefined;
}

/** How the possible return comes about, in subunits. */
export interface Sum {
  readonly stake: bigint;
  /** Stake times total odds, exact, in whole units of the currency. */
  readonly exact: Rational;
  /** Rounded once, half up. */
  readonly rounded: bigint;
  /** Held to the operator's maximum payout. */
  readonly payout: bigint;
  readonly isCapped: boolean;
}

/** A slip's model; undefined when the operator has no currency for it. */
export function slipModel(input: SlipInput): SlipModel | undefined {
  const { selections, settings, session, tag } = input;
  const account = activeAccount(session);
  const code = account?.currency ?? session.player?.currency ?? visitorCurrency(settings);
  const unit = code === undefined ? undefined : currencyOf(settings, code);
  if (!unit) return undefined;
  const typed = input.stake.currency === unit.code ? input.stake.text : "";
  const amount = parseAmount(typed, tag, unit);
  const type = betTypeOf(selections.length);
  const conflict = findConflict(selections);
  const stakes = stakesOf(settings, unit.code);
  const total = totalOdds(selections.map((selection) => selection.odds));
  const placing: PlacingInput = {
    selections,
    type,
    conflict,
    stake: amount,
    bounds: stakes,
    // While it is not known yet, the operator's own answer decides: a 401 asks to sign in.
    isLoggedIn: session.status === "logged_in" || session.status === "pending",
    balance: account?.balance,
  };
  return {
    selections,
    type,
    conflict,
    unit,
    typed,
    amount,
    quickAmounts: stakes?.amounts ?? [],
    total,
    sum: conflict ? undefined : sumOf(amount, total, unit, stakes?.max_payout),
    action: placingAction(placing),
    blocker: findBlocker(placing),
  };
}

function sumOf(
  amount: Amount,
  total: Rational,
  unit: CurrencyUnit,
  maxPayout: number | undefined,
): Sum | undefined {
  if (!amount.ok || amount.value <= 0) return undefined;
  const stake = BigInt(amount.value);
  const rounded = possibleReturn(stake, total);
  const [payout, isCapped] = capReturn(
    rounded,
    maxPayout === undefined ? undefined : BigInt(maxPayout),
  );
  const exact = {
    numerator: stake * total.numerator,
    denominator: total.denominator * BigInt(unit.subunits),
  };
  return { stake, exact, rounded, payout, isCapped };
}
