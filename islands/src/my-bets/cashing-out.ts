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
import {
  type CashOut,
  type CashOutEvent,
  isUnderWay,
  NO_CASH_OUT,
  nextCashOut,
} from "../betting/cash-out";
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
  /** Whether the browser knows that there is no connection; the player is then told. */
  readonly saysOffline: () => boolean;
  /** Accepts an offer; returns the bet in its new state. Rejects with an {@link ApiError}. */
  readonly cashOut: (body: Cashout) => Promise<Bet>;
  /** Fetches the current state of a bet into the list; undefined when it is not listed. */
  readonly askBet: (id: string) => Promise<Bet | undefined>;
  /** A bet of the list. */
  readonly knownBet: (id: string) => Bet | undefined;
  /** Stores a changed bet in the list. */
  readonly mergeBet: (bet: Bet) => void;
  /** The bet has been cashed out. */
  readonly onDone: (bet: Bet) => void;
  /** The call with the lost answer has had no effect, and will have none. */
  readonly onNotDone: (id: string) => void;
  /** The operator's session is another player's than the page shows. */
  readonly onOtherPlayer: () => void;
  readonly report: (error: unknown, what: string) => void;
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
  /** The player accepts the amount as shown. A newer offer is not accepted. */
  confirm(id: string, amount: number): Promise<void>;
  /**
   * Looks up a bet with a lost answer, until the operator cannot cash it out any more. Until then it cannot be cashed
   * out again.
   */
  lookUp(id: string): Promise<void>;
  /** The network is back. */
  online(): void;
  /** The list has changed. */
  follow(bets: readonly Bet[]): void;
  playerChanged(): void;
}

/** Pause between two lookups, in milliseconds. */
const PAUSE = 3_000;

/** The current offer for a bet; null when there is none. */
export function offerOf(bet: Bet): number | null {
  const { status, to_cashout } = bet;
  const isInPlay = isOpen(bet) && !NEVER_IN_PLAY.has(status);
  return isInPlay && status !== "cashout_in_progress" ? to_cashout : null;
}

/** Cashing out in a world. */
export function createCashOuts(world: CashOutWorld): CashOuts {
  const $states = atom<CashOutStates>({});
  /** Until when a cash-out with a lost answer may still be carried out, in milliseconds since 1970, by the bet's id. */
  const doubts = new Map<string, number>();
  /** Bets whose cash-out the operator accepted, without any report since. */
  const accepted = new Set<string>();

  async function confirm(id: string, amount: number): Promise<void> {
    const asked = stateOf(id);
    if (asked.state !== "confirming" && asked.state !== "changed") return;
    if (asked.amount !== amount || world.saysOffline()) return;
    send(id, { kind: "confirmed" });
    const sentAt = world.now();
    const player_id = world.player();
    try {
      const player = player_id === undefined ? {} : { player_id };
      take(await world.cashOut({ bet_id: id, to_cashout: amount, ...player }));
    } catch (error) {
      await refused(id, error, sentAt);
    }
  }

  async function lookUp(id: string): Promise<void> {
    const now = stateOf(id);
    if (now.state !== "unanswered" || now.looking) return;
    send(id, { kind: "look" });
    const end = world.elapsed() + doubtLeft(doubts.get(id) ?? 0, world.now());
    for (;;) {
      if (stateOf(id).state !== "unanswered") return;
      const begunAt = world.elapsed();
      try {
        const bet = await world.askBet(id);
        if (bet && isTaken(bet)) return take(bet);
        // It was settled in another way, which the list shows.
        if (bet && !isOpen(bet)) return send(id, { kind: "not_cashed_out" });
      } catch (error) {
        world.report(error, "the bet with the lost cash-out could not be looked up");
        send(id, { kind: "look_failed" });
        return;
      }
      if (begunAt >= end) break;
      await world.wait(Math.min(PAUSE, end - begunAt));
    }
    send(id, { kind: "not_cashed_out" });
    world.onNotDone(id);
  }

  /** Stores the bet after the operator accepted, unless the push has reported its end meanwhile. */
  function take(bet: Bet): void {
    const known = world.knownBet(bet.id);
    if (known && !isOpen(known)) return;
    const isInProgress = bet.status === "cashout_in_progress";
    if (isInProgress) accepted.add(bet.id);
    world.mergeBet(bet);
    if (isInProgress) void watch(bet.id);
  }

  /** Applies a change of a bet to its cash-out. */
  function followOne(bet: Bet): void {
    const { id, status } = bet;
    if (status === "cashed_out" && isUnderWay(stateOf(id))) {
      accepted.delete(id);
      send(id, { kind: "done", amount: bet.win_amount });
      send(id, { kind: "closed" });
      world.onDone(bet);
    } else if (accepted.has(id) && status !== "cashout_in_progress") {
      // The operator reverted the cash-out: the bet stays open, with the current offer.
      accepted.delete(id);
      send(id, { kind: "refused", code: "", message: "" });
      send(id, { kind: "not_cashed_out" });
    } else {
      send(id, { kind: "offer", amount: offerOf(bet) });
    }
  }

  /** Polls a bet that is being cashed out, in case the push does not report it. */
  async function watch(id: string): Promise<void> {
    for (const pause of [4_000, 8_000, 16_000, 32_000]) {
      await world.wait(pause);
      if (!accepted.has(id)) return;
      try {
        await world.askBet(id);
      } catch (error) {
        world.report(error, "the bet that is being cashed out could not be fetched");
      }
    }
  }

  async function refused(id: string, error: unknown, sentAt: number): Promise<void> {
    // A refusal without a code may be a proxy's, which does not know what the operator did.
    const isLost = !(error instanceof ApiError) || error.isUncertain || error.code === "";
    if (isLost && !isStatus(error, 401)) {
      doubts.set(id, doubtEnds(sentAt, world.now()));
      send(id, { kind: "unanswered" });
      return lookUp(id);
    }
    // An expired session opens the sign-in dialog (`onSessionExpired`); the player can then retry.
    if (isStatus(error, 401)) return send(id, { kind: "returned" });
    if (!(error instanceof ApiError)) return;
    if (error.code === "other_player") {
      send(id, { kind: "returned" });
      return world.onOtherPlayer();
    }
    try {
      const bet = await world.askBet(id);
      // A browser repeats a call by itself when its connection breaks; the second one is then refused
      // because the first was carried out.
      if (bet && isTaken(bet)) return take(bet);
    } catch (reason) {
      world.report(reason, "the new offer could not be fetched");
    }
    send(id, { kind: "refused", code: error.code, message: error.text });
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
    lookUp,
    online() {
      for (const id of Object.keys($states.get())) void lookUp(id);
    },
    follow(bets) {
      for (const bet of bets) if (bet.id in $states.get()) followOne(bet);
    },
    playerChanged() {
      accepted.clear();
      doubts.clear();
      $states.set({});
    },
  };
}

/** Whether the operator accepted a cash-out of a bet. */
function isTaken({ status }: Bet): boolean {
  return status === "cashout_in_progress" || status === "cashed_out";
}
