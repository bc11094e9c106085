/**
 * Reads the slip that was stored for the session. Storage can contain anything; the result is
 * always valid.
 */

import type { BetType } from "./bet-type";
import { BONUS_TYPES, type BonusChoice } from "./bonus";
import type { CurrencyAmount } from "./exchange";
import type { Amount, AmountProblem } from "./money";
import type { CustomOdds, Slip, SlipBet } from "./slip-types";
import type { Stake, StakeSource } from "./stake";

/**
 * The stored slip, or undefined when it is invalid. Send it as `restored`. The operator's offers
 * and messages are left out: they are fetched again.
 */
export function readSlip(stored: unknown): Slip | undefined {
  if (!isRecord(stored) || stored.version !== 2 || !Array.isArray(stored.bets)) return undefined;
  if (!isCount(stored.next)) return undefined;
  const bets: SlipBet[] = [];
  for (const each of stored.bets) {
    const bet = readBet(each);
    if (!bet) return undefined;
    bets.push(bet);
  }
  const { next, chosen } = stored;
  const numbers = bets.map(({ id }) => Number(id.slice(1)));
  const areOwn = new Set(numbers).size === bets.length && numbers.every((number) => number < next);
  if (!areOwn) return undefined;
  const apart = readStakes(stored.apart);
  return {
    version: 2,
    bets,
    next,
    ...(chosen === "single" && { chosen }),
    ...(apart && { apart }),
  };
}

/** Stakes by selection: those that can be read. */
function readStakes(value: unknown): Slip["apart"] {
  if (!isRecord(value)) return undefined;
  const read = Object.entries(value).flatMap(([id, each]) => {
    const stake = readStake(each);
    return stake ? [[id, stake] as const] : [];
  });
  return read.length > 0 ? Object.fromEntries(read) : undefined;
}

const TYPES: readonly BetType[] = ["single", "combo", "system", "custom_bet"];
const SOURCES: readonly StakeSource[] = ["stake", "line", "profit", "sharing"];
const PROBLEMS: readonly AmountProblem[] = [
  "empty",
  "negative",
  "exponent",
  "not_a_number",
  "too_precise",
  "too_large",
];

function readBet(value: unknown): SlipBet | undefined {
  if (!isRecord(value) || typeof value.id !== "string") return undefined;
  const type = oneOf(TYPES, value.type);
  const stake = readStake(value.stake);
  const bonus = readBonus(value.bonus);
  const { id, selectionIds, systemId } = value;
  if (!type || !stake || !bonus || !isTexts(selectionIds) || selectionIds.length === 0) {
    return undefined;
  }
  const customOdds = readCustomOdds(value.customOdds);
  return {
    id,
    type,
    selectionIds,
    stake,
    bonus,
    ...(isCount(systemId) && { systemId }),
    ...(customOdds && { customOdds }),
  };
}

function readStake(value: unknown): Stake | undefined {
  if (!isRecord(value)) return undefined;
  const { text, currency } = value;
  const source = oneOf(SOURCES, value.source);
  const amount = readAmount(value.amount);
  const convertedFrom = readCurrencyAmount(value.convertedFrom);
  return typeof text === "string" && typeof currency === "string" && source && amount
    ? { text, amount, currency, source, ...(convertedFrom && { convertedFrom }) }
    : undefined;
}

function readCurrencyAmount(value: unknown): CurrencyAmount | undefined {
  return isRecord(value) && isCount(value.value) && typeof value.currency === "string"
    ? { value: value.value, currency: value.currency }
    : undefined;
}

function readAmount(value: unknown): Amount | undefined {
  if (!isRecord(value)) return undefined;
  if (value.ok === true) return isCount(value.value) ? { ok: true, value: value.value } : undefined;
  const problem = oneOf(PROBLEMS, value.problem);
  return problem && { ok: false, problem };
}

function readBonus(value: unknown): BonusChoice | undefined {
  if (value === "auto" || value === "none") return value;
  const type = isRecord(value) ? oneOf(BONUS_TYPES, value.type) : undefined;
  return isRecord(value) && type && isCount(value.id) ? { id: value.id, type } : undefined;
}

function readCustomOdds(value: unknown): CustomOdds | undefined {
  return isRecord(value) && isCount(value.odds) && isCount(value.accepted)
    ? { odds: value.odds, accepted: value.accepted }
    : undefined;
}

function oneOf<T>(words: readonly T[], value: unknown): T | undefined {
  return words.find((word) => word === value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
