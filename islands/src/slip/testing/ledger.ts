/**
 * A simulated operator and the way to it: it works slowly, its answers get lost, gateways give up before it is done,
 * prices move, sessions end. What it has placed is its ledger.
 */
import { ApiError } from "../../api/errors";
import type { ListedPage } from "../../api/listed-bets";
import type { Bet, PlacedBet } from "../../api/schemas/bets";
import { ANSWER_TIME, LONGEST_WORK } from "../../betting/doubt";
import type { Attempt } from "../../betting/ticket";
import type { Draws } from "./random";
import type { VirtualTime } from "./virtual-time";

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

/** How long a request or an answer is under way at most, in milliseconds. */
const LONGEST_WAY = 1_500;
/** How long the list of bets lags behind at most, in milliseconds. */
const LONGEST_LAG = 1_500;

/** The operator. */
export class Operator {
  readonly ledger: LedgerBet[] = [];
  /** The player of the session that all tabs share. */
  session: number | undefined;
  isReachable = true;
  /** No more trouble: every call is answered. */
  isCalm = false;
  /** Calls that place bets, in the order in which they were made. */
  readonly calls: Attempt[] = [];
  /** Calls that were taken, and whose repetition by the browser was refused: the session had ended between the two. */
  readonly contradicted = new Set<number>();
  #answers = new Map<string, Promise<readonly PlacedBet[]>>();

  constructor(
    readonly time: VirtualTime,
    readonly draws: Draws,
    readonly conduct: Conduct,
    /** The operator's clock at the beginning, in milliseconds since 1970. */
    readonly epoch: number,
    readonly onPlaced: (placed: LedgerBet) => void,
  ) {}

  /** `POST /bets` from a page; `isOpen` says whether that page still is. */
  place(attempt: Attempt, isOpen: () => boolean): Promise<readonly PlacedBet[]> {
    const call = this.calls.push(attempt) - 1;
    return new Promise((resolve, reject) => {
      const lose = () => reject(new ApiError("unanswered", 0, "POST /bets"));
      this.time.after(ANSWER_TIME, lose);
      if (!this.isReachable) return this.time.after(10, lose);
      const { draws } = this;
      const isLost = !this.isCalm && draws.chance(0.1);
      const breaks = !this.isCalm && draws.chance(0.25);
      const gatewayEnds = !this.isCalm && draws.chance(0.1) ? draws.whole(100, 15_000) : undefined;
      if (isLost) return this.time.after(draws.whole(10, 3_000), lose);
      if (gatewayEnds !== undefined) {
        const error = new ApiError("failed", 504, "POST /bets");
        this.time.after(gatewayEnds, () => reject(error));
      }
      const arrive = (isAnswered: boolean) => {
        const work = this.#take(call, attempt);
        if (isRepeated && isAnswered) work.catch(() => this.contradicted.add(call));
        if (breaks) this.time.after(draws.whole(1, 200), lose);
        const answer = (run: () => void) => {
          if (isAnswered && !breaks && this.isReachable) this.#later(run);
        };
        work.then(
          (answers) => answer(() => resolve(answers)),
          (error) => answer(() => reject(error)),
        );
      };
      // When a reused connection is cut, the browser repeats the call by itself: the second answer counts.
      const isRepeated = this.conduct.remembersAttempts && !this.isCalm && draws.chance(0.1);
      this.#later(() => {
        arrive(!isRepeated);
        if (isRepeated) this.time.after(draws.whole(1, 500), () => isOpen() && arrive(true));
      });
    });
  }

  /** `GET /bets`. */
  list(
    page: number,
    pageSize: number,
    player: number | undefined,
    browserNow: () => number,
  ): Promise<ListedPage> {
    return new Promise((resolve, reject) => {
      const lose = () => reject(new ApiError("unanswered", 0, "GET /bets"));
      if (!this.isReachable || (!this.isCalm && this.draws.chance(0.2))) {
        return this.time.after(this.draws.whole(10, 5_000), lose);
      }
      this.#later(() => {
        if (this.session === undefined) return reject(refusal(401, "unauthorized"));
        if (this.conduct.comparesPlayers && player !== this.session) {
          return reject(refusal(409, "other_player"));
        }
        const own = this.ledger
          .filter((one) => one.player === this.session && one.listedAt <= this.time.now)
          .map(({ bet }) => bet)
          .reverse();
        const bets = own.slice((page - 1) * pageSize, page * pageSize);
        const clockOffset = this.conduct.saysTime ? this.#now() - browserNow() : undefined;
        const isLast = page * pageSize >= own.length;
        this.#later(() => resolve({ bets, unreadable: 0, isLast, clockOffset }));
      });
    });
  }

  /** `GET /player`. */
  player(): Promise<number> {
    return new Promise((resolve, reject) => {
      if (!this.isReachable) {
        this.time.after(10, () => reject(new ApiError("unanswered", 0, "GET /player")));
        return;
      }
      this.#later(() => {
        const { session } = this;
        this.#later(() => (session ? resolve(session) : reject(refusal(401, "unauthorized"))));
      });
    });
  }

  #later(run: () => void): void {
    this.time.after(this.draws.whole(5, LONGEST_WAY), run);
  }

  #now(): number {
    return this.epoch + this.time.now;
  }

  #take(call: number, attempt: Attempt): Promise<readonly PlacedBet[]> {
    const player = this.session;
    const refuse = (status: number, code: string) => Promise.reject(refusal(status, code));
    if (player === undefined) return refuse(401, "unauthorized");
    if (this.conduct.comparesPlayers && attempt.player !== player) {
      return refuse(409, "other_player");
    }
    const key = `${player} ${attempt.id}`;
    const known = this.conduct.remembersAttempts && this.#answers.get(key);
    if (known) return known;
    if (this.draws.chance(0.15)) return refuse(422, this.draws.pick(["101", "stake_too_large"]));
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
        created_at: new Date(this.#now()).toISOString(),
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

function refusal(status: number, code: string): ApiError {
  const error = { code, message: "", details: "", errors_by_bet: [] };
  return new ApiError("refused", status, "a call", error);
}
