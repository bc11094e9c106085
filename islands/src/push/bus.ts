/**
 * What the rest of the page knows of the push: events by name, and who the connection is for. The
 * connection itself (`connection.ts`, with the client) is loaded apart and later; a listener that
 * is added before it is there misses nothing that it could have heard.
 */
import { atom } from "nanostores";
import type { PushEvent } from "../api/wire.gen";
import { reportOnce } from "../report/report";

/** Names of the push's events (spec 4). */
export type PushEventName = PushEvent["event_name"];

/** What an event of a name carries. */
export type PushMessage<N extends PushEventName> = Extract<PushEvent, { event_name: N }>["message"];

const listeners = new Map<PushEventName, Set<(message: never) => void>>();
const lossListeners = new Set<() => void>();

/** The signed-in player's id; null for a visitor; undefined until it is known (spec 4). */
export const $pushUser = atom<number | null | undefined>(undefined);

/** The push, for islands. */
export const push = {
  /** Calls `listener` with every event of a name; returns the function that stops it. */
  on<N extends PushEventName>(name: N, listener: (message: PushMessage<N>) => void): () => void {
    let all = listeners.get(name);
    if (!all) {
      all = new Set();
      listeners.set(name, all);
    }
    all.add(listener);
    return () => all.delete(listener);
  },

  /**
   * Calls `listener` when events were missed for good: the connection came back and the server
   * could not replay what happened in between. Whatever was kept up to date by events alone must
   * be fetched again.
   */
  onLoss(listener: () => void): () => void {
    lossListeners.add(listener);
    return () => lossListeners.delete(listener);
  },

  /** Says who is signed in: the connection reconnects when that changes (spec 4). */
  setUser(id: number | null): void {
    $pushUser.set(id);
  },
};

/** Events that some part of the page handles, loaded already or not. */
const HANDLED = new Set<string>([
  "balance_changed",
  "bet_cashout_changed",
  "bet_changed",
  "bonus_issued",
  "markets_changed",
  "match_changed",
  "match_status_changed",
] satisfies PushEventName[]);

/**
 * Calls the listeners of a publication. An event that no part of the page handles is reported once
 * (spec 8); one whose part is not loaded yet is not, as that part will ask for what it needs.
 */
export function dispatch(event: PushEvent): void {
  const name = event.event_name;
  const all = [...(listeners.get(name) ?? [])];
  if (all.length === 0 && !HANDLED.has(name)) {
    reportOnce(`no handler for the push event "${name}"`);
  }
  for (const listener of all) (listener as (message: unknown) => void)(event.message);
}

/** Channels that come back together tell one loss together. */
const LOSS_MS = 50;

let loss: ReturnType<typeof setTimeout> | undefined;

/** Tells that events were missed for good. */
export function dispatchLoss(): void {
  if (loss !== undefined) return;
  loss = setTimeout(() => {
    loss = undefined;
    for (const listener of [...lossListeners]) listener();
  }, LOSS_MS);
}
