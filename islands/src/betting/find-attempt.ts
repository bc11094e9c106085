/** Finds the bets of an attempt with a lost answer among the bets that the operator lists. */
import { readBetType } from "./bet-type";
import { ANSWER_TIME, LONGEST_DOUBT } from "./doubt";
import { type Attempt, type AttemptBet, placementKey } from "./ticket";

/** The fields of a listed bet that are compared. */
export interface ListedBet {
  readonly id: string;
  /** The attempt that placed it; null for a bet that was placed elsewhere; undefined from an operator that does not say. */
  readonly attempt_id?: string | null | undefined;
  readonly type: string;
  readonly stake: { readonly value: number; readonly currency: string };
  readonly system: { readonly id: number } | null;
  readonly created_at: string;
  readonly selections: readonly {
    readonly match: { readonly id: number };
    readonly market: { readonly id: number };
    readonly outcome: { readonly id: number };
    readonly specifier: string | null;
    readonly odds: number;
  }[];
}

/** What else is known when bets are looked up. */
export interface Knowledge {
  /** The operator's clock minus the browser's, in milliseconds; undefined while it is unknown. */
  readonly clockOffset: number | undefined;
  /** Whether another attempt of this browser placed the bet. */
  readonly isOfAnother: (betId: string) => boolean;
}

/** What was found of an attempt. */
export interface Found<B> {
  /** For each bet of the attempt, in their order: the listed one. */
  readonly bets: readonly (B | undefined)[];
  /** Whether two listed bets or more could be one of the attempt's. */
  readonly isUnsure: boolean;
}

/**
 * Finds an attempt's bets. An operator that lists `attempt_id` says itself which they are. From another one, a bet
 * can only be identified by its content: type, system, stake, selections and the time of placing, and by its prices
 * where several are alike. The operator may have accepted other prices than those that were sent.
 */
export function findAttempt<B extends ListedBet>(
  attempt: Attempt,
  listed: readonly B[],
  knowledge: Knowledge,
): Found<B> {
  const named = listed.filter((bet) => bet.attempt_id === attempt.id);
  const possible = listed.filter(
    (bet) =>
      bet.attempt_id === undefined &&
      !knowledge.isOfAnother(bet.id) &&
      isInTime(attempt, bet, knowledge.clockOffset),
  );
  const taken = new Set<string>();
  let isUnsure = false;
  const bets = attempt.bets.map((sent) => {
    const isSame = (bet: B) => !taken.has(bet.id) && isSameBet(sent, bet);
    let found = named.find(isSame);
    if (!found) {
      const alike = possible.filter(isSame);
      const narrow = alike.filter((bet) => oddsKey(bet.selections) === sentOddsKey(sent));
      const [one, ...others] = narrow.length > 0 ? narrow : alike;
      if (others.length > 0) isUnsure = true;
      else found = one;
    }
    if (found) taken.add(found.id);
    return found;
  });
  // A bet that the operator lists in other words than it was sent is still this attempt's.
  const rest = named.filter((bet) => !taken.has(bet.id));
  const missing = bets.flatMap((bet, place) => (bet ? [] : [place]));
  const [last] = rest;
  const [place] = missing;
  if (last && rest.length === 1 && place !== undefined && missing.length === 1) {
    bets[place] = last;
    isUnsure = false;
  }
  return { bets, isUnsure };
}

/**
 * Whether a list whose oldest bet was placed at this time is long enough: all older ones are from before the sending,
 * in milliseconds since 1970.
 */
export function reachesBefore(
  sentAt: number,
  createdAt: string,
  clockOffset: number | undefined,
): boolean {
  return Date.parse(createdAt) < earliest(sentAt, clockOffset);
}

/** How far the clocks of an operator's machines may be apart, in milliseconds. */
const SKEW = 60_000;

/**
 * How far the browser's clock may be from the operator's, where that is unknown. Wide on purpose: a wrong clock must
 * not hide a placed bet, which would then be placed twice.
 */
const UNKNOWN_SKEW = 24 * 3_600_000;

function isInTime(attempt: Attempt, bet: ListedBet, clockOffset: number | undefined): boolean {
  const at = Date.parse(bet.created_at);
  const latest =
    attempt.sentAt +
    (clockOffset ?? 0) +
    ANSWER_TIME +
    LONGEST_DOUBT +
    (clockOffset === undefined ? UNKNOWN_SKEW : SKEW);
  return at >= earliest(attempt.sentAt, clockOffset) && at <= latest;
}

function earliest(sentAt: number, clockOffset: number | undefined): number {
  return clockOffset === undefined ? sentAt - UNKNOWN_SKEW : sentAt + clockOffset - SKEW;
}

function isSameBet(sent: AttemptBet, bet: ListedBet): boolean {
  return (
    (readBetType(bet.type) ?? sent.type) === sent.type &&
    bet.stake.value === sent.stake &&
    bet.stake.currency === sent.currency &&
    (bet.system?.id ?? undefined) === sent.systemId &&
    keys(bet.selections.map(listedKey)) === keys(sent.selections.map(placementKey))
  );
}

function keys(of: string[]): string {
  return of.sort().join(" ");
}

function listedKey(selection: ListedBet["selections"][number]): string {
  const { match, market, outcome, specifier } = selection;
  return `${match.id}:${market.id}:${specifier ?? ""}:${outcome.id}`;
}

function oddsKey(selections: ListedBet["selections"]): string {
  return keys(selections.map((one) => `${listedKey(one)}@${one.odds}`));
}

function sentOddsKey({ selections }: AttemptBet): string {
  return keys(selections.map((one) => `${placementKey(one)}@${one.odds}`));
}
