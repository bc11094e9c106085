/**
 * Quick bet of a tab: the rules of `betting/quick-bet.ts` and the way to the operator (`../ticket/placing.ts`), put
 * together. It knows no page; `quick-bet.ts` gives it this one.
 */
import { atom, type ReadableAtom } from "nanostores";
import type { Bet } from "../../api/schemas/bets";
import { doubtEndsAfterReload } from "../../betting/doubt";
import {
  isHeldQuick,
  nextQuickBet,
  type QuickBet,
  type QuickBetEvent,
  type QuickTouch,
} from "../../betting/quick-bet";
import type { Attempt, AttemptBet, ReceiptBet } from "../../betting/ticket";
import type { Placing } from "../ticket/placing";

/** An attempt whose answer was lost, and until when the operator may still place it, in milliseconds since 1970. */
export interface LostAttempt {
  readonly attempt: Attempt;
  readonly until: number;
}

/** What is stored for the session. */
export interface KeptPlacing {
  readonly quick: QuickBet;
  /** The last touched bet, on its way or placed. */
  readonly attempt?: Attempt | undefined;
  /** Until when it may still be placed, while its answer is lost. */
  readonly until?: number | undefined;
  /** Lost bets of players who are not signed in any more: they are looked up when those return. */
  readonly aside?: readonly LostAttempt[] | undefined;
}

/** What quick bet needs from its surroundings. */
export interface QuickWorld {
  readonly player: () => number | undefined;
  /** Something changed that has to be stored. */
  readonly store: () => void;
  /** Whether placing is held at this moment, by a dialog about a limit. */
  readonly isHeld: () => boolean;
  /** A bet is sent; its attempt is stored afterwards. */
  readonly onSending: (attempt: Attempt) => void;
  readonly onPlaced: (attempt: Attempt, taken: ReceiptBet) => void;
  /** Nothing was placed or looked up, because of who is signed in. */
  readonly onPlayer: (reason: "signed_out" | "other_player") => void;
  /** A session ended while a bet was looked up. */
  readonly onExpired: () => void;
}

/** Quick bet of a tab. */
export interface QuickPlacing {
  readonly $quick: ReadableAtom<QuickBet>;
  readonly kept: () => KeptPlacing;
  /** Places a touched price, and resolves when the answer is there or lost; at once where nothing is placed. */
  place(bet: AttemptBet, touch: QuickTouch): Promise<void>;
  /** Looks up a bet with a lost answer: until its state is known no touch places another one. */
  lookUp(): void;
  /** Takes note of a change that the operator pushed. */
  betChanged(bet: Bet): void;
  /** Takes note of who is signed in now. */
  playerChanged(): void;
  send(event: QuickBetEvent): void;
}

/** What an earlier page stored. The answer of a bet that was on its way is lost. */
export function afterQuickReload(kept: KeptPlacing, now: number): KeptPlacing {
  const { quick, attempt, until, aside } = kept;
  if (!isHeldQuick(quick) || !attempt)
    return { quick: { ...quick, state: "idle" }, attempt, aside };
  const ends = doubtEndsAfterReload(attempt.sentAt, now, until);
  return { quick: { ...quick, state: "unanswered" }, attempt, until: ends, aside };
}

/** Quick bet that goes on from what an earlier page stored. */
export function createQuickPlacing(
  world: QuickWorld,
  placing: Placing,
  kept: KeptPlacing,
): QuickPlacing {
  const $quick = atom<QuickBet>(kept.quick);
  let { attempt, until, aside = [] } = kept;
  /** The try that this tab looks up; a later one of the same bet has the same id. */
  let looking: Attempt | undefined;

  function send(event: QuickBetEvent): void {
    const next = nextQuickBet($quick.get(), event);
    if (next === $quick.get()) return;
    $quick.set(next);
    world.store();
    if (event.kind === "closed") resumeAside();
  }

  async function place(bet: AttemptBet, touch: QuickTouch): Promise<void> {
    const wasProcessing = $quick.get().state === "processing";
    send({ kind: "place", touch });
    if (wasProcessing || $quick.get().state !== "processing") return;
    const sent = placing.attempt([bet], true);
    attempt = sent;
    until = undefined;
    world.onSending(sent);
    world.store();
    const wasFree = await placing.alone(async () => {
      // A dialog about a limit may have opened while the lock was awaited.
      if (world.isHeld()) return send({ kind: "returned" });
      const answer = await placing.send(sent, true);
      switch (answer.kind) {
        case "placed":
          return settle("placed", sent, answer.receipt.bets[0]);
        case "lost":
          until = answer.until;
          send({ kind: "unanswered" });
          return lookUp();
        case "signed_out":
        case "other_player":
          send({ kind: "returned" });
          return world.onPlayer(answer.kind);
        case "refused": {
          const { code, byBet, text } = answer.error;
          const message = byBet.find((one) => one !== null) ?? text;
          return send({ kind: "refused", error: { code, message } });
        }
      }
    });
    if (!wasFree) send({ kind: "refused", error: { code: "placing_elsewhere", message: "" } });
  }

  function lookUp(): void {
    const player = world.player();
    if (!attempt || until === undefined || player === undefined) return;
    if ($quick.get().state !== "unanswered") return;
    if (attempt.player !== undefined && attempt.player !== player) {
      aside = [...aside, { attempt, until }];
      send({ kind: "set_aside" });
      resumeAside();
    } else if (looking === attempt) {
      placing.hurry();
    } else {
      void look({ attempt, until });
    }
  }

  async function look({ attempt: lost, until: end }: LostAttempt): Promise<void> {
    looking = lost;
    const isWanted = () => $quick.get().state === "unanswered" && attempt === lost;
    const ignore = () => {};
    const found = await placing.lookUp(lost, end, { isWanted, onLook: ignore, onFailed: ignore });
    if (looking === lost) looking = undefined;
    if (!isWanted()) return;
    if (found === "signed_out") return world.onExpired();
    if (found === "other_player") return world.onPlayer(found);
    if (found === "left") return;
    if (found === "unsure") return send({ kind: "unsure" });
    if (found === "nothing") return send({ kind: "not_found" });
    settle("found", lost, found.bets[0]);
  }

  function resumeAside(): void {
    const lost = aside.find((one) => one.attempt.player === world.player());
    if (!lost || isHeldQuick($quick.get())) return;
    ({ attempt, until } = lost);
    aside = aside.filter((one) => one !== lost);
    send({ kind: "resumed" });
    lookUp();
  }

  function settle(kind: "placed" | "found", sent: Attempt, taken: ReceiptBet | undefined): void {
    send({ kind });
    if (taken) world.onPlaced(sent, taken);
  }

  return {
    $quick,
    kept: () => ({ quick: $quick.get(), attempt, until, aside }),
    place,
    lookUp,
    betChanged(bet) {
      // The operator has just named it.
      if (bet.attempt_id === attempt?.id) lookUp();
    },
    playerChanged() {
      lookUp();
      resumeAside();
    },
    send,
  };
}
