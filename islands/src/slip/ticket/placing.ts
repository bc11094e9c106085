/**
 * The way of a bet to the operator and back, for the slip and for quick bet: sending it once, and finding out what
 * became of it when the answer was lost. It knows neither page nor network: those are its {@link PlacingWorld}, which
 * `placing-world.ts` makes of the browser and `placing.simulation.test.ts` of a simulation.
 */
import { ApiError, isStatus } from "../../api/errors";
import type { PlacedBet } from "../../api/schemas/bets";
import { doubtEnds } from "../../betting/doubt";
import type { Attempt, AttemptBet, Receipt } from "../../betting/ticket";
import { createMemory, type PlacementMemory, type PlacementStorage } from "./placement-memory";

/** What placing needs from its surroundings. */
export interface PlacingWorld {
  /** Milliseconds since 1970 by the browser's clock. */
  readonly now: () => number;
  /** Milliseconds since some point in time, by a clock that nobody sets. */
  readonly elapsed: () => number;
  /** Resolves after some milliseconds, or sooner when the network returns. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly newId: () => string;
  /** The player that this page shows. */
  readonly player: () => number | undefined;
  /** Rejects with an {@link ApiError}. */
  readonly place: (attempt: Attempt, isQuick: boolean) => Promise<readonly PlacedBet[]>;
  /** Runs a task while no other tab holds the lock; returns false without running it when one does. */
  readonly ifFree: (lock: string, task: () => Promise<void>) => Promise<boolean>;
  /** Runs a task as soon as no other tab holds the lock. */
  readonly whenFree: <T>(lock: string, task: () => Promise<T>) => Promise<T>;
  readonly storage: PlacementStorage;
  /** Loads what looks up lost answers. */
  readonly loadLookUp: () => Promise<LookUp>;
}

/** What became of a call that places bets. */
export type Sent =
  | { readonly kind: "placed"; readonly receipt: Receipt }
  | { readonly kind: "refused"; readonly error: ApiError }
  | { readonly kind: "signed_out" }
  /** The operator's session is another player's than the page shows. */
  | { readonly kind: "other_player" }
  /** The bets may have been placed; until when the operator may still do so. */
  | { readonly kind: "lost"; readonly until: number };

/** What looking up a lost attempt came to. */
export type LookedUp =
  | Receipt
  | "nothing"
  /** More than one listed bet could be the lost one, or a bet cannot be read. */
  | "unsure"
  | "signed_out"
  /** Another player is signed in than the one who placed. */
  | "other_player"
  /** It was no longer wanted. */
  | "left";

/** Who asks for a lookup, and the callbacks for its progress. */
export interface Looking {
  readonly isWanted: () => boolean;
  /** The operator is asked now. */
  readonly onLook: () => void;
  /** It did not answer; it is asked again. */
  readonly onFailed: () => void;
}

/** Looks up an attempt; `until` is when the operator cannot place it any more, in milliseconds since 1970. */
export type LookUp = (
  tab: {
    readonly world: PlacingWorld;
    readonly memory: PlacementMemory;
    /** Resolves after some milliseconds, or as soon as the player asks. */
    readonly sleep: (milliseconds: number) => Promise<void>;
  },
  attempt: Attempt,
  until: number,
  looking: Looking,
) => Promise<LookedUp>;

/** Placing, for one tab. */
export interface Placing {
  readonly memory: PlacementMemory;
  attempt(bets: readonly AttemptBet[], isQuick: boolean): Attempt;
  /** Runs a task unless another tab places; returns whether it ran. */
  alone(task: () => Promise<void>): Promise<boolean>;
  /** Resolves when no tab places any more. */
  untilFree(): Promise<void>;
  send(attempt: Attempt, isQuick: boolean): Promise<Sent>;
  lookUp(attempt: Attempt, until: number, looking: Looking): Promise<LookedUp>;
  /** Ends the pauses between lookups: the player asks now. */
  hurry(): void;
}

/** The lock that the placing tab holds: two presses in two tabs are not two bets. */
const PLACING = "sportsbook-placing";

/** Placing in a world. */
export function createPlacing(world: PlacingWorld): Placing {
  const memory = createMemory(world.storage, world.newId);
  const sleepers = new Set<() => void>();

  async function send(attempt: Attempt, isQuick: boolean): Promise<Sent> {
    memory.sends(attempt);
    try {
      const answers = await world.place(attempt, isQuick);
      if (answers.length !== attempt.bets.length) return lost(attempt);
      return { kind: "placed", receipt: settled(receiptOf(attempt, answers, false)) };
    } catch (error) {
      if (isStatus(error, 401)) return { kind: "signed_out" };
      // A refusal without a code may be a proxy's, which does not know what the operator did.
      if (!(error instanceof ApiError) || error.isUncertain || error.code === "") {
        return lost(attempt);
      }
      if (isOtherPlayer(error)) return { kind: "other_player" };
      memory.answered(attempt);
      return { kind: "refused", error };
    }
  }

  function lost({ sentAt }: Attempt): Sent {
    return { kind: "lost", until: doubtEnds(sentAt, world.now()) };
  }

  function settled(receipt: Receipt): Receipt {
    memory.answered(receipt.attempt);
    memory.claim(
      receipt.bets.map((bet) => bet.betId),
      receipt.attempt.id,
    );
    return receipt;
  }

  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        sleepers.delete(wake);
        resolve();
      };
      sleepers.add(wake);
      void world.wait(milliseconds).then(wake);
    });
  }

  const untilFree = () => world.whenFree(PLACING, async () => {});

  return {
    memory,
    attempt(bets, isQuick) {
      const player = world.player();
      const now = world.now();
      const content = JSON.stringify([player, isQuick, bets.map(contentOf)]);
      return { id: memory.idFor(content, now), player, sentAt: now, bets };
    },
    alone: (task) => world.ifFree(PLACING, task),
    untilFree,
    send,
    async lookUp(attempt, until, looking) {
      // One tab looks for all of them: when it is closed, the next one goes on.
      const found = await world.whenFree(`sportsbook-looking-${attempt.id}`, async () => {
        const lookUp = await world.loadLookUp();
        // Another tab may still await the answer.
        await untilFree();
        return lookUp({ world, memory, sleep }, attempt, until, looking);
      });
      // Only what is shown is settled: a tab may have been closed meanwhile, or its player may have changed.
      if (typeof found !== "object" || !looking.isWanted()) return found;
      // Another lost attempt may have been recognized in the same bets, where the operator does not name attempts.
      const isTaken = found.bets.some((bet) => memory.isOfAnother(bet.betId, attempt.id));
      return isTaken ? "unsure" : settled(found);
    },
    hurry() {
      for (const wake of [...sleepers]) wake();
    },
  };
}

/** A receipt of an attempt's bets that have an answer, in their order. */
export function receiptOf(
  attempt: Attempt,
  answers: readonly (PlacedBet | undefined)[],
  wasLost: boolean,
): Receipt {
  const bets = attempt.bets.flatMap(({ id }, place) => {
    const answer = answers[place];
    if (!answer) return [];
    const { bet_id: betId, status, is_vip: isVip, selections } = answer;
    return [{ id, betId, status, isVip, selections }];
  });
  return { attempt, bets, wasLost };
}

/** What of a bet is sent: what makes it the same bet when it is tried again. */
function contentOf({ id: _id, picks: _picks, ...sent }: AttemptBet): unknown {
  return sent;
}

/** Whether the operator refused a call in the name of another player than the session's. */
export function isOtherPlayer(error: unknown): boolean {
  return error instanceof ApiError && error.code === "other_player";
}
