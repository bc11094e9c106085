/** Betting the same again: the selections of a placed bet go into the slip at the prices of now. */
import type { Bet, BetSelection } from "../api/wire.gen";
import { setPanel } from "../core/panel";
import { hasSelection, updateSlip } from "../core/selections";
import { presentSelections } from "./present-selections";

/** What became of the selections of a bet that is used again. */
export interface Reused {
  /** How many the slip has. */
  readonly kept: number;
  /** Those that the operator no longer offers. */
  readonly gone: readonly BetSelection[];
}

/** Whether anything of a bet may still be offered: a selection that has ended is not. */
export function canReuse({ selections }: Bet): boolean {
  return selections.some(({ status }) => status === "no_results");
}

/**
 * Adds the selections of a bet to the slip and shows it. What is in the slip already stays as it is.
 * Rejects with an `ApiError` when the operator cannot be asked; the slip is then as it was.
 */
export async function reuseBet({ selections }: Bet): Promise<Reused> {
  const refs = selections.map((selection) => ({
    match_id: selection.match.id,
    market_id: selection.market.id,
    specifier: selection.specifier,
    outcome_id: selection.outcome.id,
    selection,
  }));
  const { found, gone } = await presentSelections(refs);
  const added = found.filter(({ id }) => !hasSelection(id));
  if (added.length > 0) updateSlip((slip) => ({ selections: [...slip.selections, ...added] }));
  if (found.length > 0) setPanel({ open: true, tab: "slip" });
  return { kept: found.length, gone: gone.map(({ selection }) => selection) };
}
