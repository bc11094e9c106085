/**
 * The page's interface to the push: events by name, and the player of the connection. The
 * connection itself (`connection.ts`, with the client) is loaded separately and later; a listener
 * that is added before the connection opens misses nothing.
 */
import { atom } from "nanostores";
import type { PushEventName } from "../api/push-events";
import { type Reader, record, reportMismatch, text } from "../api/read";
import { report, reportOnce } from "../report/report";
import { createListeners, createListenersOf } from "../state/listeners";

/** Reads an event's message and passes it to a listener. */
type Taker = (message: unknown, at: string) => void;

/** The signed-in player's id; null for a visitor; undefined until it is known. */
export const $pushUser = atom<number | null | undefined>(undefined);

/** Whether the connection has ended and will not come back by itself. */
export const $pushEnded = atom(false);

/** Whether a part of the page needs the events about matches, besides what the page came with. */
export const $pushWanted = atom(false);

/** Events that some part of the page handles, loaded or not. */
const HANDLED = new Set<string>([
  "balance_changed",
  "bet_cashout_changed",
  "bet_changed",
  "bonus_issued",
  "mark",
  "markets_changed",
  "match_changed",
  "match_status_changed",
  "notification",
  "tournament_pool_changed",
  "unread_notifications_changed",
] satisfies PushEventName[]);

/** Channels that come back within this time report one loss together. */
const LOSS_MS = 50;

function createPush() {
  const takers = createListenersOf<string, Taker>();
  const { listen: onLoss, call: callLoss } = createListeners();
  let loss: ReturnType<typeof setTimeout> | undefined;

  /** The push, for islands. */
  const push = {
    /**
     * Calls `listener` with every event of a name; returns a function that stops it. What `read`
     * rejects is reported and dropped; what it reads as undefined is ignored.
     */
    on<T>(
      name: PushEventName,
      read: Reader<T>,
      listener: (message: Exclude<T, undefined>) => void,
    ): () => void {
      const taker: Taker = (message, at) => {
        let known: T;
        try {
          known = read(message, at);
        } catch (error) {
          reportMismatch(error);
          return;
        }
        if (known !== undefined) listener(known as Exclude<T, undefined>);
      };
      return takers.listen(name, taker);
    },

    /**
     * Calls `listener` when events were lost: the connection came back and the server could not
     * replay what happened in between. State that is only kept up to date by events must be fetched
     * again.
     */
    onLoss,

    /** Listens to the events about matches from now on, on whatever page: a part of it shows some. */
    want(): void {
      $pushWanted.set(true);
    },

    /** Sets the player: the connection reconnects when it changes. */
    setUser(id: number | null): void {
      $pushUser.set(id);
    },
  };

  /**
   * Calls the listeners of a publication. An event that no part of the page handles is reported once;
   * one whose part is not loaded yet is not, because that part will fetch what it needs.
   */
  function dispatch(event: unknown): void {
    try {
      const { event_name, message } = record(event, "push");
      const name = text(event_name, "push: event_name");
      const all = takers.of(name);
      if (all.length === 0 && !HANDLED.has(name)) {
        const message = `no handler for the push event "${name}"`;
        reportOnce({ kind: "push.unknown_event", message, data: { name } });
      }
      for (const take of all) {
        try {
          take(message, `push ${name}: message`);
        } catch (cause) {
          // The others must not miss it.
          report({
            kind: "push.handler",
            message: `a part failed on the push event "${name}"`,
            cause,
          });
        }
      }
    } catch (error) {
      reportMismatch(error);
    }
  }

  /** Reports that events were lost. */
  function dispatchLoss(): void {
    if (loss !== undefined) return;
    loss = setTimeout(() => {
      loss = undefined;
      callLoss();
    }, LOSS_MS);
  }

  return [push, dispatch, dispatchLoss] as const;
}

export const [push, dispatch, dispatchLoss] = createPush();
