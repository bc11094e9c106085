/**
 * Looks up the bets of an attempt whose answer was lost, until they are found or cannot be placed any more. Loaded when
 * an answer is lost.
 */
import { ApiError, isStatus } from "../../api/errors";
import type { ListedPage } from "../../api/listed-bets";
import type { Bet, PlacedBet } from "../../api/schemas/bets";
import { doubtEnds, doubtLeft } from "../../betting/doubt";
import { findAttempt, reachesBefore } from "../../betting/find-attempt";
import type { AttemptBet, Receipt } from "../../betting/ticket";
import { reportError } from "../../report/report";
import { isOtherPlayer, type LookedUp, type LookUp, receiptOf } from "./placing";

/** What looking up asks the operator. Both reject with an {@link ApiError}. */
export interface LookUpCalls {
  /** A page of a player's bets, newest first; the first one is 1. */
  readonly list: (page: number, player: number | undefined) => Promise<ListedPage>;
  /** Who is signed in. */
  readonly askPlayer: () => Promise<number>;
  /** Gets every bet that is found. */
  readonly onFound: (bet: Bet) => void;
}

interface SearchResult {
  readonly receipt: Receipt;
  readonly isUnsure: boolean;
  /** Whether the operator says of each bet that it is the attempt's. */
  readonly isNamed: boolean;
}

/** Pauses between lookups, in milliseconds; the last one repeats. */
const PAUSES = [2_000, 4_000];
/** Pauses after lookups without an answer, in milliseconds; the last one repeats. */
const PAUSES_WITHOUT_ANSWER = [2_000, 4_000, 8_000, 16_000];
/** Pages of bets that a lookup reads at most: a player who places more within a minute is not a person. */
const MOST_PAGES = 10;

/** Looking up by these calls. */
export function createLookUp(calls: LookUpCalls): LookUp {
  return ({ world, memory, sleep }, attempt, until, looking) => {
    return look();

    async function look(): Promise<LookedUp> {
      const ownEnd = world.elapsed() + doubtLeft(until, world.now());
      for (let tries = 0, failures = 0; ; ) {
        if (!looking.isWanted()) return "left";
        if (world.player() !== attempt.player && attempt.player !== undefined) return "left";
        looking.onLook();
        const begunAt = world.elapsed();
        let pause: number;
        try {
          // Asked before and after the list: a session can change at any time.
          const isLast = begunAt >= ownEnd;
          if (isLast && (await isOthersList())) return "other_player";
          const { receipt, isUnsure, isNamed } = await search();
          const isWhole = receipt.bets.length === attempt.bets.length;
          if (isWhole && isNamed) return receipt;
          const isOthers = (isWhole || isLast) && (await isOthersList());
          if (isWhole) return isOthers ? "other_player" : receipt;
          // Asked last: another tab may have sent the same bets meanwhile.
          const end = Math.max(ownEnd, begunAt + sentAgain());
          if (begunAt >= end) {
            if (isOthers) return "other_player";
            if (isUnsure) return "unsure";
            return receipt.bets.length > 0 ? receipt : "nothing";
          }
          pause = Math.min(pauseOf(PAUSES, tries), end - begunAt);
          tries += 1;
          failures = 0;
        } catch (error) {
          if (isStatus(error, 401)) return "signed_out";
          if (isOtherPlayer(error)) return "other_player";
          if (!(error instanceof ApiError)) {
            reportError(error, "the bet with the lost answer could not be looked up");
          }
          looking.onFailed();
          pause = pauseOf(PAUSES_WITHOUT_ANSWER, failures);
          failures += 1;
        }
        await sleep(pause);
      }
    }

    /** Whether the list may have been another player's: an operator may not know the parameter that names the player. */
    async function isOthersList(): Promise<boolean> {
      const { player } = attempt;
      return player !== undefined && (await calls.askPlayer()) !== player;
    }

    /** For how long another tab's try of the same bets may still take effect, in milliseconds. */
    function sentAgain(): number {
      const { last } = memory.sent(attempt);
      return last > attempt.sentAt ? doubtEnds(last, world.now()) - world.now() : 0;
    }

    async function search(): Promise<SearchResult> {
      const { first } = memory.sent(attempt);
      const listed: Bet[] = [];
      let clockOffset: number | undefined;
      let unreadable = 0;
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const next = await calls.list(page, attempt.player);
        listed.push(...next.bets);
        unreadable += next.unreadable;
        clockOffset = next.clockOffset;
        const oldest = next.bets.at(-1);
        // Another tab may have found the same bets by now: then nobody remembers when they were sent first.
        const isSeen = memory.betsOf(attempt.id).every((id) => listed.some((bet) => bet.id === id));
        const isBefore = oldest && reachesBefore(first, oldest.created_at, clockOffset);
        if (next.isLast || (isSeen && isBefore)) break;
      }
      const isOfAnother = (betId: string) => memory.isOfAnother(betId, attempt.id);
      const { bets, isUnsure } = findAttempt(attempt, listed, { clockOffset, isOfAnother });
      return {
        receipt: foundReceipt(bets),
        isUnsure: isUnsure || unreadable > 0,
        isNamed: bets.every((bet) => bet?.attempt_id === attempt.id),
      };
    }

    function foundReceipt(found: readonly (Bet | undefined)[]): Receipt {
      for (const bet of found) if (bet) calls.onFound(bet);
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
  };
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

function pauseOf(pauses: readonly number[], count: number): number {
  return pauses[Math.min(count, pauses.length - 1)] ?? 0;
}
