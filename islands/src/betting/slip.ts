/**
 * The slip: the bets that the picked selections form, and the stake of each.
 *
 * The selections are a flat ordered list in the core (`core/selections.ts`), because a price can be
 * taken before any of this code is loaded. The slip is a *layout* over that list: bets that refer
 * to their selections by id. It changes only through `nextSlip`: an event and the current
 * selections go in, the next slip comes out, so any history can be replayed.
 */

import { arrange } from "./arrange";
import {
  acceptBet,
  changeStake,
  changeSystem,
  changeType,
  chooseBonus,
  mapBets,
  takeCustomOdds,
  takeOffers,
  withMessage,
  withoutFreebet,
} from "./changes";
import { addCustomBet, addShared, restore } from "./incoming";
import { decided, takeLeadOffers } from "./lead";
import { acceptChanges } from "./selection";
import type { Picked, Slip, SlipContext, SlipEvent } from "./slip-types";
import { noStake, setStake, typedStake } from "./stake";

/** An empty slip. */
export const EMPTY_SLIP: Slip = { version: 2, bets: [], next: 1 };

/**
 * The slip after an event; the same object when nothing changed.
 *
 * Send no event before the operator's settings are known: without them several singles would be
 * joined as if they were not allowed.
 */
export function nextSlip(slip: Slip, event: SlipEvent, context: SlipContext): Slip {
  switch (event.kind) {
    // These events themselves assign each selection to a bet.
    case "restored":
      return arrange(restore(event.slip, context.rules), context);
    case "custom_bet":
      return arrange(addCustomBet(slip, event, context), context);
    case "shared":
      return arrange(addShared(slip, event.bets, context), context);
    default:
      return arrange(applyTo(arrange(slip, context), event, context), context);
  }
}

type PlainEvent = Exclude<SlipEvent, { kind: "restored" | "custom_bet" | "shared" }>;

function applyTo(before: Slip, about: PlainEvent, context: SlipContext): Slip {
  const { slip, event } = decided(before, about, context);
  return apply(slip, event, context);
}

function apply(slip: Slip, event: PlainEvent, context: SlipContext): Slip {
  const { unit, tag } = context.rules;
  switch (event.kind) {
    case "selections":
      return slip;
    case "type":
      return changeType(slip, event.type, context);
    case "system":
      return changeSystem(slip, event.betId, event.systemId, context.rules);
    case "stake":
      return changeStake(slip, event.betId, typedStake(event.text, event.by, unit, tag));
    case "amount":
      return changeStake(slip, event.betId, setStake(event.value, "stake", unit, tag));
    case "offers":
      return takeLeadOffers(
        mapBets(slip, (bet) => takeOffers(bet, event.byBet[bet.id] ?? [], unit.code)),
        event,
        context,
      );
    case "bonus":
      return chooseBonus(slip, event.betId, event.bonusId, context.rules);
    case "currency":
      return mapBets(withoutApart(slip), (bet) =>
        bet.stake.currency === unit.code
          ? bet
          : { ...withoutFreebet(bet, unit.code), stake: noStake(unit.code, "sharing") },
      );
    case "custom_odds":
      return mapBets(slip, (bet) =>
        bet.id === event.betId ? takeCustomOdds(bet, event.odds) : bet,
      );
    case "accepted":
      return mapBets(slip, acceptBet);
    case "messages":
      return mapBets(slip, (bet) => withMessage(bet, event.byBet[bet.id] ?? undefined));
    case "placed":
      return mapBets(slip, (bet) =>
        event.betIds.includes(bet.id)
          ? withMessage(withoutFreebet(bet, unit.code), undefined)
          : bet,
      );
    case "cleared":
      return slip.bets.length === 0 ? slip : { ...withoutApart(slip), bets: [] };
  }
}

function withoutApart(slip: Slip): Slip {
  if (!slip.apart) return slip;
  const { apart: _apart, ...kept } = slip;
  return kept;
}

/**
 * The selections that remain when the player accepts the changes: new prices are accepted,
 * unavailable selections are dropped, and so is all of a custom bet whose match takes no bets. Set
 * the flat list to this, then send `accepted`.
 */
export function acceptSelections<S extends Picked>(slip: Slip, selections: readonly S[]): S[] {
  const over = new Set(
    selections.filter(({ matchStatus }) => matchStatus === "others").map(({ id }) => id),
  );
  const gone = new Set(
    slip.bets
      .filter((bet) => bet.type === "custom_bet" && bet.selectionIds.some((id) => over.has(id)))
      .flatMap((bet) => bet.selectionIds),
  );
  return acceptChanges(selections.filter(({ id }) => !gone.has(id)));
}
