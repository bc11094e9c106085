/** Reuses a placed bet: betting the same again, and sharing it. */

import { loadSettings } from "../account/shared/settings";
import type { Bet, BetSelection } from "../api/schemas/bets";
import type { BetPlacement } from "../api/wire.gen";
import { sharedBets } from "../betting/shared";
import { setPanel } from "../core/panel";
import { presentSelections } from "../slip/shared/present-selections";
import { addBets } from "../slip/shared/share";
import { startSlip } from "../slip/shared/slip";

/** What happened to the selections of a reused bet. */
export interface Reused {
  /** How many can still be bet on. */
  readonly kept: number;
  /** Those that the operator no longer offers. */
  readonly gone: readonly BetSelection[];
}

/** Whether any selection of a bet may still be offered: one that has ended is not. */
export function canReuse({ selections }: Bet): boolean {
  return selections.some(({ status }) => status === "no_results");
}

/**
 * Puts a bet into the slip again, at current prices and without its stake, and shows the slip. If
 * the slip is not empty, the player is asked there. Rejects with an `ApiError` when the operator
 * does not answer; the slip then stays as it was.
 */
export async function reuseBet(bet: Bet): Promise<Reused> {
  const refs = bet.selections.map((selection) => ({ ...placementOf(selection), selection }));
  const [{ found, gone }] = await Promise.all([presentSelections(refs), loadSettings()]);
  if (found.length > 0) {
    startSlip();
    setPanel({ open: true, tab: "slip" });
    const available = new Set(found.map(({ id }) => id));
    const bets = sharedBets([placementOfBet(bet)], available);
    addBets({ bets, selections: found });
  }
  return { kept: found.length, gone: gone.map(({ selection }) => selection) };
}

/** A placed bet as it is shared: its selections without the stake. */
export function placementOfBet(bet: Bet): BetPlacement {
  return {
    stake: { value: 0, currency: bet.stake.currency },
    selections: bet.selections.map(placementOf),
    ...(bet.system && { system_id: bet.system.id }),
    ...(bet.type === "custom_bet" && { custom_odds: bet.odds }),
  };
}

/** A selection of a placed bet by its ids, with the price that it was taken at. */
export function placementOf({ match, market, specifier, outcome, odds }: BetSelection) {
  return {
    match_id: match.id,
    market_id: market.id,
    specifier,
    outcome_id: outcome.id,
    odds,
  };
}
