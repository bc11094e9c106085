/**
 * The way of a bet to the operator and back, for the slip and for quick bet: sending it once, and finding out what
 * became of it when the answer was lost. It knows neither page nor network: those are its {@link PlacingWorld}, which
 * `placing-world.ts` makes of the browser and `placing.simulation.test.ts` of a simulation.
 */
import { ApiError, isStatus } from "../../api/errors";
import type { Bet, PlacedBet } from "../../api/schemas/bets";
import type { ListedPage } from "../../api/sportsbook";
import { ANSWER_TIME, doubtEnds, LONGEST_DOUBT } from "../../betting/doubt";
import { findAttempt, reachesBefore } from "../../betting/find-attempt";
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
  /** A page of a player's bets, newest first; the first one is 1. Rejects with an {@link ApiError}. */
  readonly list: (page: number, player: number | undefined) => Promise<ListedPage>;
  /** Asks the operator who is signed in. Rejects with an {@link ApiError}. */
  readonly askPlayer: () => Promise<number>;
  /** Runs a task while no other tab holds the lock; returns false without running it when one does. */
  readonly ifFree: (lock: string, task: () => Promise<void>) => Promise<boolean>;
  /** Runs a task as soon as no other tab holds the lock. */
  readonly whenFree: <T>(lock: string, task: () => Promise<T>) => Promise<T>;
  readonly storage: PlacementStorage;
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

/** Who wants to know, and what is told meanwhile. */
export interface Looking {
  readonly isWanted: () => boolean;
  /** The operator is asked now. */
  readonly onLook: () => void;
  /** It did not answer; it is asked again. */
  readonly onFailed: () => void;
}

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
  /** The receipt of an attempt of one bet, if the operator says that it is this one. */
  receiptIn(attempt: Attempt, bet: Bet): Receipt | undefined;
}

interface SearchResult {
  readonly receipt: Receipt;
  readonly isUnsure: boolean;
  /** Whether the operator says of each bet that it is the attempt's. */
  readonly isNamed: boolean;
}

/** The lock that the placing tab holds: two presses in two tabs are not two bets. */
const PLACING = "sportsbook-placing";
/** Code of the operator's refusal of a call in the name of another player than the session's. */
const OTHER_PLAYER = "other_player";

/** Pauses between lookups, in milliseconds; the last one repeats. */
const PAUSES = [2_000, 4_000];
/** Pauses after lookups without an answer, in milliseconds; the last one repeats. */
const PAUSES_WITHOUT_ANSWER = [2_000, 4_000, 8_000, 16_000];
/** Pages of bets that a lookup reads at most: a player who places more within a minute is not a person. */
const MOST_PAGES = 10;

/** Placing in a world; `onFound` gets every bet that a lookup has found. */
export function createPlacing(world: PlacingWorld, onFound: (bet: Bet) => void): Placing {
  const memory = createMemory(world.storage, world.newId);
  const sleepers = new Set<() => void>();

  async function send(attempt: Attempt, isQuick: boolean): Promise<Sent> {
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

  async function look(attempt: Attempt, until: number, looking: Looking): Promise<LookedUp> {
    // Another tab may still await the answer.
    await untilFree();
    const left = Math.min(until - world.now(), ANSWER_TIME + LONGEST_DOUBT);
    const ownEnd = world.elapsed() + left;
    for (let tries = 0, failures = 0; ; ) {
      if (!looking.isWanted()) return "left";
      if (world.player() !== attempt.player && attempt.player !== undefined) return "left";
      looking.onLook();
      const begunAt = world.elapsed();
      let pause: number;
      try {
        // Asked before and after the list: a session can change at any time.
        const isLast = begunAt >= ownEnd;
        if (isLast && (await isOthersList(attempt))) return "other_player";
        const { receipt, isUnsure, isNamed } = await search(attempt);
        const isWhole = receipt.bets.length === attempt.bets.length;
        if (isWhole && isNamed) return settled(receipt);
        const isOthers = (isWhole || isLast) && (await isOthersList(attempt));
        if (isWhole) return isOthers ? "other_player" : settled(receipt);
        // Asked last: another tab may have sent the same bets meanwhile.
        const end = Math.max(ownEnd, begunAt + sentAgain(attempt));
        if (begunAt >= end) {
          if (isOthers) return "other_player";
          if (isUnsure) return "unsure";
          return receipt.bets.length > 0 ? settled(receipt) : "nothing";
        }
        pause = Math.min(pauseOf(PAUSES, tries), end - begunAt);
        tries += 1;
        failures = 0;
      } catch (error) {
        if (isStatus(error, 401)) return "signed_out";
        if (isOtherPlayer(error)) return "other_player";
        if (!(error instanceof ApiError)) {
          console.error("the bet with the lost answer could not be looked up:", error);
        }
        looking.onFailed();
        pause = pauseOf(PAUSES_WITHOUT_ANSWER, failures);
        failures += 1;
      }
      await sleep(pause);
    }
  }

  /** Whether the list may have been another player's: an operator may not know the parameter that names the player. */
  async function isOthersList({ player }: Attempt): Promise<boolean> {
    return player !== undefined && (await world.askPlayer()) !== player;
  }

  /** For how long another tab's try of the same bets may still take effect, in milliseconds. */
  function sentAgain(attempt: Attempt): number {
    const { last } = memory.sent(attempt);
    return last > attempt.sentAt ? doubtEnds(last, world.now()) - world.now() : 0;
  }

  async function search(attempt: Attempt): Promise<SearchResult> {
    const { first } = memory.sent(attempt);
    const listed: Bet[] = [];
    let clockOffset: number | undefined;
    let unreadable = 0;
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const next = await world.list(page, attempt.player);
      listed.push(...next.bets);
      unreadable += next.unreadable;
      clockOffset = next.clockOffset;
      const oldest = next.bets.at(-1);
      if (next.isLast || (oldest && reachesBefore(first, oldest.created_at, clockOffset))) break;
    }
    const isOfAnother = (betId: string) => memory.isOfAnother(betId, attempt.id);
    const { bets, isUnsure } = findAttempt(attempt, listed, { clockOffset, isOfAnother });
    return {
      receipt: foundReceipt(attempt, bets),
      isUnsure: isUnsure || unreadable > 0,
      isNamed: bets.every((bet) => bet?.attempt_id === attempt.id),
    };
  }

  function foundReceipt(attempt: Attempt, found: readonly (Bet | undefined)[]): Receipt {
    for (const bet of found) if (bet) onFound(bet);
    const answers = found.map((bet, place): PlacedBet | undefined => {
      if (!bet) return undefined;
      const sent = attempt.bets[place]?.selections ?? [];
      return {
        bet_id: bet.id,
        status: bet.status,
        is_vip: bet.is_vip,
        selections: sent.map((one) => ({ ...one, odds: acceptedOdds(one, bet) })),
      };
    });
    return receiptOf(attempt, answers, true);
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
    // One tab looks for all of them: when it is closed, the next one goes on.
    lookUp: (attempt, until, looking) =>
      world.whenFree(`sportsbook-looking-${attempt.id}`, () => look(attempt, until, looking)),
    hurry() {
      for (const wake of [...sleepers]) wake();
    },
    receiptIn(attempt, bet) {
      const isThis = bet.attempt_id === attempt.id && attempt.bets.length === 1;
      return isThis ? settled(foundReceipt(attempt, [bet])) : undefined;
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

function acceptedOdds(sent: AttemptBet["selections"][number], bet: Bet): number {
  const listed = bet.selections.find(
    ({ match, market, outcome, specifier }) =>
      match.id === sent.match_id &&
      market.id === sent.market_id &&
      outcome.id === sent.outcome_id &&
      (specifier ?? null) === (sent.specifier ?? null),
  );
  return listed?.odds ?? sent.odds;
}

function isOtherPlayer(error: unknown): boolean {
  return error instanceof ApiError && error.code === OTHER_PLAYER;
}

function pauseOf(pauses: readonly number[], count: number): number {
  return pauses[Math.min(count, pauses.length - 1)] ?? 0;
}
