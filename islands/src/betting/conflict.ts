/**
 * Selections that cannot be in one bet. A conflict refuses nothing: it is shown, and the player
 * decides which selection to remove.
 */

import type { BetType } from "./bet-type";

/** Why selections cannot form one bet. The ids are those that the player may remove. */
export type Conflict =
  /** Several of one match in a combo or system: all of them. */
  | { readonly kind: "same_match"; readonly ids: readonly string[] }
  /** Providers cannot be mixed: those of another provider than the first selection's. */
  | { readonly kind: "mixed_providers"; readonly ids: readonly string[] }
  /** Systems are limited to the primary provider: selections of another one. */
  | { readonly kind: "system_provider"; readonly ids: readonly string[] }
  /** A custom bet is on one match: those of another match than the first selection's. */
  | { readonly kind: "custom_bet_match"; readonly ids: readonly string[] }
  /** A custom bet is placed on its own: everything else in the slip. */
  | { readonly kind: "custom_bet_alone"; readonly ids: readonly string[] };

/** The fields of a selection that decide what it can be joined with. */
export interface Joinable {
  /** Unique: the price's key. */
  readonly id: string;
  /** The match. */
  readonly matchId: number;
  /** Who supplies the match. */
  readonly provider: string;
}

/** The first reason why selections cannot make a bet of a type. */
export function conflictIn(
  type: BetType,
  selections: readonly Joinable[],
  primaryProvider: string,
): Conflict | undefined {
  switch (type) {
    case "single":
      return undefined;
    case "custom_bet":
      return otherMatch(selections);
    case "combo":
      return sameMatch(selections) ?? mixedProviders(selections);
    case "system":
      return (
        sameMatch(selections) ??
        mixedProviders(selections) ??
        otherThan(primaryProvider, selections)
      );
  }
}

function sameMatch(selections: readonly Joinable[]): Conflict | undefined {
  const byMatch = new Map<number, string[]>();
  for (const { id, matchId } of selections) {
    byMatch.set(matchId, [...(byMatch.get(matchId) ?? []), id]);
  }
  const ids = [...byMatch.values()].filter((of) => of.length > 1).flat();
  return ids.length > 0 ? { kind: "same_match", ids } : undefined;
}

function mixedProviders(selections: readonly Joinable[]): Conflict | undefined {
  const ids = idsWhere(selections, ({ provider }) => provider !== selections[0]?.provider);
  return ids.length > 0 ? { kind: "mixed_providers", ids } : undefined;
}

function otherThan(primary: string, selections: readonly Joinable[]): Conflict | undefined {
  const ids = idsWhere(selections, ({ provider }) => provider !== primary);
  return ids.length > 0 ? { kind: "system_provider", ids } : undefined;
}

function otherMatch(selections: readonly Joinable[]): Conflict | undefined {
  const ids = idsWhere(selections, ({ matchId }) => matchId !== selections[0]?.matchId);
  return ids.length > 0 ? { kind: "custom_bet_match", ids } : undefined;
}

function idsWhere(
  selections: readonly Joinable[],
  isOther: (selection: Joinable) => boolean,
): string[] {
  return selections.filter(isOther).map(({ id }) => id);
}
