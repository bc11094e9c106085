/**
 * One value in all tabs of a browser. Each tab stores it for its session and sends it to the others when the player has
 * changed it; the latest change wins. A new page takes over what an earlier one of its tab has stored, and says what it
 * has; so does one that comes back from the back-forward cache. A tab with a newer value answers.
 *
 * What is no such value has a way of its own. The slip's selections are merged one by one (`core/slip-tabs.ts`). Of a ticket
 * the tab that places it decides, not the latest change (`slip/ticket/ticket-store.ts`). Settings, favourites and limits
 * are the operator's: tabs tell each other what has happened, by `openTabs` alone. What the local storage has is the same
 * in every tab already: `stored-elsewhere.ts` says when it changes.
 */
import { atom, type ReadableAtom } from "nanostores";
import { readStored, warnUnusable, writeStored } from "../core/storage";
import type { StoredKey } from "../core/stored-keys";
import { openTabs } from "../core/tabs";

/** What is shared, and how. */
export interface SharedValue<T> {
  /** The value until something else is known. */
  readonly first: T;
  /** Its key of the session storage. */
  readonly key: StoredKey<"session">;
  /** Its channel between the tabs; a version in the name keeps tabs of different versions apart. */
  readonly channel: string;
  /** The name of the value in what is stored and sent. */
  readonly field: string;
  /** Reads a stored or received value; undefined where it is unusable. */
  readonly read: (value: unknown) => T | undefined;
  /** Brings a value of another tab or page in line with what this one knows; undefined while it knows too little. */
  readonly adopt: (value: T) => T | undefined;
}

/** A value that all tabs share. */
export interface SharedStore<T> {
  readonly $value: ReadableAtom<T>;
  /** The player changes the value: it is stored and sent. */
  change(value: T): void;
  /** The value follows something that every tab learns by itself: it is stored, and no newer than before. */
  follow(value: T): void;
  /** Takes over what an earlier page of this tab has stored; returns whether there was something. */
  restore(): boolean;
  /** Sends and receives from now on. */
  open(): void;
}

/** Makes a value that all tabs share. */
export function sharedStore<T>({
  first,
  key,
  channel,
  field,
  read,
  adopt,
}: SharedValue<T>): SharedStore<T> {
  const $value = atom(first);
  /** When the player last changed it, in milliseconds since 1970; later than any known stamp. */
  let stamp = 0;
  let send: (message: unknown) => void = () => {};

  const packed = () => ({ [field]: $value.get(), stamp });

  function put(value: T): void {
    $value.set(value);
    writeStored("session", key, packed());
  }

  function receive(message: unknown): void {
    const theirs = unpack(message);
    if (!theirs || theirs.stamp === stamp) return;
    if (theirs.stamp < stamp) send(packed());
    else take(theirs);
  }

  function take(theirs: Stamped<T>): void {
    const adopted = adopt(theirs.value);
    if (adopted === undefined) return;
    stamp = theirs.stamp;
    put(adopted);
  }

  function unpack(message: unknown): Stamped<T> | undefined {
    if (typeof message !== "object" || message === null) return undefined;
    const fields = message as Readonly<Record<string, unknown>>;
    const value = read(fields[field]);
    if (value === undefined || !Number.isFinite(fields.stamp)) return undefined;
    return { value, stamp: fields.stamp as number };
  }

  return {
    $value,
    change(value) {
      if (value === $value.get()) return;
      stamp = Math.max(Date.now(), stamp + 1);
      put(value);
      send(packed());
    },
    follow(value) {
      if (value !== $value.get()) put(value);
    },
    restore() {
      const stored = readStored("session", key);
      const kept = unpack(stored);
      if (kept) take(kept);
      else if (stored !== undefined) warnUnusable(key, "not of this version");
      return kept !== undefined;
    },
    open() {
      send = openTabs(channel, receive);
      send(packed());
      addEventListener("pageshow", ({ persisted }) => persisted && send(packed()));
    },
  };
}

interface Stamped<T> {
  readonly value: T;
  readonly stamp: number;
}
