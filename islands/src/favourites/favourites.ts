/**
 * What a player follows, and what was pressed since (book: rules/favourites). Pure.
 *
 * A press is a wish until the operator has answered. Wishes are shown; what is saved is what the operator has
 * confirmed, here or in another tab.
 */
import type { FavouriteKind } from "../api/favourites";

/** Something that can be followed: type and number, as on its star. */
export type FavouriteKey = `${FavouriteKind}:${number}`;

/** What is followed. */
export interface Favourites {
  /** What the operator has confirmed. */
  readonly saved: ReadonlySet<FavouriteKey>;
  /** What was pressed and is not answered yet. */
  readonly wished: ReadonlyMap<FavouriteKey, boolean>;
  /** The number of confirmations so far. */
  readonly turn: number;
  /** The number of each key's last confirmation: an older answer must not undo it. */
  readonly confirmed: ReadonlyMap<FavouriteKey, number>;
}

/** Nothing is followed. */
export const NONE: Favourites = {
  saved: new Set(),
  wished: new Map(),
  turn: 0,
  confirmed: new Map(),
};

/** The key on a star; undefined if it is none. */
export function readKey(text: string | undefined): FavouriteKey | undefined {
  return /^(matches|tournaments|sports|competitors):\d+$/.test(text ?? "")
    ? (text as FavouriteKey)
    : undefined;
}

/** Type and number of a key. */
export function partsOf(key: FavouriteKey): { readonly kind: FavouriteKind; readonly id: number } {
  const [kind, id] = key.split(":");
  return { kind: kind as FavouriteKind, id: Number(id) };
}

/** Whether a star is shown as on. */
export function isOn({ saved, wished }: Favourites, key: FavouriteKey): boolean {
  return wished.get(key) ?? saved.has(key);
}

/** A star was pressed. */
export function wish(state: Favourites, key: FavouriteKey, on: boolean): Favourites {
  return { ...state, wished: new Map(state.wished).set(key, on) };
}

/** The operator has confirmed a press, here or in another tab. A later press stays a wish. */
export function confirm(state: Favourites, key: FavouriteKey, on: boolean): Favourites {
  const saved = new Set(state.saved);
  if (on) saved.add(key);
  else saved.delete(key);
  const turn = state.turn + 1;
  return {
    saved,
    wished: state.wished.get(key) === on ? without(state, key) : state.wished,
    turn,
    confirmed: new Map(state.confirmed).set(key, turn),
  };
}

/** The operator did not take a press: the star is as it was. */
export function revert(state: Favourites, key: FavouriteKey): Favourites {
  return { ...state, wished: without(state, key) };
}

/**
 * What the operator had of a kind when it was asked, at a turn. What was confirmed since is newer, and presses
 * are still wishes.
 */
export function fetched(
  state: Favourites,
  kind: FavouriteKind,
  ids: readonly number[],
  turn: number,
): Favourites {
  const isKept = (key: FavouriteKey) =>
    partsOf(key).kind !== kind || (state.confirmed.get(key) ?? 0) > turn;
  const kept = [...state.saved].filter(isKept);
  const found = ids.map((id): FavouriteKey => `${kind}:${id}`).filter((key) => !isKept(key));
  return { ...state, saved: new Set([...kept, ...found]) };
}

function without({ wished }: Favourites, key: FavouriteKey): Favourites["wished"] {
  const rest = new Map(wished);
  rest.delete(key);
  return rest;
}
