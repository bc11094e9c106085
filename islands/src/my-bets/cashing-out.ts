/**
 * The way of a cash-out to the operator and back, for the bets of one page: one state machine per bet
 * (`betting/cash-out.ts`), which gets the offers, and a lookup where an answer was lost. It knows neither page nor
 * network: those are its {@link CashOutWorld}, which `cash-out.ts` makes of the browser and `cash-out.simulation.test.ts`
 * of a simulation. Nothing is stored for a reload: the list that the next page fetches has the state of each bet, and a
 * bet cannot be cashed out twice.
 */
import { atom, type ReadableAtom } from "nanostores";
import { ApiError, isStatus } from "../api/errors";
import type { Bet } from "../api/schemas/bets";
import type { Cashout } from "../api/wire.gen";
import { type CashOut, type CashOutEvent, NO_CASH_OUT, nextCashOut } from "../betting/cash-out";
import { type Part, shareOf } from "../betting/cash-out-part";
import { doubtEnds, doubtLeft } from "../betting/doubt";
import { isOpen, NEVER_IN_PLAY } from "./bets-list";

/** What cashing out needs from its surroundings. */
export interface CashOutWorld {
  /** Milliseconds since 1970 by the browser's clock. */
  readonly now: () => number;
  /** Milliseconds since some point in time, by a clock that nobody sets. */
  readonly elapsed: () => number;
  /** Resolves after some milliseconds, or sooner when the network returns. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The player that this page shows. */
  readonly player: () => number | undefined;
  /** Whether the browser knows that there is no connection; if so, it shows that to the player. */
  readonly saysOffline: () => boolean;
  /** A new name for a call that cashes a part out. */
  readonly newAttempt: () => string;
  /** Accepts an offer; returns the bet in its new state. Rejects with an {@link ApiError}. */
  readonly cashOut: (body: Cashout) => Promise<Bet>;
  /**
   * Fetches the state of a bet of this page's player, also into the list; undefined when it is not listed. Rejects with
   * an {@link ApiError}.
   */
  readonly askBet: (id: string) => Promise<Bet | undefined>;
  /** A bet of the list. */
  readonly knownBet: (id: string) => Bet | undefined;
  /** Stores a changed bet in the list. */
  readonly mergeBet: (bet: Bet) => void;
  /** The bet, or a part of it, has been cashed out. */
  readonly onDone: (bet: Bet, paid: Paid) => void;
  /** The call with the lost answer has had no effect, and will have none. */
  readonly onNotDone: (id: string) => void;
  /** The operator's session is another player's than the page shows. */
  readonly onOtherPlayer: () => void;
  readonly report: (error: unknown, what: string) => void;
}

/** What was paid, and the stake that it was paid for; in subunits. */
export interface Paid {
  readonly amount: number;
  readonly stake: number;
}

/** The state of each bet's cash-out, by the bet's id; idle bets are absent. */
export type CashOutStates = Readonly<Record<string, CashOut>>;

/** Cashing out, for one page. */
export interface CashOuts {
  readonly $states: ReadableAtom<CashOutStates>;
  /** Asks the player whether to accept the offer. */
  ask(bet: Bet): void;
  /** The player declines. */
  cancel(id: string): void;
  /** Closes a refusal. */
  close(id: string): void;
  /** The player accepts the offer as shown, or its share for a part of the stake. A newer offer is not accepted. */
  confirm(id: string, amount: number, part?: Part): Promise<void>;
  /** The player asks what became of a cash-out with a lost answer. Until that is known, the bet cannot be cashed out again. */
  lookUp(id: string): void;
  /** The network is back. */
  online(): void;
  /** The list has changed. */
  follow(bets: readonly Bet[]): void;
  playerChanged(): void;
}

/** A call that cashes a bet out, until its result is known. */
interface Flight {
  readonly id: string;
  readonly player: number | undefined;
  /** Names the call, if it is for a part of the bet. */
  readonly attempt: string | undefined;
  /** When it was sent, in milliseconds since 1970. */
  readonly sentAt: number;
  /** By {@link CashOutWorld.elapsed}: when the operator can no longer carry it out, once its answer is lost. */
  doubtEnds?: number;
  /** By the same clock: when it was first known that the operator had accepted it. */
  acceptedAt?: number;
  /** The bet as the list had it last. */
  seen?: Bet;
  isPursued: boolean;
  /** Lookups that found it being cashed out; each makes the next pause longer. */
  watched: number;
  /** Ends the pause between two lookups. */
  wake: () => void;
}

/** Pause between two lookups of a bet with a lost answer, in milliseconds. */
const PAUSE = 3_000;

/**
 * Pauses between lookups that were in vain, and of a bet that is being cashed out, in case the push does not report it;
 * in milliseconds. The last one repeats.
 */
const PAUSES = [4_000, 8_000, 16_000, 32_000, 60_000];

/** How long the list, or a report that is on its way, may still have a bet as it was before; in milliseconds. */
const LAG = 4_000;

/** The current offer for a bet; null when there is none. */
export function offerOf(bet: Bet): number | null {
  const { status, to_cashout } = bet;
  const isInPlay = isOpen(bet) && !NEVER_IN_PLAY.has(status);
  return isInPlay && status !== "cashout_in_progress" ? to_cashout : null;
}

/** Cashing out in a world. */
export function createCashOuts(world: CashOutWorld): CashOuts {
  const $states = atom<CashOutStates>({});
  /** By the bet's id. They stay while another player is here, and are pursued when theirs returns. */
  const flights = new Map<string, Flight>();

  async function confirm(id: string, amount: number, part?: Part): Promise<void> {
    const asked = stateOf(id);
    if (asked.state !== "confirming" && asked.state !== "changed") return;
    if (asked.amount !== amount || world.saysOffline()) return;
    const to_cashout = part ? shareOf(amount, part) : amount;
    send(id, { kind: "confirmed", amount: to_cashout });
    const player_id = world.player();
    const attempt = part && world.newAttempt();
    const flight: Flight = {
      id,
      player: player_id,
      attempt,
      sentAt: world.now(),
      isPursued: false,
      watched: 0,
      wake: () => {},
    };
    flights.set(id, flight);
    try {
      const player = player_id === undefined ? {} : { player_id };
      const own = part && attempt ? { part: { ...part, attempt_id: attempt } } : {};
      const bet = await world.cashOut({ bet_id: id, to_cashout, ...own, ...player });
      if (!isCurrent(flight)) return;
      if (isTaken(flight, bet)) accept(flight, bet);
      else lose(flight);
    } catch (error) {
      if (isCurrent(flight)) await fail(flight, error);
    }
  }

  async function fail(flight: Flight, error: unknown): Promise<void> {
    // An expired session opens the sign-in dialog (`onSessionExpired`); the player can then retry.
    if (isStatus(error, 401)) return drop(flight);
    // A refusal without a code may be a proxy's, which does not know what the operator did.
    if (!(error instanceof ApiError) || error.isUncertain || error.code === "") {
      return lose(flight);
    }
    if (error.code === "other_player") {
      drop(flight);
      return world.onOtherPlayer();
    }
    try {
      const bet = isHere(flight) ? await world.askBet(flight.id) : undefined;
      // A browser repeats a call by itself when its connection breaks; the second one is then refused
      // because the first was carried out.
      if (bet && isTaken(flight, bet)) return accept(flight, bet);
    } catch (reason) {
      world.report(reason, "the new offer could not be fetched");
    }
    if (!isCurrent(flight)) return;
    flights.delete(flight.id);
    send(flight.id, { kind: "refused", code: error.code, message: error.text });
  }

  /** The answer is lost: the bet is looked up until the operator cannot cash it out any more. */
  function lose(flight: Flight): void {
    const now = world.now();
    flight.doubtEnds = world.elapsed() + doubtLeft(doubtEnds(flight.sentAt, now), now);
    send(flight.id, { kind: "unanswered" });
    void pursue(flight);
  }

  /** The operator has accepted: it pays now, or does so later. */
  function accept(flight: Flight, bet: Bet): void {
    if (!isCurrent(flight)) return;
    flight.acceptedAt ??= world.elapsed();
    const known = world.knownBet(bet.id);
    // The push may have reported meanwhile how it ended.
    const isOver = bet.status !== "cashed_out" && known !== undefined && !isOpen(known);
    if (isHere(flight) && !isOver) world.mergeBet(bet);
    void pursue(flight, true);
  }

  /** Looks a bet up until the result of its call is known, or its player has left. */
  async function pursue(flight: Flight, isJustAccepted = false): Promise<void> {
    if (flight.isPursued) return;
    flight.isPursued = true;
    let failures = 0;
    if (isJustAccepted) await sleep(flight, watchPause(flight));
    while (isCurrent(flight) && isHere(flight)) {
      send(flight.id, { kind: "look" });
      const begunAt = world.elapsed();
      const bet = await ask(flight);
      if (!isCurrent(flight) || !isHere(flight)) break;
      if (bet) {
        const pause = judge(flight, bet, begunAt);
        if (pause === undefined) break;
        failures = 0;
        await sleep(flight, pause);
      } else {
        send(flight.id, { kind: "look_failed" });
        failures += 1;
        await sleep(flight, pauseOf(failures - 1));
      }
    }
    flight.isPursued = false;
    if (isCurrent(flight)) send(flight.id, { kind: "look_failed" });
  }

  /** A bet as the operator has it; undefined if that is not known. */
  async function ask({ id }: Flight): Promise<Bet | undefined> {
    try {
      const bet = await world.askBet(id);
      // A list without it says nothing: it may be another player's, or have the bet in an unreadable form.
      if (!bet) world.report(id, "the bet that was to be cashed out is not listed");
      return bet;
    } catch (error) {
      world.report(error, "the bet that was to be cashed out could not be looked up");
      return undefined;
    }
  }

  /** What follows from a bet's state, asked for at a time; the pause before it is asked for again, if it must be. */
  function judge(flight: Flight, bet: Bet, begunAt: number): number | undefined {
    const { id, acceptedAt, doubtEnds: end = 0 } = flight;
    if (paidBy(flight, bet)) {
      world.mergeBet(bet);
      return undefined;
    }
    if (bet.status === "cashout_in_progress") {
      flight.acceptedAt ??= world.elapsed();
      return watchPause(flight);
    }
    if (!isOpen(bet)) {
      // It was settled in another way, which the list shows.
      drop(flight);
      return undefined;
    }
    // Where the answer was lost, the browser may have sent the call twice: then a reversal is not the end of the doubt.
    const left = Math.max(end, acceptedAt === undefined ? 0 : acceptedAt + LAG) - begunAt;
    if (left > 0) return Math.min(PAUSE, left);
    // It had no effect, or the operator reverted it: the bet stays open, with the current offer.
    const wasInDoubt = stateOf(id).state === "unanswered";
    send(id, { kind: "refused", code: "", message: "" });
    drop(flight);
    if (wasInDoubt) world.onNotDone(id);
    return undefined;
  }

  /** Applies a change of a bet to its cash-out. */
  function followOne(bet: Bet): void {
    const { id, status } = bet;
    const flight = flights.get(id);
    if (!flight) {
      // Another tab has cashed it out: a question or a refusal would be untrue.
      if (status === "cashed_out") send(id, { kind: "closed" });
      else send(id, { kind: "offer", amount: offerOf(bet) });
      return;
    }
    const paid = paidBy(flight, bet);
    if (paid) {
      flights.delete(id);
      flight.wake();
      send(id, { kind: "done", amount: paid.amount });
      send(id, { kind: "closed" });
      world.onDone(bet, paid);
    } else if (status === "cashed_out") {
      // Another call has cashed out what was left: the part of this one was not paid, and will not be.
      drop(flight);
      flight.wake();
    } else if (flight.acceptedAt !== undefined && status !== "cashout_in_progress") {
      // It may have been reverted. But a report can also be older than the acceptance: the operator is asked.
      if (flight.seen !== bet) wake(flight);
    }
    flight.seen = bet;
    // It has come into the list of another player than its call names.
    if (isCurrent(flight) && flight.player !== world.player() && !flight.isPursued) hurry(flight);
  }

  /** Goes on with what is in doubt or being cashed out, now. */
  function hurry(flight: Flight): void {
    if (!isHere(flight)) return;
    wake(flight);
    if (flight.doubtEnds !== undefined || flight.acceptedAt !== undefined) void pursue(flight);
  }

  /** Ends a pause. What comes may not be in the list yet: the next pauses are short. */
  function wake(flight: Flight): void {
    flight.watched = 0;
    flight.wake();
  }

  function watchPause(flight: Flight): number {
    flight.watched += 1;
    return pauseOf(flight.watched - 1);
  }

  /** The call has had no effect. */
  function drop({ id }: Flight): void {
    flights.delete(id);
    send(id, { kind: "returned" });
    send(id, { kind: "not_cashed_out" });
  }

  function sleep(flight: Flight, milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      flight.wake = resolve;
      void world.wait(milliseconds).then(resolve);
    });
  }

  /** Whether the result of a call is still awaited. */
  function isCurrent(flight: Flight): boolean {
    return flights.get(flight.id) === flight;
  }

  /**
   * Whether the page can look a call's bet up: it shows the player of the call, or has the bet in its list. An operator
   * that does not compare players may have given one player's bet to another, and the call then names the wrong one.
   */
  function isHere({ id, player }: Flight): boolean {
    return world.player() === player || world.knownBet(id) !== undefined;
  }

  function stateOf(id: string): CashOut {
    return $states.get()[id] ?? NO_CASH_OUT;
  }

  function send(id: string, event: CashOutEvent): void {
    const now = stateOf(id);
    const next = nextCashOut(now, event);
    if (next === now) return;
    const { [id]: _old, ...others } = $states.get();
    $states.set(next.state === "idle" ? others : { ...others, [id]: next });
  }

  return {
    $states,
    ask(bet) {
      const amount = offerOf(bet);
      if (amount !== null) send(bet.id, { kind: "asked", amount });
    },
    cancel: (id) => send(id, { kind: "cancelled" }),
    close: (id) => send(id, { kind: "closed" }),
    confirm,
    lookUp(id) {
      const flight = flights.get(id);
      if (flight) hurry(flight);
    },
    online() {
      for (const flight of flights.values()) hurry(flight);
    },
    follow(bets) {
      for (const bet of bets) if (bet.id in $states.get()) followOne(bet);
    },
    playerChanged() {
      const underWay = Object.entries($states.get()).filter(([id]) => flights.has(id));
      $states.set(Object.fromEntries(underWay));
      for (const flight of flights.values()) hurry(flight);
    },
  };
}

function pauseOf(count: number): number {
  return PAUSES[Math.min(count, PAUSES.length - 1)] ?? PAUSE;
}

/** Whether the operator accepted a cash-out of a bet. */
function isTaken(flight: Flight, bet: Bet): boolean {
  return bet.status === "cashout_in_progress" || paidBy(flight, bet) !== undefined;
}

/** What the operator has paid for a bet, or for the part that a call names. */
function paidBy({ attempt }: Flight, { status, stake, win_amount, parts }: Bet): Paid | undefined {
  if (attempt !== undefined) return parts.find(({ attempt_id }) => attempt_id === attempt);
  return status === "cashed_out" ? { amount: win_amount, stake: stake.value } : undefined;
}
