/** Which types the bets of a slip can have, and why not the others (book: rules/slip). */

import type { SystemKind } from "../api/schemas/bets";
import type { BetType } from "./bet-type";
import type { Slip, SlipContext, SlipRules } from "./slip-types";
import { namedLines } from "./system-names";

/** Why another type cannot be chosen. */
export type TypeRefusal =
  | "no_selections"
  /** A custom bet keeps its type. */
  | "custom_bet"
  | "same_type"
  /** One selection can only be a single. */
  | "one_selection"
  | "multi_single_unavailable"
  | "no_system_type";

/** Why the slip cannot change to a type; undefined when it can. */
export function refuseType(
  slip: Slip,
  type: BetType,
  { selections, rules }: SlipContext,
): TypeRefusal | undefined {
  const [first] = slip.bets;
  if (!first) return "no_selections";
  if (first.type === "custom_bet" || type === "custom_bet") return "custom_bet";
  if (first.type === type) return "same_type";
  if (selections.length === 1) return "one_selection";
  switch (type) {
    case "single":
      return takesSingles(
        selections.map((selection) => selection.provider),
        rules,
      )
        ? undefined
        : "multi_single_unavailable";
    case "system":
      return systemsFor(selections.length, rules.systemTypes).length > 0
        ? undefined
        : "no_system_type";
    case "combo":
      return undefined;
  }
}

/** Whether a ticket can have several singles of all these providers. */
export function takesSingles(providers: readonly string[], rules: SlipRules): boolean {
  return providers.every((provider) => rules.multiSingleProviders.includes(provider));
}

/** The systems of `count` selections: those with a name first, the one with fewer lines before; then by their shortest lines. */
export function systemsFor(count: number, systems: readonly SystemKind[]): SystemKind[] {
  const place = (system: SystemKind) => (namedLines(system) ? -system.win_count : system.win_count);
  return systems
    .filter((system) => system.total_count === count)
    .sort((a, b) => place(a) - place(b));
}

/**
 * The system that replaces one whose size no longer fits, or that is chosen first. A system of all lines becomes one of
 * all lines, any other one with lines of the same length; otherwise the shortest lines. Undefined when no system has
 * that size.
 */
export function nearestSystem(
  before: SystemKind | undefined,
  count: number,
  systems: readonly SystemKind[],
): SystemKind | undefined {
  const fitting = systemsFor(count, systems);
  const alike = fitting.filter((system) => longestLines(system) === longestLines(before));
  const among = alike.length > 0 ? alike : fitting;
  return among.find((system) => system.win_count === before?.win_count) ?? among[0];
}

function longestLines(system: SystemKind | undefined): number | "all" | undefined {
  return system && system.max_win_count === system.total_count ? "all" : system?.max_win_count;
}
