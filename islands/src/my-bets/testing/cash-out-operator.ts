/**
 * A simulated operator that cashes bets out: its offers move, vanish and come back, it settles bets meanwhile, works
 * slowly, pays at once or later, and sometimes takes an accepted cash-out back. What it has paid is its ledger.
 */

import type { Bet } from "../../api/schemas/bets";
import type { Cashout, CashoutPart, ErrorCode } from "../../api/wire.gen";
import { shareOf } from "../../betting/cash-out-part";
import { LONGEST_WORK } from "../../betting/doubt";
import { Network, refusal } from "../../testing/simulation/network";
import type { Draws } from "../../testing/simulation/random";
import type { VirtualTime } from "../../testing/simulation/virtual-time";
import { placedBet } from "./bets";

/** How an operator behaves. */
export interface Conduct {
  /** Whether it refuses calls in the name of another player. */
  readonly comparesPlayers: boolean;
  /** Whether it pays more than the accepted amount where its offer is better by then. */
  readonly paysBetter: boolean;
}

/** A cash-out that the operator has paid. */
export interface Payment {
  readonly betId: string;
  readonly player: number;
  readonly amount: number;
  /** The stake that it is for. */
  readonly stake: number;
  /** Whether it is for a part of the bet. */
  readonly isPart: boolean;
  /** The call that it follows. */
  readonly call: number;
}

/** What the push reports: a changed bet, or a new offer. */
export type Report =
  | { readonly bet: Bet }
  | { readonly betId: string; readonly offer: number | null };

/** What the operator reports to the simulation. */
export interface Watcher {
  readonly onReport: (report: Report, player: number) => void;
  readonly onPaid: (payment: Payment) => void;
  readonly say: (what: string) => void;
}

/** How long the list of bets lags behind at most, in milliseconds. */
const LONGEST_LAG = 1_500;
/** How long a call is on its way at most, in milliseconds. */
const LONGEST_WAY = 1_500;
/** Bets that a player has in play. */
const IN_PLAY = 3;

interface Held {
  readonly player: number;
  bet: Bet;
  /** Its states as the list has them, oldest first, and from when on. */
  readonly listed: { readonly at: number; readonly bet: Bet }[];
  /** Work on it: the call, and what it comes to. */
  work?: { readonly call: number; readonly amount: number; readonly done: Promise<Bet> };
}

interface Call {
  readonly body: Cashout;
  readonly sentAt: number;
  state: "sent" | "working" | "in_progress" | "over";
}

/** The operator. */
export class Operator extends Network {
  readonly ledger: Payment[] = [];
  readonly calls: Call[] = [];
  readonly #held = new Map<string, Held>();

  constructor(
    time: VirtualTime,
    draws: Draws,
    readonly conduct: Conduct,
    epoch: number,
    readonly watcher: Watcher,
  ) {
    super(time, draws, epoch);
    for (const player of [1, 1, 1, 2, 2]) this.#open(player);
  }

  /** `POST /bets/cashout`. */
  cashOut(body: Cashout, isOpen: () => boolean): Promise<Bet> {
    const call = this.calls.push({ body, sentAt: this.time.now, state: "sent" }) - 1;
    const take = () => this.#take(call);
    return this.change({ name: "POST /bets/cashout", call, take, isOpen, mayRepeat: true });
  }

  /** `GET /bets`: a page, newest first. */
  list(page: number, pageSize: number, player: number | undefined) {
    return this.read("GET /bets", () => {
      if (this.session === undefined) throw refusal(401, "unauthorized");
      const isOther = player !== undefined && player !== this.session;
      if (this.conduct.comparesPlayers && isOther) throw refusal(409, "other_player");
      const own = this.betsOf(this.session)
        .map(({ id }) => this.#listed(id))
        .reverse();
      const bets = own.slice((page - 1) * pageSize, page * pageSize);
      return { bets, lastPage: Math.max(1, Math.ceil(own.length / pageSize)) };
    });
  }

  /** A player's bets as they are, oldest first. */
  betsOf(player: number): Bet[] {
    return [...this.#held.values()].flatMap((one) => (one.player === player ? [one.bet] : []));
  }

  ownerOf(id: string): number | undefined {
    return this.#held.get(id)?.player;
  }

  /** Whether a call may still pay a bet out. */
  isUnderWay(call: number): boolean {
    const { state, sentAt, body } = this.calls[call] as Call;
    if (this.#held.get(body.bet_id)?.bet.status === "done") return false;
    if (state !== "sent") return state !== "over";
    return this.time.now - sentAt <= LONGEST_WAY;
  }

  /** Something happens to a bet by itself. */
  stir(): void {
    const { draws } = this;
    const open = [...this.#held.values()].filter(({ bet }) => bet.status === "waiting_results");
    for (const player of [1, 2]) {
      if (open.filter((one) => one.player === player).length < IN_PLAY - 1) this.#open(player);
    }
    if (open.length === 0) return;
    const one = draws.pick(open);
    const what = draws.next();
    if (what < 0.7) this.#offer(one, draws.pick([null, 4_000, 5_000, 6_000, 6_000, 7_000]));
    else if (what < 0.9) this.#report(one, one.bet);
    else this.#change(one, { status: "done", ...draws.pick(ENDS), to_cashout: null });
  }

  #take(call: number): Promise<Bet> {
    const { draws } = this;
    const made = this.calls[call] as Call;
    const { bet_id, to_cashout, player_id } = made.body;
    const isFirst = made.state === "sent";
    const refuse = (status: number, code: ErrorCode) => {
      if (isFirst) made.state = "over";
      return Promise.reject(refusal(status, code));
    };
    const { session } = this;
    if (session === undefined) return refuse(401, "unauthorized");
    if (this.conduct.comparesPlayers && player_id !== undefined && player_id !== session) {
      return refuse(409, "other_player");
    }
    const one = this.#held.get(bet_id);
    if (!one || one.player !== session) return refuse(404, "bet_not_found");
    const { work } = one;
    if (work?.call === call) return work.done;
    const { part } = made.body;
    if (part && one.bet.parts.some(({ attempt_id }) => attempt_id === part.attempt_id)) {
      return Promise.resolve(one.bet);
    }
    /** What it pays at present: nothing where the part is of another stake. */
    const pays = () => {
      const { status, stake, to_cashout } = one.bet;
      if (status !== "waiting_results" || to_cashout === null) return null;
      if (!part) return to_cashout;
      return part.of === stake.value ? shareOf(to_cashout, part) : 0;
    };
    const offer = pays();
    if (work || offer === null) return refuse(409, "cashout_not_available");
    if (offer < to_cashout) return refuse(409, "cashout_changed");
    if (draws.chance(0.1)) return refuse(422, "out_of_limit");
    made.state = "working";
    const takes = this.isCalm
      ? draws.whole(10, 2_000)
      : draws.pick([10, 10, 400, 3_000, LONGEST_WORK]);
    const done = new Promise<Bet>((resolve, reject) => {
      this.time.after(takes, () => {
        delete one.work;
        const now = pays();
        const isGone = one.bet.status !== "waiting_results";
        if (isGone || (now ?? 0) < to_cashout) {
          made.state = "over";
          return reject(refusal(409, isGone ? "cashout_not_available" : "cashout_changed"));
        }
        const amount = this.conduct.paysBetter ? (now ?? to_cashout) : to_cashout;
        this.#accept(one, call, amount);
        resolve(one.bet);
      });
    });
    one.work = { call, amount: to_cashout, done };
    return done;
  }

  #accept(one: Held, call: number, amount: number): void {
    const { draws } = this;
    const made = this.calls[call] as Call;
    const pay = () => {
      made.state = "over";
      const { part } = made.body;
      const stake = part?.stake ?? one.bet.stake.value;
      const isPart = part !== undefined;
      const payment = { betId: one.bet.id, player: one.player, amount, stake, isPart, call };
      this.ledger.push(payment);
      this.watcher.onPaid(payment);
      if (part) return this.#payPart(one, part, amount);
      this.#change(one, {
        status: "cashed_out",
        result: "cashed_out",
        win_amount: amount,
        to_cashout: null,
      });
    };
    if (draws.chance(0.3)) {
      pay();
      return;
    }
    made.state = "in_progress";
    this.#change(one, { status: "cashout_in_progress", to_cashout: null });
    const isReverted = draws.chance(0.25);
    const takes = this.isCalm ? 1_500 : draws.pick([300, 1_500, 1_500, 10_000, 90_000]);
    this.time.after(takes, () => {
      if (!isReverted) return pay();
      made.state = "over";
      this.#change(one, { status: "waiting_results", to_cashout: draws.pick([null, 5_000]) });
    });
  }

  #payPart(one: Held, { stake, attempt_id }: CashoutPart, amount: number): void {
    const { bet } = one;
    const at = new Date(this.now()).toISOString();
    this.#change(one, {
      status: "waiting_results",
      stake: { ...bet.stake, value: bet.stake.value - stake },
      to_cashout: this.draws.pick([null, 2_000, 3_000]),
      parts: [...bet.parts, { attempt_id, stake, amount, at }],
    });
  }

  #open(player: number): void {
    const number = this.#held.size + 1;
    const id = `bet-${number}`;
    const created_at = new Date(this.now()).toISOString();
    const bet = placedBet({ id, ref: id, created_at, to_cashout: 6_000, min_part: 100 });
    this.#held.set(id, { player, bet, listed: [{ at: this.time.now, bet }] });
    this.watcher.onReport({ bet }, player);
  }

  #offer(one: Held, offer: number | null): void {
    this.#store(one, { to_cashout: offer });
    this.watcher.onReport({ betId: one.bet.id, offer }, one.player);
  }

  #change(one: Held, patch: Partial<Bet>): void {
    this.#store(one, patch);
    this.watcher.say(`the operator has ${one.bet.id} ${one.bet.status}`);
    this.#report(one, one.bet);
  }

  #report(one: Held, bet: Bet): void {
    this.watcher.onReport({ bet }, one.player);
  }

  #store(one: Held, patch: Partial<Bet>): void {
    one.bet = { ...one.bet, ...patch };
    const at = this.time.now + this.draws.whole(0, LONGEST_LAG);
    const last = one.listed.at(-1)?.at ?? 0;
    one.listed.push({ at: Math.max(at, last), bet: one.bet });
  }

  #listed(id: string): Bet {
    const states = this.#held.get(id)?.listed ?? [];
    const [first] = states;
    const bet = states.findLast(({ at }) => at <= this.time.now)?.bet ?? first?.bet;
    if (!bet) throw new Error(`no bet ${id}`);
    return bet;
  }
}

const ENDS = [
  { result: "win_entire", win_amount: 9_250 },
  { result: "lose_entire", win_amount: 0 },
] as const;
