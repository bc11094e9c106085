import { describe, expect, it } from "vitest";
import type { Picked, SlipEvent, SlipRules } from "./slip-types";
import { context, multi, picked, picks, rules, slipAfter } from "./testing/slips";
import { payoutBonus, slipView } from "./view";
import type { SlipAction, SlipView, ViewContext } from "./view-types";

const stake = (text: string, betId = "b1"): SlipEvent => ({
  kind: "stake",
  betId,
  text,
  by: "stake",
});

interface Given {
  readonly selections?: readonly Picked[];
  readonly events?: readonly SlipEvent[];
  readonly rules?: SlipRules;
  readonly view?: Partial<ViewContext>;
}

const viewOf = ({ selections = picks("a"), events = [stake("50")], ...given }: Given): SlipView => {
  const at = context(selections, given.rules);
  return slipView(slipAfter(at, ...events), {
    ...at,
    limits: { min: 100, max: 1_000_000 },
    isLoggedIn: true,
    balance: 100_000,
    ...given.view,
  });
};

/** A summary of the button's action. */
const summary = (action: SlipAction) =>
  action.kind === "accept"
    ? `accept, ${action.removed} leave`
    : action.kind === "place"
      ? (action.blocker?.kind ?? "place")
      : action.kind;

describe("the button", () => {
  it.each<[string, Given, string]>([
    ["all is well", {}, "place"],
    ["settings are not there yet", { view: { limits: undefined } }, "place"],
    ["nobody is signed in", { view: { isLoggedIn: false, balance: 0 } }, "sign_in"],
    ["a visitor has typed no stake", { events: [], view: { isLoggedIn: false } }, "sign_in"],
    [
      "the slip of a visitor is empty",
      { selections: [], view: { isLoggedIn: false } },
      "no_selections",
    ],
    ["one is suspended", { selections: [picked("a", { isSuspended: true })] }, "suspended"],
    [
      "one was picked without a price",
      { selections: [picked("a", { odds: 0, acceptedOdds: 0, isSuspended: true })] },
      "suspended",
    ],
    [
      "a price moved, for a visitor too",
      { selections: [picked("a", { isChanged: true })], view: { isLoggedIn: false } },
      "accept, 0 leave",
    ],
    [
      "one moved, one is suspended and one is gone",
      {
        selections: [
          picked("a", { isChanged: true }),
          picked("b", { isSuspended: true }),
          picked("c", { isNotAvailable: true, isSuspended: true }),
        ],
      },
      "accept, 2 leave",
    ],
    ["no stake is typed", { events: [] }, "stake"],
    ["the stake is nothing", { events: [stake("0")] }, "stake_not_positive"],
    ["the stake is below the minimum", { events: [stake("0.99")] }, "below_min"],
    ["the stake is above the maximum", { events: [stake("10000.01")] }, "above_max"],
    [
      "the operator would take less than that now",
      { view: { maxStakes: { b1: 4999 } } },
      "above_max",
    ],
    ["the balance is too small", { view: { balance: 4999 } }, "above_balance"],
    ["the whole balance is staked", { view: { balance: 5000 } }, "place"],
    [
      "custom bets are not taken",
      {
        selections: picks("ab").map((one) => ({ ...one, matchId: 1 })),
        events: [{ kind: "custom_bet", selectionIds: ["a", "b"], odds: 3000 }],
        rules: rules({ customBetEnabled: false }),
      },
      "custom_bet_disabled",
    ],
    [
      "a custom bet has one selection",
      { events: [{ kind: "custom_bet", selectionIds: ["a"], odds: 3000 }] },
      "custom_bet_too_short",
    ],
    [
      "a custom bet of one selection is a bet",
      {
        events: [{ kind: "custom_bet", selectionIds: ["a"], odds: 3000 }, stake("5", "b2")],
        rules: rules({ customBetAllowSingle: true }),
      },
      "place",
    ],
    [
      "a custom bet is of two matches",
      {
        selections: picks("ab"),
        events: [{ kind: "custom_bet", selectionIds: ["a", "b"], odds: 3000 }],
      },
      "conflict",
    ],
  ])("when %s", (_, given, expected) => {
    expect(summary(viewOf(given).action)).toBe(expected);
  });

  it("drops all of a custom bet whose match is over", () => {
    const [a, b] = picks("ab").map((one) => ({ ...one, matchId: 1 }));
    const over = { matchStatus: "others", isNotAvailable: true } as const;
    const view = viewOf({
      selections: a && b ? [{ ...a, ...over }, b] : [],
      events: [{ kind: "custom_bet", selectionIds: ["a", "b"], odds: 3000 }],
    });
    expect(summary(view.action)).toBe("accept, 2 leave");
  });
});

describe("the types", () => {
  const options = (given: Given) =>
    viewOf(given).types.map(({ type, isChosen, refusal }) =>
      isChosen ? `${type}!` : (refusal ?? type),
    );

  it.each<[string, Given, string[]]>([
    ["one selection", {}, ["one_selection", "single!", "one_selection"]],
    ["two", { selections: picks("ab") }, ["combo!", "multi_single_unavailable", "no_system_type"]],
    ["three", { selections: picks("abc") }, ["combo!", "multi_single_unavailable", "system"]],
    [
      "three where several singles are taken, one with a stake",
      { selections: picks("abc"), rules: multi() },
      ["combo", "single!", "system"],
    ],
    [
      "three where several singles are taken, none with a stake",
      { selections: picks("abc"), rules: multi(), events: [] },
      ["combo!", "single", "system"],
    ],
    ["none", { selections: [] }, ["no_selections", "no_selections", "no_selections"]],
  ])("of %s", (_, given, expected) => {
    expect(options(given)).toEqual(expected);
  });

  it("include the systems of that size, with their lines", () => {
    const view = viewOf({
      selections: picks("abcd"),
      events: [{ kind: "type", type: "system" }, stake("60")],
    });
    expect(view.systems.map(({ system, lines, isChosen }) => [system.id, lines, isChosen])).toEqual(
      [
        [2404, 11n, false],
        [1404, 15n, false],
        [204, 6n, true],
        [304, 4n, false],
      ],
    );
    expect(view.bets[0]?.lines).toBe(6n);
    expect(view.bets[0]?.odds).toEqual({ numerator: 4n, denominator: 1n });
  });
});

describe("the sums", () => {
  it("of several singles add up, each limited to the maximum payout", () => {
    const view = viewOf({
      selections: picks("abc"),
      rules: multi(),
      events: [stake("50"), stake("20", "b2"), stake("x", "b3")],
      view: { limits: { min: 100, max: 1_000_000, maxPayout: 9000 } },
    });
    expect([view.totalStake, view.totalReturn]).toEqual([7000n, 13_000n]);
    expect(view.bets.map(({ payout }) => payout?.isCapped)).toEqual([true, false, undefined]);
    expect(view.blockers.map(({ kind }) => kind)).toEqual(["stake"]);
  });

  it("include a boost, and calculate a stake from a return with it", () => {
    const boost = {
      id: 1,
      type: "comboboost",
      isUsable: true,
      factor: 1250,
    } as const;
    const view = viewOf({
      selections: picks("ab"),
      events: [
        { kind: "offers", byBet: { b1: [boost] } },
        { kind: "stake", betId: "b1", text: "100", by: "profit" },
      ],
    });
    const [bet] = view.bets;
    expect(bet?.stake).toEqual({ ok: true, value: 2000 });
    expect(view.totalReturn).toBe(10_000n);
    expect(bet?.odds).toEqual({ numerator: 4_000_000n, denominator: 1_000_000n });
  });

  it("are absent with a selection that is no longer available", () => {
    const gone = [picked("a"), picked("b", { isNotAvailable: true })];
    const combo = viewOf({ selections: gone });
    expect([combo.bets[0]?.odds, combo.bets[0]?.payout, combo.totalReturn]).toEqual([
      undefined,
      undefined,
      0n,
    ]);
    const singles = viewOf({
      selections: gone,
      rules: multi(),
      events: [stake("50"), stake("10", "b2")],
    });
    expect(singles.bets.map(({ odds }) => odds !== undefined)).toEqual([true, false]);
    expect(singles.totalReturn).toBe(10_000n);
  });

  it("are absent in a conflict", () => {
    const [bet] = viewOf({ selections: picks("ab").map((one) => ({ ...one, matchId: 1 })) }).bets;
    expect([bet?.odds, bet?.payout]).toEqual([undefined, undefined]);
    expect(bet?.conflict).toEqual({ kind: "same_match", ids: ["a", "b"] });
  });
});

describe("a bonus, as far as it changes a payout", () => {
  it.each(["freebet", "freebet_only_win", "freebet_all_win", "freebet_no_risk"] as const)(
    "is its kind: %s",
    (type) => {
      expect(payoutBonus({ type, factor: 1050 })).toEqual({ kind: type });
    },
  );

  it("is the factor of a boost that has one, and nothing otherwise", () => {
    expect(payoutBonus({ type: "comboboost", factor: 1050 })).toEqual({
      kind: "comboboost",
      factor: 1050,
    });
    expect(payoutBonus({ type: "comboboost" })).toBeUndefined();
    expect(payoutBonus({ type: "hunting", factor: 1050 })).toBeUndefined();
    expect(payoutBonus(undefined)).toBeUndefined();
  });
});

describe("a bet", () => {
  const only = (given: Given) => {
    const { bets, ...view } = viewOf(given);
    return { ...view, bet: bets[0] };
  };
  const freebet = (type: "freebet" | "freebet_no_risk"): SlipEvent[] => [
    {
      kind: "offers",
      byBet: {
        b1: [{ id: 1, type, isUsable: true, stake: 2000, currency: "ZAR" }],
      },
    },
    { kind: "bonus", betId: "b1", bonusId: 1 },
  ];

  it("is shown with its selections, odds and payout", () => {
    const { bet, type, totalStake, freebetStake, totalReturn } = only({ selections: picks("ab") });
    expect(bet).toMatchObject({
      selections: picks("ab"),
      system: undefined,
      lines: 1n,
      stake: { ok: true, value: 5000 },
      isFreeStake: false,
      odds: { numerator: 4_000_000n, denominator: 1_000_000n },
      maxStake: 1_000_000,
      bonus: undefined,
      conflict: undefined,
      blockers: [],
    });
    expect(bet?.boostedOdds).toEqual(bet?.odds);
    expect([type, totalStake, freebetStake, totalReturn]).toEqual(["combo", 5000n, 0n, 20_000n]);
    expect(bet?.payout?.steps.flatMap((step) => (step.kind === "leg" ? [step.leg] : []))).toEqual(
      ["a", "b"].map((id) => ({
        id,
        odds: 2000,
        outcome: "open",
        factor: { numerator: 4000n, denominator: 2000n },
      })),
    );
  });

  it("with a freebet costs the player nothing; one without risk does", () => {
    const free = only({ events: freebet("freebet") });
    expect([free.bet?.isFreeStake, free.totalStake, free.freebetStake, free.totalReturn]).toEqual([
      true,
      0n,
      2000n,
      2000n,
    ]);
    const noRisk = only({ events: freebet("freebet_no_risk") });
    expect([noRisk.bet?.isFreeStake, noRisk.totalStake, noRisk.freebetStake]).toEqual([
      false,
      2000n,
      0n,
    ]);
    expect([free.bet?.bonus?.id, free.bet?.bonus?.type]).toEqual([1, "freebet"]);
  });

  it("has the least of the maximums, as far as they are known", () => {
    const maxOf = (view: Partial<ViewContext>) => only({ view }).bet?.maxStake;
    expect(maxOf({ maxStakes: { b1: 300 } })).toBe(300);
    expect(maxOf({ maxStakes: { b1: 3_000_000 } })).toBe(1_000_000);
    expect(maxOf({ maxStakes: { b2: 300 } })).toBe(1_000_000);
    expect(maxOf({ limits: undefined, maxStakes: { b1: 300 } })).toBe(300);
    expect(maxOf({ limits: undefined })).toBeUndefined();
  });

  it("has no payout without a stake or above the maximum payout", () => {
    expect(only({ events: [stake("0")] }).bet?.payout).toBeUndefined();
    expect(only({ events: [] }).bet?.payout).toBeUndefined();
    const limits = { min: 100, max: 1_000_000, maxPayout: 6000 };
    expect(only({ view: { limits } }).bet?.payout).toMatchObject({ payout: 6000n, isCapped: true });
  });

  it("that is a system takes its stake for each line, and another system has other lines", () => {
    const line: SlipEvent = { kind: "stake", betId: "b1", text: "10", by: "line" };
    const stakes = [203, 304].map((systemId) => {
      const selections = picks(systemId === 203 ? "abc" : "abcd");
      const system: SlipEvent = { kind: "system", betId: "b1", systemId };
      const view = viewOf({ selections, events: [{ kind: "type", type: "system" }, line, system] });
      return view.totalStake;
    });
    expect(stakes).toEqual([3_000n, 4_000n]);
  });

  it("that is a system pays by its lines, and its system is named", () => {
    const { bet } = only({
      selections: picks("abc"),
      events: [{ kind: "type", type: "system" }, stake("60")],
    });
    expect(bet?.system).toEqual({ id: 203, win_count: 2, total_count: 3 });
    expect(bet?.payout?.payout).toBe(24_000n);
    expect(bet?.payout?.steps).toContainEqual(
      expect.objectContaining({ kind: "lines", lengths: bet?.system, count: 3n }),
    );
  });

  it("that is a Trixie has four lines, each of which a typed stake is for", () => {
    const { bet, systems, totalStake } = only({
      selections: picks("abc"),
      events: [
        { kind: "type", type: "system" },
        { kind: "system", betId: "b1", systemId: 2303 },
        { kind: "stake", betId: "b1", text: "10", by: "line" },
      ],
    });
    const offered = systems.map(({ system, lines }) => `${system.id}: ${lines}`);
    expect(offered).toEqual(["2303: 4", "1303: 7", "203: 3"]);
    expect(totalStake).toBe(4_000n);
    // Three doubles of 4.00 and a treble of 8.00.
    expect(bet?.payout?.payout).toBe(20_000n);
  });

  it("that is a custom bet pays its joined price", () => {
    const { bet, type, systems } = only({
      selections: picks("ab").map((one) => ({ ...one, matchId: 1 })),
      events: [{ kind: "custom_bet", selectionIds: ["a", "b"], odds: 3100 }, stake("10", "b3")],
    });
    expect([type, systems, bet?.payout?.payout]).toEqual(["custom_bet", [], 3100n]);
  });

  it("that is a custom bet of two matches is told of those, before what else is in the slip", () => {
    const selections = [picked("a", { matchId: 1 }), picked("b", { matchId: 2 }), picked("c")];
    const events: SlipEvent[] = [{ kind: "custom_bet", selectionIds: ["a", "b"], odds: 3100 }];
    expect(viewOf({ selections, events }).bets.map(({ conflict }) => conflict)).toEqual([
      { kind: "custom_bet_match", ids: ["b"] },
      undefined,
    ]);
  });
});

it("of no selections there is nothing to lead with", () => {
  const view = viewOf({ selections: [], events: [] });
  expect([view.type, view.lead, view.bets, view.systems]).toEqual([undefined, undefined, [], []]);
  expect([view.totalStake, view.freebetStake, view.totalReturn]).toEqual([0n, 0n, 0n]);
  expect(view.action).toEqual({ kind: "place", blocker: { kind: "no_selections" } });
});

it("a chosen type has no reason against it", () => {
  const [combo, single] = viewOf({ selections: picks("ab") }).types;
  expect(combo).toStrictEqual({ type: "combo", isChosen: true });
  expect(single).toStrictEqual({
    type: "single",
    isChosen: false,
    refusal: "multi_single_unavailable",
  });
});
