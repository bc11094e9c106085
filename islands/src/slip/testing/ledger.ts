/** A simulated operator that places bets: it works slowly, and prices move. What it has placed is its ledger. */

import type { ListedPage } from "../../api/listed-bets";
import type { Bet, PlacedBet } from "../../api/schemas/bets";
import type { ErrorCode } from "../../api/wire.gen";
import { LONGEST_WORK } from "../../betting/doubt";
import type { Attempt } from "../../betting/ticket";
import { Network, refusal } from "../../testing/simulation/network";
import type { Draws } from "../../testing/simulation/random";
import type { VirtualTime } from "../../testing/simulation/virtual-time";

/** How an operator behaves, from the best to the oldest. */
export interface Conduct {
  /** Whether it repeats the first answer to a repeated attempt. */
  readonly remembersAttempts: boolean;
  /** Whether its list of bets names attempts. */
  readonly namesAttempts: boolean;
  /** Whether it refuses calls in the name of another player. */
  readonly comparesPlayers: boolean;
  /** Whether its answers say the time by its own clock. */
  readonly saysTime: boolean;
}

/** A bet that the operator has placed. */
export interface LedgerBet {
  readonly bet: Bet;
  readonly player: number;
  /** The call that placed it. */
  readonly call: number;
  readonly listedAt: number;
}

/** How long the list of bets lags behind at most, in milliseconds. */
const LONGEST_LAG = 1_500;

/** The operator. */
export class Operator extends Network {
  readonly ledger: LedgerBet[] = [];
  /** Calls that place bets, in the order in which they were made. */
  readonly calls: Attempt[] = [];
  #answers = new Map<string, Promise<readonly PlacedBet[]>>();

  constructor(
    time: VirtualTime,
    draws: Draws,
    readonly conduct: Conduct,
    epoch: number,
    readonly onPlaced: (placed: LedgerBet) => void,
  ) {
    super(time, draws, epoch);
  }

  /** `POST /bets` from a page; `isOpen` says whether that page still is. */
  place(attempt: Attempt, isOpen: () => boolean): Promise<readonly PlacedBet[]> {
    const call = this.calls.push(attempt) - 1;
    const take = () => this.#take(call, attempt);
    const mayRepeat = this.conduct.remembersAttempts;
    return this.change({ name: "POST /bets", call, take, isOpen, mayRepeat });
  }

  /** `GET /bets`. */
  list(
    page: number,
    pageSize: number,
    player: number | undefined,
    browserNow: () => number,
  ): Promise<ListedPage> {
    return this.read("GET /bets", () => {
      if (this.session === undefined) throw refusal(401, "unauthorized");
      if (this.conduct.comparesPlayers && player !== this.session) {
        throw refusal(409, "other_player");
      }
      const own = this.ledger
        .filter((one) => one.player === this.session && one.listedAt <= this.time.now)
        .map(({ bet }) => bet)
        .reverse();
      const bets = own.slice((page - 1) * pageSize, page * pageSize);
      const clockOffset = this.conduct.saysTime ? this.now() - browserNow() : undefined;
      const isLast = page * pageSize >= own.length;
      return { bets, unreadable: 0, isLast, clockOffset };
    });
  }

  #take(call: number, attempt: Attempt): Promise<readonly PlacedBet[]> {
    const player = this.session;
    const refuse = (status: number, code: ErrorCode) => Promise.reject(refusal(status, code));
    if (player === undefined) return refuse(401, "unauthorized");
    if (this.conduct.comparesPlayers && attempt.player !== player) {
      return refuse(409, "other_player");
    }
    const key = `${player} ${attempt.id}`;
    const known = this.conduct.remembersAttempts && this.#answers.get(key);
    if (known) return known;
    if (this.draws.chance(0.15))
      return refuse(422, this.draws.pick<ErrorCode>(["101", "stake_too_large"]));
    const work = new Promise<readonly PlacedBet[]>((resolve) => {
      const takes = this.isCalm
        ? this.draws.whole(10, 2_000)
        : this.draws.pick([10, 400, 3_000, LONGEST_WORK]);
      this.time.after(takes, () => resolve(this.#place(call, attempt, player)));
    });
    this.#answers.set(key, work);
    return work;
  }

  #place(call: number, attempt: Attempt, player: number): readonly PlacedBet[] {
    // Some operators accept a better price than the one that was sent.
    const gain = this.draws.pick([0, 0, 20]);
    return attempt.bets.map((sent) => {
      const selections = sent.selections.map((one) => ({ ...one, odds: one.odds + gain }));
      const id = `bet-${this.ledger.length + 1}`;
      const bet = {
        id,
        type: sent.type,
        ref: id,
        status: "waiting_results",
        stake: { value: sent.stake, currency: sent.currency, subunits: 100 },
        win_amount: 0,
        odds: 2_000,
        selections: selections.map((one, place) => ({
          id: place,
          status: "no_results",
          market: { id: one.market_id, name: "" },
          outcome: { id: one.outcome_id, name: "" },
          odds: one.odds,
          match: { id: one.match_id, slug: "", sport_key: "", home: "", away: "", start_time: "" },
          specifier: one.specifier,
        })),
        created_at: new Date(this.now()).toISOString(),
        result: "no_results",
        to_cashout: null,
        bonus: null,
        system: null,
        is_vip: false,
        attempt_id: this.conduct.namesAttempts ? attempt.id : undefined,
      } as Bet;
      const listedAt = this.time.now + this.draws.whole(0, LONGEST_LAG);
      const placed = { bet, player, call, listedAt };
      this.ledger.push(placed);
      this.onPlaced(placed);
      return { bet_id: id, status: bet.status, is_vip: false, selections };
    });
  }
}
