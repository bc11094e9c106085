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
  type Attempt,
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

const ELSEWHERE: Refusal = { code: "placing_elsewhere", message: "", wrongOdds: false };

/** How long a message between tabs takes at most, in milliseconds. */
const NEWS_TIME = 1_000;

/** Messages between tabs about tickets: a new page asks, and every change is sent. */
export type TabMessage =
  | { readonly ask: true }
  /** `ended` is the try whose result the ticket is, or which came to nothing. */
  | { readonly ticket: Ticket; readonly ended?: string | undefined };

/** What is stored for the session. */
export interface KeptTicket {
  readonly ticket: Ticket;
  /** Lost attempts of players who are not signed in any more: they are looked up when those return. */
  readonly aside?: readonly Unanswered[] | undefined;
}

/** What the store needs from its surroundings. */
export interface TicketWorld {
  readonly now: () => number;
  /** Resolves after some milliseconds, or sooner when the network returns. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly player: () => number | undefined;
  readonly store: (kept: KeptTicket) => void;
  readonly sendToTabs: (message: TabMessage) => void;
  /** Whether placing is held at this moment, by a dialog about a limit. */
  readonly isHeld: () => boolean;
  /** A call was refused; the bets that were sent are those of the attempt. */
  readonly onRefused: (error: ApiError, bets: readonly AttemptBet[]) => void;
  /** Nothing was placed or looked up, because of who is signed in. */
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
  let aside = kept.aside ?? [];
  /** The try whose answer this tab awaits: other tabs' reports about it are ignored. */
  let sending: string | undefined;
  /** The try whose end this tab has learnt last. */
  let ended: string | undefined;
  /** The try that this tab looks up. */
  let looking: string | undefined;

  function put(ticket: Ticket): void {
    $state.set(ticket);
    world.store({ ticket, aside });
  }

  function send(event: TicketEvent, isSent = !NOT_SENT.has(event.kind)): void {
    const before = $state.get();
    const next = nextTicket(before, event);
    if (next === before) return;
    put(next);
    // What is set aside has not ended: other tabs still look for it.
    const hasEnded = isHeld(before) && !isHeld(next) && event.kind !== "set_aside";
    if (hasEnded) ended = triedIn(before);
    if (isSent) world.sendToTabs({ ticket: next, ended });
    if (event.kind === "closed") resumeAside();
  }

  async function place(bets: readonly AttemptBet[], onSending: () => void): Promise<boolean> {
    const attempt = placing.attempt(bets, false);
    send({ kind: "place", attempt });
    if (!isOnItsWay(attempt)) return false;
    onSending();
    sending = tryOf(attempt);
    const wasFree = await placing.alone(async () => {
      // A dialog about a limit may have opened while the lock was awaited.
      if (world.isHeld()) return send({ kind: "returned" });
      // Sent while the lock is held: a tab that receives it waits for the lock, to learn the result.
      world.sendToTabs({ ticket: $state.get() });
      const sent = await placing.send(attempt, false);
      if (!isOnItsWay(attempt)) return;
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
    const placedBy = ticket.attempt.player;
    if (placedBy !== undefined && placedBy !== player) {
      // This player's bets say nothing about those of another one, and this player has a slip, too.
      // Another tab may have reported it again.
      aside = [...aside.filter((one) => triedIn(one) !== triedIn(ticket)), ticket];
      send({ kind: "set_aside" }, false);
      resumeAside();
    } else if (looking === tryOf(ticket.attempt)) {
      placing.hurry();
    } else {
      void look(ticket);
    }
  }

  async function look({ attempt, until }: Unanswered): Promise<void> {
    looking = tryOf(attempt);
    send({ kind: "look" });
    const found = await placing.lookUp(attempt, until, {
      isWanted: () => isUnanswered(attempt),
      onLook: () => send({ kind: "look" }),
      onFailed: () => send({ kind: "look_failed" }),
    });
    if (looking === tryOf(attempt)) looking = undefined;
    if (!isUnanswered(attempt)) return;
    switch (found) {
      case "left":
        return send({ kind: "look_failed" });
      case "signed_out":
        send({ kind: "look_failed" });
        return world.onExpired();
      case "other_player":
        send({ kind: "look_failed" });
        return world.onPlayer("other_player");
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
      if (own.state !== "initial" && own.state !== "odds_changed") {
        world.sendToTabs({ ticket: own, ended });
      }
      return;
    }
    const { ticket } = message;
    const about = isHeld(ticket) ? triedIn(ticket) : message.ended;
    // An answer that is awaited here, or a doubt, ends with news of that try alone.
    if (isHeld(own) && (triedIn(own) === sending || triedIn(own) !== about)) return;
    if (isHeld(ticket) && about === ended) {
      // That tab has missed the end.
      world.sendToTabs({ ticket: own, ended });
      return;
    }
    if (!isHeld(ticket)) ended = about;
    put(ticket.state === "unanswered" ? { ...ticket, looking: false } : ticket);
    if (ticket.state === "success") world.onPlaced(ticket.receipt, "other_tab", isHeld(own));
    if (ticket.state === "processing") void takeOverWhenLost(ticket.attempt);
    if (ticket.state === "unanswered") lookUp();
    // Another tab has closed its message, as if it were done here.
    if (ticket.state === "initial") resumeAside();
  }

  /**
   * The placing tab sends the result before it releases the lock; a tab that was closed never does. The message may
   * arrive a little later than the lock.
   */
  async function takeOverWhenLost(attempt: Attempt): Promise<void> {
    await placing.untilFree();
    await world.wait(NEWS_TIME);
    if (isOnItsWay(attempt)) lose(doubtEnds(attempt.sentAt, world.now()));
  }

  function resumeAside(): void {
    const ticket = aside.find(({ attempt }) => attempt.player === world.player());
    if (!ticket || isHeld($state.get())) return;
    aside = aside.filter((one) => one !== ticket);
    put({ ...ticket, looking: false });
    lookUp();
  }

  function isOnItsWay(attempt: Attempt): boolean {
    const ticket = $state.get();
    return ticket.state === "processing" && triedIn(ticket) === tryOf(attempt);
  }

  function isUnanswered(attempt: Attempt): boolean {
    const ticket = $state.get();
    return ticket.state === "unanswered" && triedIn(ticket) === tryOf(attempt);
  }

  return {
    $ticket: $state,
    place,
    lookUp,
    betChanged(bet) {
      const ticket = $state.get();
      // The operator has just named it.
      if (ticket.state === "unanswered" && bet.attempt_id === ticket.attempt.id) lookUp();
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

function triedIn(ticket: Ticket): string | undefined {
  return "attempt" in ticket ? tryOf(ticket.attempt) : undefined;
}

/** Names a try: a later one of the same bets has the same id. */
function tryOf({ id, sentAt }: Attempt): string {
  return `${id} ${sentAt}`;
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
