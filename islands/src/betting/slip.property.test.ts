import { describe, expect, it } from "vitest";
import fc from "../testing/properties";
import { choosesFreebet } from "./bonus";
import { betOdds, boosted } from "./price";
import { nextSlip } from "./slip";
import type { Slip, SlipContext } from "./slip-types";
import { stakeAmount } from "./stake";
import { readSlip } from "./stored";
import { action, allowed, play, type Step } from "./testing/histories";
import { slipView } from "./view";

const histories = fc.tuple(fc.array(action, { minLength: 1, maxLength: 25 }), allowed);

function forEachStep(check: (step: Step) => void, runs = 300): void {
  fc.assert(
    fc.property(histories, ([actions, rules]) => {
      for (const step of play(actions, rules)) check(step);
    }),
    { numRuns: runs },
  );
}

/** The total of the player's own stakes, in subunits. */
function staked({ bets }: Slip, { selections, rules }: SlipContext): number {
  const prices = new Map(selections.map(({ id, odds }) => [id, odds]));
  return bets
    .filter((bet) => !choosesFreebet(bet.bonus))
    .map((bet) => {
      const odds = bet.selectionIds.map((id) => prices.get(id) ?? 0);
      const total = betOdds(bet, odds, rules.systemTypes);
      const amount = stakeAmount(bet.stake, total && boosted(total, bet), rules.unit.code);
      return amount.ok ? amount.value : 0;
    })
    .reduce((sum, value) => sum + value, 0);
}

describe("over any history of a slip", () => {
  it("every picked selection is in exactly one bet, and nothing else is", () => {
    forEachStep(({ after, context }) => {
      const ids = after.bets.flatMap((bet) => bet.selectionIds);
      expect([...ids].sort()).toEqual(context.selections.map(({ id }) => id).sort());
    });
  });

  it("bets have unique ids, and a bet that stays keeps its id", () => {
    forEachStep(({ before, after }) => {
      const ids = after.bets.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const known = new Set(before.bets.map(({ id }) => id));
      const numbers = ids.filter((id) => !known.has(id)).map((id) => Number(id.slice(1)));
      expect(numbers.every((number) => number >= before.next && number < after.next)).toBe(true);
    });
  });

  it("the bets are singles, or one bet, with at most a custom bet before them", () => {
    forEachStep(({ after, context }) => {
      const [first, ...rest] = after.bets;
      const ordinary = first?.type === "custom_bet" ? rest : after.bets;
      expect(ordinary.some(({ type }) => type === "custom_bet")).toBe(false);
      const types = new Set(ordinary.map(({ type }) => type));
      expect(types.size <= 1 && (types.has("single") || ordinary.length <= 1)).toBe(true);
      for (const bet of ordinary) {
        expect(bet.type === "single").toBe(bet.selectionIds.length === 1);
        if (bet.type === "system") {
          const system = context.rules.systemTypes.find(({ id }) => id === bet.systemId);
          expect(system?.total_count).toBe(bet.selectionIds.length);
        }
      }
    });
  });

  it("no stake is lost or added by picking, or by a change of type", () => {
    forEachStep(({ before, event, after, wasPicked, context }) => {
      if (event.kind !== "type" && event.kind !== "selections") return;
      const isSame =
        wasPicked.every((one) => context.selections.includes(one)) || event.kind === "type";
      if (!isSame) return;
      // A potential win is kept instead of its stake as long as its bet stays one bet.
      const wanted = before.bets.filter(({ stake }) => stake.source === "profit");
      if (wanted.some(({ stake }) => after.bets.some((bet) => bet.stake === stake))) return;
      const old = { ...context, selections: wasPicked };
      const sum = staked(after, context);
      expect(sum === staked(before, old) || !Number.isSafeInteger(sum)).toBe(true);
    });
  });

  it("dropping a selection does not change the stakes of other bets", () => {
    forEachStep(({ before, event, after, wasPicked, context }) => {
      if (event.kind !== "selections" || context.selections.length >= wasPicked.length) return;
      const left = new Set(context.selections.map(({ id }) => id));
      for (const bet of before.bets) {
        if (!bet.selectionIds.every((id) => left.has(id))) continue;
        const now = after.bets.find(({ id }) => id === bet.id);
        expect(now?.stake).toEqual(bet.stake);
      }
    });
  });

  it("an event that changes nothing returns the same slip", () => {
    forEachStep(({ event, after, context }) => {
      if (event.kind !== "selections") return;
      expect(nextSlip(after, event, context)).toBe(after);
    });
  });

  it("at most one freebet is used where one is allowed, and none twice", () => {
    forEachStep(({ after, context }) => {
      const used = after.bets.flatMap(({ bonus }) => (choosesFreebet(bonus) ? [bonus.id] : []));
      expect(new Set(used).size).toBe(used.length);
      if (!context.rules.allowMultipleFreebets) expect(used.length).toBeLessThanOrEqual(1);
    });
  });

  it("a stored slip is read back unchanged", () => {
    forEachStep(({ after }) => {
      const read = readSlip(JSON.parse(JSON.stringify(after)));
      const bare = after.bets.map(({ offers: _offers, message: _message, ...bet }) => bet);
      const { leadOffers: _leadOffers, ...kept } = after;
      expect(read).toEqual({ ...kept, bets: bare });
    }, 100);
  });

  it("the view adds up", () => {
    forEachStep(({ after, context }) => {
      const view = slipView(after, { ...context, isLoggedIn: true });
      const payouts = view.bets.map(({ payout }) => payout?.payout ?? 0n);
      expect(view.totalReturn).toBe(payouts.reduce((sum, value) => sum + value, 0n));
      const stakes = view.bets.map(({ stake }) => (stake.ok ? BigInt(stake.value) : 0n));
      expect(view.totalStake + view.freebetStake).toBe(
        stakes.reduce((sum, value) => sum + value, 0n),
      );
      const isPlaceable = view.action.kind === "place" && !view.action.blocker;
      if (!isPlaceable) return;
      const placed = view.bets.filter(({ isLeftOut }) => !isLeftOut);
      expect(placed.length).toBeGreaterThan(0);
      expect(placed.every(({ payout, conflict }) => payout && !conflict)).toBe(true);
    });
  });
});
