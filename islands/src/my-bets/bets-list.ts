/**
 * The player's bets as one list that grows from two sides: pages of the operator's history, which
 * are fetched, and changes, which the push reports. Pure: the time of each report
 * is an argument, so that any order of answers and events can be replayed.
 *
 * A page that was requested before a change was reported is older than that change, and never
 * undoes it. A feed is what one filter has fetched so far. It shows bets down to the oldest one it
 * has received and no further, so that a bet known from another feed never appears above a gap.
 */
import type { Bet } from "../api/schemas/bets";

/** Which bets are fetched. */
export type StateFilter = "all" | "open" | "settled";

/** Which of them are shown. */
export type ResultFilter = "all" | "win" | "lose" | "refund";

/** The filters, in the order in which they are shown. */
export const STATE_FILTERS: readonly StateFilter[] = ["open", "settled", "all"];
export const RESULT_FILTERS: readonly ResultFilter[] = ["all", "win", "lose", "refund"];

/** Bets per request. */
export const PAGE_LIMIT = 500;

const OPEN = ["submitted", "waiting_results", "ready_to_process", "cashout_in_progress"] as const;
const SETTLED = ["done", "cashed_out", "cancelled", "rejected", "withdrawn"] as const;

/**
 * Statuses of a bet that was never in play: not accepted yet, refused, or taken back. It has no offer of a
 * cash-out, no possible return, and nothing to calculate one from: the prices of one that is being checked may change.
 */
export const NEVER_IN_PLAY: ReadonlySet<string> = new Set(["submitted", "rejected", "cancelled"]);

/**
 * Statuses that a feed requests from the operator; undefined requests all. Not a list of the
 * statuses that we know: a bet with an unknown status is still the player's.
 */
export const ASKED_STATUSES: Readonly<Record<StateFilter, readonly string[] | undefined>> = {
  all: undefined,
  open: OPEN,
  settled: SETTLED,
};

/** What one filter has fetched so far. */
export interface Feed {
  readonly state: "idle" | "loading" | "loaded" | "failed";
  /** The oldest bet that it has received; absent before the first page. */
  readonly end?: Place;
  /** Whether there is nothing older. */
  readonly isWhole: boolean;
  /** Whether changes may have been missed since: it is fetched again when it is next shown. */
  readonly isStale: boolean;
}

/** The position of a bet in the order, newest first. */
interface Place {
  readonly time: number;
  readonly id: string;
}

/** The list. */
export interface BetList {
  /** All known bets, newest first. */
  readonly bets: readonly Bet[];
  readonly feeds: Readonly<Record<StateFilter, Feed>>;
  /** Counts the reports of the push. */
  readonly clock: number;
  /** When each bet was last reported as a whole. */
  readonly reported: ReadonlyMap<string, number>;
  /** Each bet's last reported cash-out offer, and when. */
  readonly offers: ReadonlyMap<string, { readonly at: number; readonly value: number | null }>;
}

const IDLE: Feed = { state: "idle", isWhole: false, isStale: false };

/** The empty list. */
export const NO_BETS: BetList = {
  bets: [],
  feeds: { all: IDLE, open: IDLE, settled: IDLE },
  clock: 0,
  reported: new Map(),
  offers: new Map(),
};

/** A page of the operator's history. */
export interface BetPage {
  readonly bets: readonly Bet[];
  readonly page: number;
  readonly lastPage: number;
  /** The list's `clock` when the page was requested. */
  readonly asOf: number;
}

/** Whether a bet is still open. */
export function isOpen({ status }: Pick<Bet, "status">): boolean {
  return OPEN.some((one) => one === status);
}

/** Whether a bet belongs to a feed. One with an unknown status is only among all. */
export function isIn(filter: StateFilter, { status }: Pick<Bet, "status">): boolean {
  return ASKED_STATUSES[filter]?.includes(status) ?? true;
}

/**
 * Whether a bet's result passes a filter. Half a win is a win, half a loss a loss, a void a refund.
 */
export function endedAs(filter: ResultFilter, { result }: Pick<Bet, "result">): boolean {
  return filter === "all" || RESULTS[filter].includes(result);
}

const RESULTS: Readonly<Record<Exclude<ResultFilter, "all">, readonly string[]>> = {
  win: ["win_entire", "refund_half_win_other"],
  lose: ["lose_entire", "refund_half_lose_other"],
  refund: ["refund_entire", "canceled"],
};

/**
 * The bets to show, newest first. A VIP's bet that a trader has rejected is left out.
 * `seen` are bets that were open when they were shown: how they ended is read where they are.
 */
export function shownBets(
  list: BetList,
  state: StateFilter,
  result: ResultFilter,
  seen: ReadonlySet<string> = new Set(),
): Bet[] {
  const inFeed = new Set(known(list, state));
  return list.bets.filter(
    (bet) =>
      (inFeed.has(bet) || seen.has(bet.id)) &&
      endedAs(result, bet) &&
      !(bet.is_vip && bet.status === "rejected"),
  );
}

/** Number of the page after the bets that a feed has, whatever was added meanwhile. */
export function nextPage(list: BetList, filter: StateFilter): number {
  return Math.floor(known(list, filter).length / PAGE_LIMIT) + 1;
}

/** Number of pages that cover all that a feed has. */
export function knownPages(list: BetList, filter: StateFilter): number {
  return Math.max(1, Math.ceil(known(list, filter).length / PAGE_LIMIT));
}

/** The list with a changed feed. */
export function withFeed(list: BetList, filter: StateFilter, patch: Partial<Feed>): BetList {
  const feed = { ...list.feeds[filter], ...patch };
  return { ...list, feeds: { ...list.feeds, [filter]: feed } };
}

/** Marks every feed as stale that has fetched anything. */
export function markStale(list: BetList): BetList {
  return STATE_FILTERS.reduce(
    (next, filter) =>
      next.feeds[filter].state === "idle" ? next : withFeed(next, filter, { isStale: true }),
    list,
  );
}

/** Stores a new or changed bet. */
export function takeBet(list: BetList, bet: Bet): BetList {
  const clock = list.clock + 1;
  const reported = new Map(list.reported).set(bet.id, clock);
  return { ...list, bets: merge(list.bets, [bet]), clock, reported };
}

/** Stores one bet of an answer, unless it was reported after the request. */
export function takeAnswer(list: BetList, bet: Bet, asOf: number): BetList {
  if ((list.reported.get(bet.id) ?? 0) > asOf) return list;
  return { ...list, bets: merge(list.bets, [withOffer(list, bet, asOf)]) };
}

/** Stores a new cash-out offer. It may arrive before the page with its bet. */
export function takeOffer(list: BetList, id: string, value: number | null): BetList {
  const clock = list.clock + 1;
  const offers = new Map(list.offers).set(id, { at: clock, value });
  const bet = list.bets.find((one) => one.id === id);
  const bets = bet ? merge(list.bets, [{ ...bet, to_cashout: value }]) : list.bets;
  return { ...list, bets, clock, offers };
}

/**
 * Stores a page: new and changed bets are taken over, unless they were reported after the request,
 * and a bet that should be in it but is missing has left this feed.
 */
export function takePage(list: BetList, filter: StateFilter, answer: BetPage): BetList {
  const { bets: rows, page, lastPage, asOf } = answer;
  const isNews = ({ id }: Bet) => (list.reported.get(id) ?? 0) > asOf;
  const present = new Set(rows.map(({ id }) => id));
  const isLast = page >= lastPage;
  const newest = page === 1 ? Number.POSITIVE_INFINITY : Math.max(...rows.map(timeOf));
  const oldest = isLast ? Number.NEGATIVE_INFINITY : Math.min(...rows.map(timeOf));
  const hasLeft = (bet: Bet) =>
    isIn(filter, bet) &&
    !present.has(bet.id) &&
    !isNews(bet) &&
    timeOf(bet) < newest &&
    timeOf(bet) > oldest;
  const fresh = rows.filter((bet) => !isNews(bet)).map((bet) => withOffer(list, bet, asOf));
  const kept = list.bets.some(hasLeft) ? list.bets.filter((bet) => !hasLeft(bet)) : list.bets;
  const bets = merge(kept, fresh);
  const feed = list.feeds[filter];
  const ends = [...rows.map(placeOf), ...(feed.end ? [feed.end] : [])];
  const end = ends.sort(byPlace).at(-1);
  const isWhole = feed.isWhole || isLast;
  return withFeed({ ...list, bets }, filter, { ...(end ? { end } : {}), isWhole });
}

/** The bets of a feed without a gap, newest first. */
function known({ bets, feeds }: BetList, filter: StateFilter): Bet[] {
  const { end, isWhole } = feeds[filter];
  return bets.filter(
    (bet) =>
      isIn(filter, bet) && (isWhole || (end !== undefined && byPlace(placeOf(bet), end) <= 0)),
  );
}

function withOffer({ offers }: BetList, bet: Bet, asOf: number): Bet {
  const offer = offers.get(bet.id);
  return offer && offer.at > asOf ? { ...bet, to_cashout: offer.value } : bet;
}

/** Bets merged with others, in order. An unchanged bet stays the same object. */
function merge(bets: readonly Bet[], changed: readonly Bet[]): readonly Bet[] {
  const byId = new Map(bets.map((bet) => [bet.id, bet]));
  let isSame = true;
  for (const bet of changed) {
    const old = byId.get(bet.id);
    if (old && JSON.stringify(old) === JSON.stringify(bet)) continue;
    byId.set(bet.id, bet);
    isSame = false;
  }
  if (isSame) return bets;
  return [...byId.values()]
    .map((bet) => ({ bet, place: placeOf(bet) }))
    .sort((a, b) => byPlace(a.place, b.place))
    .map(({ bet }) => bet);
}

function timeOf({ created_at }: Bet): number {
  return Date.parse(created_at);
}

function placeOf(bet: Bet): Place {
  return { time: timeOf(bet), id: bet.id };
}

/** Newest first; bets placed together keep a fixed order. */
function byPlace(a: Place, b: Place): number {
  return b.time - a.time || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}
