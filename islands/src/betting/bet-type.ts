/**
 * Which bet the selections make (spec 4, "Bet type changes" and "Adding a selection"; spec 5).
 *
 * One selection is a single; several are a combo. What cannot be joined is a conflict: it is told,
 * and the player decides which selection leaves.
 */

/** Kind of a bet, as it travels (spec 4). */
export type BetType = "single" | "combo" | "system" | "custom_bet";

/** The part of a selection that decides what it can be joined with. */
export interface Joinable {
  /** Unique: the price's key. */
  readonly id: string;
  /** The match. */
  readonly matchId: number;
  /** Who supplies the match. */
  readonly provider: string;
}

/** Why selections cannot make one bet. */
export type Conflict =
  | { readonly kind: "same_match"; readonly ids: readonly string[] }
  | { readonly kind: "mixed_providers"; readonly ids: readonly string[] };

/** The type of bet that a number of selections makes; none without selections. */
export function betTypeOf(count: number): BetType | undefined {
  if (count === 0) {
    return undefined;
  }
  return count === 1 ? "single" : "combo";
}

/** The types that can be chosen. Several selections without multi-single are a combo alone. */
export function possibleBetTypes(count: number): BetType[] {
  const type = betTypeOf(count);
  return type ? [type] : [];
}

/** The first reason why selections cannot be joined to a combo (spec 4). */
export function findConflict(selections: readonly Joinable[]): Conflict | undefined {
  const seen = new Map<number, string[]>();
  for (const { id, matchId } of selections) {
    seen.set(matchId, [...(seen.get(matchId) ?? []), id]);
  }
  const doubled = [...seen.values()].filter((ids) => ids.length > 1).flat();
  if (doubled.length > 0) {
    return { kind: "same_match", ids: doubled };
  }
  const [first] = selections;
  const others = selections.filter((selection) => selection.provider !== first?.provider);
  if (others.length > 0) {
    return { kind: "mixed_providers", ids: others.map((selection) => selection.id) };
  }
  return undefined;
}
