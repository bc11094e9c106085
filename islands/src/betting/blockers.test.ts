/** Why bets and slips cannot be placed, each reason with what the player is told about it. */
import { describe, expect, it } from "vitest";
import type { BonusOffer } from "./bonus";
import type { Picked, SlipEvent, SlipRules } from "./slip-types";
import { context, customBet, multi, picked, picks, rules, slipAfter, stake } from "./testing/slips";
import { slipView } from "./view";
import type { ViewContext } from "./view-types";

interface Given {
  readonly rules?: SlipRules;
  readonly view?: Partial<ViewContext>;
}

const viewOf = (
  selections: readonly Picked[],
  events: readonly SlipEvent[],
  { rules: allowed, view }: Given = {},
) => {
  const given = context(selections, allowed);
  return slipView(slipAfter(given, ...events), {
    ...given,
    limits: { min: 100, max: 100_000 },
    isLoggedIn: true,
    balance: 1000,
    ...view,
  });
};
const blockersOf = (...given: Parameters<typeof viewOf>) => viewOf(...given).blockers;

const ofMatch = (letters: string) => [...letters].map((id) => picked(id, { matchId: 1 }));
const freebet = (id: number, value: number): BonusOffer => ({
  id,
  type: "freebet",
  isUsable: true,
  stake: value,
  currency: "ZAR",
});
const using = (offer: BonusOffer): SlipEvent[] => [
  { kind: "offers", byBet: { b1: [offer] } },
  { kind: "bonus", betId: "b1", bonusId: offer.id },
];

describe("a bet is blocked", () => {
  it("by each reason, in the order in which the player sees them", () => {
    const [a, b] = ofMatch("ab");
    const suspended = a && b ? [a, { ...b, isSuspended: true }] : [];
    expect(blockersOf(suspended, [stake("0.5")])).toEqual([
      { kind: "conflict", betId: "b1", conflict: { kind: "same_match", ids: ["a", "b"] } },
      { kind: "suspended", betId: "b1", ids: ["b"] },
      { kind: "below_min", betId: "b1", min: 100 },
    ]);
  });

  it("by its stake, with what was wrong with it", () => {
    const stakes = ["", "-5", "1e3", "0", "0.99", "1000.01"];
    expect(stakes.map((text) => blockersOf(picks("a"), [stake(text)])[0])).toEqual([
      { kind: "stake", betId: "b1", problem: "empty" },
      { kind: "stake", betId: "b1", problem: "negative" },
      { kind: "stake", betId: "b1", problem: "exponent" },
      { kind: "stake_not_positive", betId: "b1" },
      { kind: "below_min", betId: "b1", min: 100 },
      { kind: "above_max", betId: "b1", max: 100_000 },
    ]);
  });

  it("above the least of the maximums, and not at it", () => {
    const view = { maxStakes: { b1: 500 } };
    expect(blockersOf(picks("a"), [stake("5")], { view })).toEqual([]);
    expect(blockersOf(picks("a"), [stake("5.01")], { view })).toEqual([
      { kind: "above_max", betId: "b1", max: 500 },
    ]);
    const unlimited = { limits: undefined, balance: undefined };
    expect(blockersOf(picks("a"), [stake("5000000")], { view: unlimited })).toEqual([]);
    expect(
      blockersOf(picks("a"), [stake("5.01")], { view: { ...view, limits: undefined } }),
    ).toEqual([{ kind: "above_max", betId: "b1", max: 500 }]);
  });

  it("when it could win nothing", () => {
    const limits = { min: 100, max: 100_000, maxPayout: 500 };
    expect(blockersOf(picks("a"), [stake("5")], { view: { limits } })).toEqual([
      { kind: "return_too_small", betId: "b1" },
    ]);
  });

  it("as a custom bet: where those are not taken, of one selection, or without a price", () => {
    const built = [customBet("ab"), stake("5", "b3")];
    expect(blockersOf(ofMatch("ab"), built)).toEqual([]);
    expect(blockersOf(ofMatch("ab"), built, { rules: rules({ customBetEnabled: false }) })).toEqual(
      [{ kind: "custom_bet_disabled", betId: "b3" }],
    );
    expect(blockersOf(ofMatch("a"), [customBet("a"), stake("5", "b2")])).toEqual([
      { kind: "custom_bet_too_short", betId: "b2" },
    ]);
    const shared: SlipEvent = {
      kind: "shared",
      bets: [{ type: "custom_bet", selectionIds: ["a", "b"] }],
    };
    expect(blockersOf(ofMatch("ab"), [shared, stake("5", "b3")])).toEqual([
      { kind: "custom_odds_missing", betId: "b3" },
    ]);
  });

  it("not by the limits of a stake where a freebet sets it", () => {
    expect(blockersOf(picks("a"), using(freebet(1, 50)))).toEqual([]);
    expect(blockersOf(picks("a"), using(freebet(1, 200_000)))).toEqual([]);
    const noRisk: BonusOffer = { ...freebet(1, 50), type: "freebet_no_risk" };
    expect(blockersOf(picks("a"), using(noRisk))).toEqual([
      { kind: "below_min", betId: "b1", min: 100 },
    ]);
  });
});

describe("a slip is blocked", () => {
  it("in a currency that the operator does not list, whatever is staked, and before all else", () => {
    const unlisted = { view: { isUnlisted: true, limits: undefined, balance: -5 } };
    const first = { kind: "currency_unlisted" };
    for (const events of [[], [stake("5")], [stake("x")]]) {
      expect(blockersOf(picks("a"), events, unlisted)).toEqual([first]);
    }
    const suspended = [picked("a", { isSuspended: true })];
    expect(blockersOf(suspended, [], unlisted)).toEqual([
      first,
      { kind: "suspended", betId: "b1", ids: ["a"] },
    ]);
  });

  it("by a negative balance, also before anything is staked", () => {
    const negative = { view: { balance: -5 } };
    expect(blockersOf(picks("a"), [stake("5")], negative)).toEqual([
      { kind: "above_balance", balance: -5, total: 500n },
    ]);
  });

  it("without selections, by that alone", () => {
    expect(blockersOf([], [])).toEqual([{ kind: "no_selections" }]);
  });

  it("by the reasons of all its bets, and then by their sum", () => {
    const events = [stake("10.01"), stake("0", "b2")];
    expect(blockersOf(picks("ab"), events, { rules: multi() })).toEqual([
      { kind: "stake_not_positive", betId: "b2" },
      { kind: "above_balance", balance: 1000, total: 1001n },
    ]);
  });

  it("by the balance of a player whose balance is known", () => {
    const above = (view: Partial<ViewContext>) =>
      blockersOf(picks("a"), [stake("10.01")], { view });
    expect(above({ balance: undefined })).toEqual([]);
    expect(above({ isLoggedIn: false })).toEqual([]);
    expect(above({ balance: 1001 })).toEqual([]);
    expect(above({ balance: 0 })).toEqual([{ kind: "above_balance", balance: 0, total: 1001n }]);
  });
});

describe("accepting changes", () => {
  const removedOf = (selections: readonly Picked[], events: readonly SlipEvent[] = []) => {
    const { action } = viewOf(selections, events);
    return action.kind === "accept" ? action.removed : undefined;
  };
  const gone = { isNotAvailable: true } as const;

  it("drops what is suspended or gone, and nothing else", () => {
    expect(removedOf([picked("a", { isChanged: true }), picked("b")])).toBe(0);
    expect(removedOf([picked("a", gone), picked("b", { isSuspended: true }), picked("c")])).toBe(2);
    expect(removedOf([picked("a", { isSuspended: true })])).toBeUndefined();
  });

  it("drops one of a combo when its match is over, and all of a custom bet", () => {
    const over = { ...gone, matchStatus: "others" } as const;
    expect(removedOf([picked("a", over), picked("b")])).toBe(1);
    const [a, b, c] = ofMatch("abc");
    const selections = a && b && c ? [{ ...a, ...over }, b, c] : [];
    expect(removedOf(selections, [customBet("abc")])).toBe(3);
    const one = a && b && c ? [{ ...a, ...gone }, b, c] : [];
    expect(removedOf(one, [customBet("abc")])).toBe(1);
  });
});
