/** Random histories of a slip, for property tests. */

import fc from "../../testing/properties";
import type { BonusOffer } from "../bonus";
import { EMPTY_SLIP, nextSlip } from "../slip";
import type { Picked, Slip, SlipContext, SlipEvent } from "../slip-types";
import { multi, picked, rules, SYSTEMS } from "./slips";

/** The action of a step: a change of the selections, or an event. */
export type Action =
  | { readonly kind: "toggle"; readonly id: string }
  | { readonly kind: "move"; readonly id: string; readonly odds: number }
  | { readonly kind: "event"; readonly make: (slip: Slip, picks: readonly Picked[]) => SlipEvent };

const LETTERS = [..."abcdefg"];
const at = <T>(list: readonly T[], place: number): T | undefined =>
  list[place % (list.length || 1)];
const place = fc.nat({ max: 7 });
const text = fc.oneof(
  fc.constantFrom("", "0", "5", "12,5", "100.01", "-5", "1e3", "x", "0.01", "9".repeat(16)),
  fc.nat({ max: 1_000_000 }).map(String),
);

const offer = fc.record<BonusOffer>({
  id: fc.integer({ min: 1, max: 4 }),
  type: fc.constantFrom(
    "hunting",
    "tournament",
    "comboboost",
    "freebet_only_win",
    "freebet_no_risk",
  ),
  isUsable: fc.boolean(),
  factor: fc.constantFrom(1050, 1100, undefined),
  stake: fc.constantFrom(2000, 5000),
});

const sharedStake = fc.record({
  value: fc.nat({ max: 9000 }),
  currency: fc.constantFrom("ZAR", "EUR", "PTS"),
});

const ids = (slip: Slip) => slip.bets.map((bet) => bet.id);

/** Every kind of event that the player or the operator can cause. */
const event: fc.Arbitrary<Extract<Action, { kind: "event" }>["make"]> = fc.oneof(
  fc
    .constantFrom("single" as const, "combo" as const, "system" as const)
    .map((type) => () => ({ kind: "type", type }) as const),
  fc.tuple(place, fc.nat({ max: SYSTEMS.length - 1 })).map(([bet, system]) => (slip: Slip) => ({
    kind: "system" as const,
    betId: at(ids(slip), bet) ?? "",
    systemId: SYSTEMS[system]?.id ?? 0,
  })),
  fc
    .tuple(place, text, fc.constantFrom("stake" as const, "profit" as const))
    .map(([bet, typed, by]) => (slip: Slip) => ({
      kind: "stake" as const,
      betId: at(ids(slip), bet) ?? "",
      text: typed,
      by,
    })),
  fc.tuple(place, fc.nat({ max: 100_000 })).map(([bet, value]) => (slip: Slip) => ({
    kind: "amount" as const,
    betId: at(ids(slip), bet) ?? "",
    value,
  })),
  fc.array(offer, { maxLength: 4 }).map((list) => (slip: Slip) => ({
    kind: "offers" as const,
    byBet: Object.fromEntries(ids(slip).map((id) => [id, list])),
  })),
  fc
    .tuple(place, fc.option(fc.integer({ min: 1, max: 4 })))
    .map(([bet, bonusId]) => (slip: Slip) => ({
      kind: "bonus" as const,
      betId: at(ids(slip), bet) ?? "",
      bonusId,
    })),
  fc.tuple(place, fc.integer({ min: 1001, max: 90_000 })).map(([bet, odds]) => (slip: Slip) => ({
    kind: "custom_odds" as const,
    betId: at(ids(slip), bet) ?? "",
    odds,
  })),
  fc
    .tuple(fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }), fc.integer({ min: 1001, max: 90_000 }))
    .map(([places, odds]) => (_: Slip, picks: readonly Picked[]) => ({
      kind: "custom_bet" as const,
      selectionIds: [...new Set(places.flatMap((one) => picks[one]?.id ?? []))],
      odds,
    })),
  fc
    .tuple(fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }), fc.option(sharedStake))
    .map(([places, stake]) => (_: Slip, picks: readonly Picked[]) => {
      const selectionIds = places.flatMap((one) => picks[one]?.id ?? []);
      const type = selectionIds.length > 1 ? ("combo" as const) : ("single" as const);
      return {
        kind: "shared" as const,
        bets: selectionIds.length > 0 ? [{ type, selectionIds, stake: stake ?? undefined }] : [],
      };
    }),
  fc.constant((slip: Slip) => ({ kind: "restored" as const, slip })),
  fc.constant(() => ({ kind: "accepted" }) as const),
  fc.constant((slip: Slip) => ({ kind: "placed" as const, betIds: ids(slip) })),
  fc.constant(() => ({ kind: "messages" as const, byBet: { b1: "No." } })),
);

export const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...LETTERS).map((id) => ({ kind: "toggle", id }) as const),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...LETTERS), fc.integer({ min: 1001, max: 9000 }))
      .map(([id, odds]) => ({ kind: "move", id, odds }) as const),
  },
  { weight: 6, arbitrary: event.map((make) => ({ kind: "event", make }) as const) },
);

/** Rules under which histories run. */
export const allowed = fc.constantFrom(
  rules(),
  multi(),
  rules({ systemTypes: [] }),
  multi({ allowMultipleFreebets: true, tag: "pt-BR" }),
);

/** A step of a history: the state before, the action, the state after. */
export interface Step {
  readonly before: Slip;
  readonly event: SlipEvent;
  readonly after: Slip;
  readonly wasPicked: readonly Picked[];
  readonly context: SlipContext;
}

/** Runs a history from an empty slip. */
export function play(actions: readonly Action[], given: SlipContext["rules"]): Step[] {
  let selections: readonly Picked[] = [];
  let slip = EMPTY_SLIP;
  return actions.map((one) => {
    const wasPicked = selections;
    selections = pickAfter(selections, one);
    const event: SlipEvent =
      one.kind === "event" ? one.make(slip, selections) : { kind: "selections" };
    const context = { selections, rules: given };
    const before = slip;
    slip = nextSlip(before, event, context);
    return { before, event, after: slip, wasPicked, context };
  });
}

function pickAfter(selections: readonly Picked[], action: Action): readonly Picked[] {
  switch (action.kind) {
    case "toggle":
      return selections.some(({ id }) => id === action.id)
        ? selections.filter(({ id }) => id !== action.id)
        : [...selections, picked(action.id)];
    case "move":
      return selections.map((one) => (one.id === action.id ? { ...one, odds: action.odds } : one));
    case "event":
      return selections;
  }
}
