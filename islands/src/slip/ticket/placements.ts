/** Bets of the slip as they are sent to the operator. */
import type { BetPlacement, BonusUse, SelectionPlacement } from "../../api/wire.gen";
import type { AttemptBet, Pick } from "../../betting/ticket";
import type { BetView } from "../../betting/view-types";
import type { SlipSelection } from "../../core/selections";
import { eventName } from "../../messages/event-name";

/** A bet for a query: without a bonus, and with a stake of 0 where it is invalid. */
export function placementOf(view: BetView<SlipSelection>, currency: string): BetPlacement {
  const { bet, stake, system, selections } = view;
  return {
    stake: { value: stake.ok ? stake.value : 0, currency },
    selections: selections.map(selectionPlacement),
    ...(system && { system_id: system.id }),
    ...(bet.customOdds && { custom_odds: bet.customOdds.odds }),
  };
}

/** A bet for a placement, with its texts for the receipt. Only for a valid stake. */
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

/** A bet of an attempt, as it is sent. */
export function placementOfAttempt(bet: AttemptBet): BetPlacement {
  return {
    ...(bet.bonus && { bonus: bet.bonus }),
    stake: { value: bet.stake, currency: bet.currency },
    selections: [...bet.selections],
    ...(bet.systemId !== undefined && { system_id: bet.systemId }),
    ...(bet.customOdds !== undefined && { custom_odds: bet.customOdds }),
  };
}

/** A selection as it is sent, at its current price: the one that is shown. */
export function selectionPlacement(selection: SlipSelection): SelectionPlacement {
  return {
    match_id: selection.matchId,
    market_id: selection.marketId,
    specifier: selection.specifier,
    outcome_id: selection.outcomeId,
    odds: selection.odds,
  };
}

/** The names of a selection. */
export function pickOf({ id, outcomeName, marketName, nameA, nameB }: SlipSelection): Pick {
  return { id, outcome: outcomeName, market: marketName, event: eventName(nameA, nameB) };
}

function bonusUse({ bonus }: BetView): BonusUse | undefined {
  if (!bonus) return undefined;
  const { id, type, factor } = bonus;
  return { id, type, ...(factor !== undefined && { odds: factor }) };
}
