/**
 * The ticket of a tab: the rules of `betting/ticket.ts`, the way to the operator (`placing.ts`), the session's storage
 * and the other tabs, put together. It knows no page; `ticket.ts` gives it this one.
 *
 * All tabs of the browser share one slip and show the same ticket. While one of them places, the others are locked;
 * when that one is closed before its answer, another looks its bets up.
 */
import { atom, type ReadableAtom } from "nanostores";
import type { ApiError } from "../../api/errors";
import type { Bet } from "../../api/schemas/bets";
import { doubtEnds } from "../../betting/doubt";
import {
  type AttemptBet,
  isHeld,
  isWrongOdds,
  nextTicket,
  type Receipt,
  type Refusal,
  type Ticket,
  type TicketEvent,
  type Unanswered,
} from "../../betting/ticket";
import type { Placing } from "./placing";

/** Code of our own refusal when another tab is placing. */
export const PLACING_ELSEWHERE = "placing_elsewhere";

const ELSEWHERE: Refusal = { code: PLACING_ELSEWHERE, message: "", wrongOdds: false };

/** Messages between tabs about tickets: a new page asks, and every change is sent. */
export type TabMessage = { readonly ask: true } | { readonly ticket: Ticket };

/** What is stored for the session. */
export interface KeptTicket {
  readonly ticket: Ticket;
  /** A lost attempt of a player who is not signed in any more: it is looked up when they return. */
  readonly aside?: Unanswered | undefined;
}

/** What the store needs from its surroundings. */
export interface TicketWorld {
  readonly now: () => number;
  readonly player: () => number | undefined;
  readonly store: (kept: KeptTicket) => void;
  readonly sendToTabs: (message: TabMessage) => void;
  /** Whether placing is held at this moment, by a dialog about a limit. */
  readonly isHeld: () => boolean;
  /** A call was refused; the bets that were sent are those of the attempt. */
  readonly onRefused: (error: ApiError, bets: readonly AttemptBet[]) => void;
  /** Nothing was placed, because of who is signed in. */
  readonly onPlayer: (reason: "signed_out" | "other_player") => void;
  /** A session ended while bets were looked up. */
  readonly onExpired: () => void;
  /** The bets are placed: as this tab has learnt from the operator, or from another tab. */
  readonly onPlaced: (receipt: Receipt, by: "this_tab" | "other_tab", wasHeld: boolean) => void;
}

/** The ticket of a tab. */
export interface TicketStore {
  readonly $ticket: ReadableAtom<Ticket>;
  /** Places bets and resolves when the answer is there or lost; false if the ticket did not allow it. */
  place(bets: readonly AttemptBet[], onSending: () => void): Promise<boolean>;
  /** Looks up bets with a lost answer. Until their state is known, none is placed. */
  lookUp(): void;
  /** Takes note of a change that the operator pushed. */
  betChanged(bet: Bet): void;
  /** Takes note of who is signed in now. */
  playerChanged(): void;
  send(event: TicketEvent): void;
  receive(message: TabMessage): void;
}

/** A ticket that goes on from what an earlier page stored. */
export function createTicketStore(
  world: TicketWorld,
  placing: Placing,
  kept: KeptTicket,
): TicketStore {
  const $state = atom<Ticket>(kept.ticket);
  let aside = kept.aside;
  /** The attempt whose answer this tab awaits: other tabs' reports about it are ignored. */
  let sending: string | undefined;
  /** The attempt that this tab looks up. */
  let looking: string | undefined;

  function put(ticket: Ticket): void {
    $state.set(ticket);
    world.store({ ticket, aside });
  }

  function send(event: TicketEvent, isSent = !NOT_SENT.has(event.kind)): void {
    const next = nextTicket($state.get(), event);
    if (next === $state.get()) return;
    put(next);
    if (isSent) world.sendToTabs({ ticket: next });
    if (event.kind === "closed") resumeAside();
  }

  async function place(bets: readonly AttemptBet[], onSending: () => void): Promise<boolean> {
    const attempt = placing.attempt(bets, false);
    send({ kind: "place", attempt });
    if (!isOnItsWay(attempt.id)) return false;
    onSending();
    sending = attempt.id;
    const wasFree = await placing.alone(async () => {
      // A dialog about a limit may have opened while the lock was awaited.
      if (world.isHeld()) return send({ kind: "returned" });
      // Sent while the lock is held: a tab that receives it waits for the lock, to learn the result.
      world.sendToTabs({ ticket: $state.get() });
      const sent = await placing.send(attempt, false);
      if (!isOnItsWay(attempt.id)) return;
      switch (sent.kind) {
        case "placed":
          return settle(sent.receipt);
        case "lost":
          return lose(sent.until);
        case "signed_out":
        case "other_player":
          send({ kind: "returned" });
          return world.onPlayer(sent.kind);
        case "refused":
          send({ kind: "refused", refusal: refusalOf(sent.error) });
          return world.onRefused(sent.error, attempt.bets);
      }
    });
    sending = undefined;
    if (!wasFree) send({ kind: "refused", refusal: ELSEWHERE }, false);
    return true;
  }

  function lose(until: number): void {
    send({ kind: "unanswered", until });
    lookUp();
  }

  function lookUp(): void {
    const ticket = $state.get();
    const player = world.player();
    if (ticket.state !== "unanswered" || player === undefined) return;
    const { id, player: placedBy } = ticket.attempt;
    if (placedBy !== undefined && placedBy !== player) {
      // This player's bets say nothing about those of another one, and this player has a slip, too.
      aside = ticket;
      send({ kind: "set_aside" }, false);
    } else if (looking === id) {
      placing.hurry();
    } else {
      void look(ticket);
    }
  }

  async function look({ attempt, until }: Unanswered): Promise<void> {
    looking = attempt.id;
    send({ kind: "look" });
    const found = await placing.lookUp(attempt, until, {
      isWanted: () => isUnanswered(attempt.id),
      onLook: () => send({ kind: "look" }),
      onFailed: () => send({ kind: "look_failed" }),
    });
    if (looking === attempt.id) looking = undefined;
    if (!isUnanswered(attempt.id)) return;
    switch (found) {
      case "left":
        return send({ kind: "look_failed" });
      case "signed_out":
        send({ kind: "look_failed" });
        return world.onExpired();
      case "nothing":
        return send({ kind: "not_found" });
      case "unsure":
        return send({ kind: "unsure" });
      default:
        return settle(found);
    }
  }

  function settle(receipt: Receipt): void {
    const wasHeld = isHeld($state.get());
    send({ kind: receipt.wasLost ? "found" : "placed", receipt });
    world.onPlaced(receipt, "this_tab", wasHeld);
  }

  function receive(message: TabMessage): void {
    const own = $state.get();
    if ("ask" in message) {
      if (own.state !== "initial" && own.state !== "odds_changed")
        world.sendToTabs({ ticket: own });
      return;
    }
    if (own.state === "processing" && own.attempt.id === sending) return;
    const { ticket } = message;
    put(ticket.state === "unanswered" ? { ...ticket, looking: false } : ticket);
    if (ticket.state === "success") world.onPlaced(ticket.receipt, "other_tab", isHeld(own));
    if (ticket.state === "processing") void takeOverWhenLost(ticket.attempt);
    if (ticket.state === "unanswered") lookUp();
  }

  /** The placing tab sends the result before it releases the lock; a tab that was closed never does. */
  async function takeOverWhenLost({ id, sentAt }: { id: string; sentAt: number }): Promise<void> {
    await placing.untilFree();
    if (isOnItsWay(id)) lose(doubtEnds(sentAt, world.now()));
  }

  function resumeAside(): void {
    if (!aside || aside.attempt.player !== world.player() || isHeld($state.get())) return;
    const ticket: Unanswered = { ...aside, looking: false };
    aside = undefined;
    put(ticket);
    lookUp();
  }

  function isOnItsWay(id: string): boolean {
    const ticket = $state.get();
    return ticket.state === "processing" && ticket.attempt.id === id;
  }

  function isUnanswered(id: string): boolean {
    const ticket = $state.get();
    return ticket.state === "unanswered" && ticket.attempt.id === id;
  }

  return {
    $ticket: $state,
    place,
    lookUp,
    betChanged(bet) {
      const ticket = $state.get();
      if (ticket.state === "unanswered") {
        const receipt = placing.receiptIn(ticket.attempt, bet);
        if (receipt) settle(receipt);
      }
      send({ kind: "bet_changed", betId: bet.id, status: bet.status });
    },
    playerChanged() {
      lookUp();
      if ($state.get().state !== "success") resumeAside();
    },
    send: (event) => send(event),
    receive,
  };
}

/** Events that every tab handles for itself, or learns later. */
const NOT_SENT: ReadonlySet<TicketEvent["kind"]> = new Set([
  "selections",
  "place",
  "look",
  "look_failed",
  "bet_changed",
]);

function refusalOf({ code, text: message, details }: ApiError): Refusal {
  return { code, message, details, wrongOdds: isWrongOdds(code) };
}
