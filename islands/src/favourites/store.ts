/**
 * The favourites of the signed-in player: fetched once somebody is signed in, changed by presses, and kept in
 * step with the other tabs.
 */
import { atom, type ReadableAtom } from "nanostores";
import { $session } from "../account/shared/session";
import { alerts } from "../alerts/shared/alerts";
import { ApiError } from "../api/errors";
import { type FavouriteKind, fetchFavourites, setFavourite } from "../api/favourites";
import { openTabs } from "../core/tabs";
import { loadMessages } from "../messages/messages";
import { reportError } from "../report/report";
import { once } from "../state/once";
import {
  confirm,
  type FavouriteKey,
  type Favourites,
  fetched,
  NONE,
  partsOf,
  readKey,
  revert,
  wish,
} from "./favourites";

/** All kinds, in the order of the page of favourites. */
export const KINDS: readonly FavouriteKind[] = ["matches", "tournaments", "competitors", "sports"];

/** What a tab says to the others when the operator has confirmed a press. */
interface Said {
  readonly player: number;
  readonly key: FavouriteKey;
  readonly on: boolean;
}

/** The favourites of whoever is signed in. */
export function createFavourites() {
  const $state = atom<Favourites>(NONE);
  /** Whose press on what is on its way. */
  const sending = new Set<string>();
  let player: number | undefined;
  let tellTabs: ((message: Said) => void) | undefined;

  /** Follows the session from now on. Safe to call again. */
  const start = once((): void => {
    tellTabs = openTabs("favourites", (message) => {
      const said = message as Partial<Said>;
      const key = readKey(said.key);
      if (key && said.player === player) $state.set(confirm($state.get(), key, said.on === true));
    });
    // A page that was kept in the cache has missed what other tabs said.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) void load();
    });
    $session.subscribe(({ player: signedIn }) => {
      // Signing out is pending for a moment, with the player; its end decides.
      if (signedIn?.id === player) return;
      player = signedIn?.id;
      $state.set(NONE);
      void load();
    });
  });

  /** Sets a favourite at once, and saves it; taken back, with an alert, if it could not be saved. */
  function setOn(key: FavouriteKey, on: boolean): void {
    $state.set(wish($state.get(), key, on));
    void send(key);
  }

  /** Sends what is wished of a key until nothing is: one call at a time, the last press wins. */
  async function send(key: FavouriteKey): Promise<void> {
    const sender = player;
    // The next player's press does not wait for a call of the last one, after which it would not be sent.
    const call = `${sender} ${key}`;
    if (sending.has(call)) return;
    sending.add(call);
    const { kind, id } = partsOf(key);
    try {
      for (let on = $state.get().wished.get(key); on !== undefined; ) {
        await setFavourite(kind, id, on);
        if (sender !== player) return;
        $state.set(confirm($state.get(), key, on));
        if (sender !== undefined) tellTabs?.({ player: sender, key, on });
        on = $state.get().wished.get(key);
      }
    } catch (error) {
      // At 401 the session has ended: the player is gone, and is asked to sign in again.
      if (sender === player) await takeBack(key, error);
    } finally {
      sending.delete(call);
    }
  }

  async function takeBack(key: FavouriteKey, error: unknown): Promise<void> {
    $state.set(revert($state.get(), key));
    reportError(error, `the favourite ${key} could not be saved`);
    const say = await loadMessages("favourites");
    const isOffline = error instanceof ApiError && error.failure === "unanswered";
    alerts.show({
      type: "error",
      title: say("favourites-failed"),
      text: say(isOffline ? "favourites-unanswered" : "favourites-failed-text"),
    });
    // It may have been saved all the same.
    if (!(error instanceof ApiError) || error.isUncertain) await loadKind(partsOf(key).kind);
  }

  async function load(): Promise<void> {
    if (player !== undefined) await Promise.all(KINDS.map(loadKind));
  }

  async function loadKind(kind: FavouriteKind): Promise<void> {
    const asker = player;
    const { turn } = $state.get();
    try {
      const { ids } = await fetchFavourites(kind);
      if (asker === player) $state.set(fetched($state.get(), kind, ids, turn));
    } catch (error) {
      // The stars stay as they are: a press still says what is wanted.
      reportError(error, `favourite ${kind} could not be fetched`);
    }
  }

  return {
    /** What is followed. */
    $favourites: $state as ReadableAtom<Favourites>,
    start,
    setOn,
  };
}

export const { $favourites, start: startFavourites, setOn } = createFavourites();
