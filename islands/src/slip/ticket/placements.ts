/** Bets of the slip as they travel to the operator (spec 3, "Bet placement payload"). */
import type { BetPlacement, BonusUse, SelectionPlacement } from "../../api/wire.gen";
import type { AttemptBet, Pick } from "../../betting/ticket";
import type { BetView } from "../../betting/view-types";
import type { SlipSelection } from "../../core/selections";

/** A bet as it is asked about: without a bonus, and with a stake of 0 where it is not understood. */
export function placementOf(view: BetView<SlipSelection>, currency: string): BetPlacement {
  const { bet, stake, system, selections } = view;
  return {
    stake: { value: stake.ok ? stake.value : 0, currency },
    selections: selections.map(selectionPlacement),
    ...(system && { system_id: system.id }),
    ...(bet.customOdds && { custom_odds: bet.customOdds.odds }),
  };
}

/** A bet as it is placed, with what the receipt says of it. Only for a stake that is understood. */
export function attemptBet(view: BetView<SlipSelection>, currency: string): AttemptBet | undefined {
  const { bet, stake, system, selections } = view;
  if (!stake.ok) return undefined;
  return {
    id: bet.id,
    type: bet.type,
    stake: stake.value,
    currency,
    systemId: system?.id,
    customOdds: bet.customOdds?.odds,
    bonus: bonusUse(view),
    selections: selections.map(selectionPlacement),
    picks: selections.map(pickOf),
  };
}

/** A bet that was made ready to be placed, as it travels. */
export function placementOfAttempt(bet: AttemptBet): BetPlacement {
  return {
    ...(bet.bonus && { bonus: bet.bonus }),
    stake: { value: bet.stake, currency: bet.currency },
    selections: [...bet.selections],
    ...(bet.systemId !== undefined && { system_id: bet.systemId }),
    ...(bet.customOdds !== undefined && { custom_odds: bet.customOdds }),
  };
}

/** A selection as it travels, at its price of now: the one that is on show. */
export function selectionPlacement(selection: SlipSelection): SelectionPlacement {
  return {
    match_id: selection.matchId,
    market_id: selection.marketId,
    specifier: selection.specifier,
    outcome_id: selection.outcomeId,
    odds: selection.odds,
  };
}

/** A selection in words. */
export function pickOf({ id, outcomeName, marketName, nameA, nameB }: SlipSelection): Pick {
  return { id, outcome: outcomeName, market: marketName, event: `${nameA} – ${nameB}` };
}

function bonusUse({ bonus }: BetView): BonusUse | undefined {
  if (!bonus) return undefined;
  const { id, type, factor } = bonus;
  return { id, type, ...(factor !== undefined && { odds: factor }) };
}
