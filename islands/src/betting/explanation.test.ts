import { describe, expect, it } from "vitest";
import fc from "../testing/properties";
import type { BetType } from "./bet-type";
import { explainPayout, LINE_LIMIT, type Payout, type PayoutInput, type Step } from "./explanation";
import { compare, plus, type Rational, reduced, roundHalfUp, whole } from "./rational";
import type { LegOutcome } from "./settlement";

type Given = readonly [odds: number, outcome: LegOutcome];

const input = (
  type: BetType,
  legs: readonly Given[],
  change: Partial<PayoutInput> = {},
): PayoutInput => ({
  type,
  legs: legs.map(([odds, outcome], at) => ({ id: String(at), odds, outcome })),
  stake: 1000n,
  ...change,
});

const pays = (...given: Parameters<typeof input>) => explainPayout(input(...given)).payout;
const kinds = ({ steps }: Payout) => steps.map(({ kind }) => kind);
const step = <K extends Step["kind"]>({ steps }: Payout, kind: K) =>
  steps.find((one): one is Extract<Step, { kind: K }> => one.kind === kind);

const OUTCOMES: readonly LegOutcome[] = ["open", "win", "half_win", "refund", "half_lose", "lose"];
const leg = fc.tuple(fc.integer({ min: 1001, max: 30_000 }), fc.constantFrom(...OUTCOMES));
const bets = fc.array(leg, { minLength: 2, maxLength: 7 }).chain((legs) =>
  fc.record({
    legs: fc.constant(legs),
    lengths: fc
      .tuple(fc.integer({ min: 1, max: legs.length }), fc.integer({ min: 1, max: legs.length }))
      .map(([one, other]) => ({
        win_count: Math.min(one, other),
        max_win_count: Math.max(one, other),
      })),
    stake: fc.bigInt({ min: 1n, max: 100_000_000n }),
  }),
);

describe("a leg", () => {
  it.each<[LegOutcome, bigint]>([
    ["open", 1900n],
    ["win", 1900n],
    ["half_win", 1450n],
    ["refund", 1000n],
    ["half_lose", 500n],
    ["lose", 0n],
  ])("that is %s pays %s for 1000 at 1.90", (outcome, payout) => {
    expect(pays("single", [[1900, outcome]])).toBe(payout);
    // The other legs of a combo still count.
    expect(
      pays("combo", [
        [1900, outcome],
        [2000, "win"],
      ]),
    ).toBe(payout * 2n);
  });
});

describe("a custom bet", () => {
  const custom = (...outcomes: readonly LegOutcome[]) =>
    pays(
      "custom_bet",
      outcomes.map((outcome) => [2000, outcome]),
      { customOdds: 3100 },
    );

  it("pays its joined price, not the product", () => {
    expect(custom("win", "open")).toBe(3100n);
  });

  it("is lost with one leg, whatever the results of the others", () => {
    expect(custom("refund", "lose")).toBe(0n);
  });

  it.each<LegOutcome>(["refund", "half_win", "half_lose"])(
    "is void with a leg that is %s",
    (one) => {
      expect(custom("win", one)).toBe(1000n);
    },
  );
});

describe("a boost", () => {
  const boosted = (...legs: readonly Given[]) =>
    pays("combo", legs, { bonus: { kind: "comboboost", factor: 1050 } });

  it("multiplies the total odds", () => {
    expect(boosted([2000, "win"], [2000, "open"])).toBe(4200n);
  });

  it("is that of a leg that won in part, or may win", () => {
    expect(boosted([2000, "refund"], [2000, "half_win"])).toBe(1575n);
    expect(boosted([2000, "refund"], [2000, "win"])).toBe(2100n);
    expect(boosted([2000, "open"], [2000, "refund"])).toBe(2100n);
  });

  it("adds nothing to a returned stake", () => {
    expect(boosted([2000, "refund"], [2000, "refund"])).toBe(1000n);
    expect(boosted([2000, "refund"], [2000, "half_lose"])).toBe(500n);
  });
});

describe("a freebet", () => {
  const free = (kind: "freebet" | "freebet_only_win" | "freebet_all_win" | "freebet_no_risk") =>
    OUTCOMES.map((outcome) => {
      const payout = explainPayout(input("single", [[1900, outcome]], { bonus: { kind } }));
      const back = step(payout, "freebet_back")?.value ?? 0n;
      return [payout.payout, payout.winnings, back].map(Number);
    });

  it.each(["freebet", "freebet_only_win"] as const)("of kind %s pays only winnings", (kind) => {
    expect(free(kind)).toEqual([
      [900, 900, 0],
      [900, 900, 0],
      [450, 450, 0],
      [0, 0, 1000],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it("of kind freebet_all_win pays the stake as well, which was not the player's", () => {
    expect(free("freebet_all_win")).toEqual([
      [1900, 1900, 0],
      [1900, 1900, 0],
      [1450, 1450, 0],
      [0, 0, 1000],
      [500, 500, 0],
      [0, 0, 0],
    ]);
  });

  it("of kind freebet_no_risk is the player's stake, and is returned when the bet loses", () => {
    expect(free("freebet_no_risk")).toEqual([
      [1900, 900, 0],
      [1900, 900, 0],
      [1450, 450, 0],
      [1000, 0, 0],
      [500, -500, 0],
      [0, -1000, 1000],
    ]);
  });
});

describe("a freebet of several legs", () => {
  const back = (type: BetType, ...outcomes: readonly LegOutcome[]) => {
    const legs = outcomes.map((outcome): Given => [2000, outcome]);
    const bonus = { kind: "freebet_all_win" } as const;
    const payout = explainPayout(input(type, legs, { bonus, customOdds: 3000 }));
    return [payout.payout, step(payout, "freebet_back")?.value];
  };

  it("comes back when all of them are void, and only then", () => {
    expect(back("combo", "refund", "refund")).toEqual([0n, 1000n]);
    expect(back("combo", "refund", "win")).toEqual([2000n, undefined]);
    expect(back("combo", "refund", "lose")).toEqual([0n, undefined]);
  });

  it("comes back with one void leg of a custom bet, unless another is lost", () => {
    expect(back("custom_bet", "win", "win")).toEqual([3000n, undefined]);
    for (const outcome of ["refund", "half_win", "half_lose"] as const) {
      expect(back("custom_bet", "win", outcome)).toEqual([0n, 1000n]);
      expect(back("custom_bet", "lose", outcome)).toEqual([0n, undefined]);
    }
  });
});

describe("the steps", () => {
  it("of a single are only the necessary ones", () => {
    expect(kinds(explainPayout(input("single", [[1900, "open"]])))).toEqual([
      "stake",
      "leg",
      "product",
      "payout",
      "winnings",
    ]);
  });

  it("include rounding and capping", () => {
    const payout = explainPayout(
      input("single", [[1333, "open"]], { stake: 1001n, maxPayout: 1200n }),
    );
    expect(kinds(payout)).toEqual([
      "stake",
      "leg",
      "product",
      "rounded",
      "capped",
      "payout",
      "winnings",
    ]);
    expect([payout.rounded, payout.payout, payout.isCapped]).toEqual([1334n, 1200n, true]);
  });

  it("of a combo have the factor of each leg, their product, and every amount", () => {
    const { steps } = explainPayout(
      input("combo", [
        [1500, "half_win"],
        [3000, "open"],
      ]),
    );
    const legs = [
      {
        id: "0",
        outcome: "half_win",
        odds: 1500,
        factor: { numerator: 2500n, denominator: 2000n },
      },
      { id: "1", outcome: "open", odds: 3000, factor: { numerator: 6000n, denominator: 2000n } },
    ];
    expect(steps).toEqual([
      { kind: "stake", value: 1000n, isFree: false },
      ...legs.map((leg) => ({ kind: "leg", leg })),
      { kind: "odds", factor: { numerator: 15n, denominator: 4n } },
      { kind: "product", value: { numerator: 15_000n, denominator: 4n } },
      { kind: "payout", value: 3750n },
      { kind: "winnings", value: 2750n },
    ]);
  });

  it("of a freebet say that the stake is free, and take it away again", () => {
    const bet = input("single", [[1333, "open"]], {
      stake: 1001n,
      bonus: { kind: "freebet" },
      maxPayout: 300n,
    });
    expect(explainPayout(bet).steps.filter(({ kind }) => kind !== "leg")).toEqual([
      { kind: "stake", value: 1001n, isFree: true },
      { kind: "product", value: { numerator: 1_334_333n, denominator: 1000n } },
      { kind: "stake_kept", value: 1001n },
      { kind: "rounded", value: 333n },
      { kind: "capped", value: 300n },
      { kind: "payout", value: 300n },
      { kind: "winnings", value: 300n },
    ]);
  });

  it("have no limit where the payout just reaches it", () => {
    const payout = explainPayout(input("single", [[1900, "win"]], { maxPayout: 1900n }));
    expect([payout.isCapped, step(payout, "capped")]).toEqual([false, undefined]);
  });

  it("of a boost say what it multiplies, and what it makes", () => {
    const legs: Given[] = [
      [2000, "win"],
      [2000, "open"],
    ];
    const payout = explainPayout(
      input("combo", legs, { bonus: { kind: "comboboost", factor: 1050 } }),
    );
    expect(payout.steps.slice(3, 5)).toEqual([
      { kind: "odds", factor: { numerator: 4n, denominator: 1n } },
      {
        kind: "boost",
        boost: { numerator: 1050n, denominator: 1000n },
        factor: { numerator: 4200n, denominator: 1000n },
      },
    ]);
    expect(payout.factor).toEqual({ numerator: 4200n, denominator: 1000n });
  });

  it("of a custom bet have its price: the joined one, 1 when it is void, 0 when it is lost", () => {
    const price = (outcome: LegOutcome, customOdds?: number) => {
      const legs: Given[] = [
        [2000, "win"],
        [2000, outcome],
      ];
      const payout = explainPayout(input("custom_bet", legs, { customOdds }));
      expect(kinds(payout)).toEqual(["stake", "custom_odds", "product", "payout", "winnings"]);
      return reduced(step(payout, "custom_odds")?.factor ?? whole(9));
    };
    expect(price("win", 3100)).toEqual({ numerator: 31n, denominator: 10n });
    expect(price("refund", 3100)).toEqual(whole(1));
    expect(price("lose", 3100)).toEqual(whole(0));
    expect(price("win")).toEqual(whole(0));
  });

  it("of a system without a size are those of the combo, as one line", () => {
    const legs: Given[] = [
      [2000, "win"],
      [3000, "win"],
    ];
    const payout = explainPayout(input("system", legs));
    expect(step(payout, "lines")).toMatchObject({ lengths: { win_count: 2 }, count: 1n });
    expect(kinds(payout)).not.toContain("more_lines");
    expect(payout.payout).toBe(6000n);
  });

  it("of a system list its lines, the stake of each, and what each pays", () => {
    const payout = explainPayout(
      input(
        "system",
        [
          [2000, "win"],
          [3000, "win"],
          [4000, "lose"],
        ],
        { lengths: { win_count: 2 }, stake: 300n },
      ),
    );
    expect(step(payout, "lines")).toEqual({
      kind: "lines",
      lengths: { win_count: 2 },
      count: 3n,
      unitStake: { numerator: 300n, denominator: 3n },
    });
    const lines = payout.steps.filter((one) => one.kind === "line");
    expect(lines.map((line) => [line.number, ...line.legs.map(({ id }) => id)])).toEqual([
      [1, "0", "1"],
      [2, "0", "2"],
      [3, "1", "2"],
    ]);
    expect(lines.map((line) => roundHalfUp(line.value))).toEqual([600n, 0n, 0n]);
    expect(lines.map((line) => line.factor)).toEqual([whole(6), whole(0), whole(0)]);
    expect(step(payout, "odds")).toEqual({ kind: "odds", factor: whole(2) });
    expect(payout.payout).toBe(600n);
  });

  it("of lines of several lengths begin each length with its sum", () => {
    const payout = explainPayout(
      input(
        "system",
        [
          [2000, "win"],
          [3000, "win"],
          [4000, "lose"],
        ],
        { lengths: { win_count: 1, max_win_count: 3 }, stake: 700n },
      ),
    );
    const said = payout.steps.flatMap((one) => {
      if (one.kind === "length") return `${one.count} of ${one.length}: ${roundHalfUp(one.value)}`;
      return one.kind === "line" ? one.legs.map(({ id }) => id).join("") : [];
    });
    const [singles, doubles, treble] = ["3 of 1: 500", "3 of 2: 600", "1 of 3: 0"];
    expect(said).toEqual([
      ...[singles, "0", "1", "2"],
      ...[doubles, "01", "02", "12"],
      ...[treble, "012"],
    ]);
    expect(payout.payout).toBe(1100n);
  });

  it("of a Goliath list some of its 247 lines, and the sums of all lengths", () => {
    const legs = Array.from({ length: 8 }, (): Given => [2000, "open"]);
    const lengths = { win_count: 2, max_win_count: 8 };
    const payout = explainPayout(input("system", legs, { lengths, stake: 247n }));
    expect(payout.steps.filter(({ kind }) => kind === "line")).toHaveLength(LINE_LIMIT);
    const sums = payout.steps.filter((one) => one.kind === "length");
    expect(sums.map(({ value }) => value)).toEqual(
      [28n * 4n, 56n * 8n, 70n * 16n, 56n * 32n, 28n * 64n, 8n * 128n, 256n].map(whole),
    );
    expect(step(payout, "more_lines")?.count).toBe(47n);
    expect(compare(sumOfLineSteps(payout), payout.exact)).toBe(0);
    expect(payout.payout).toBe(6544n);
  });

  it("of a system with 12,870 lines list some, and count all", () => {
    const legs = Array.from({ length: 16 }, (_, at): Given => [1500 + at * 10, "open"]);
    const begun = performance.now();
    const payout = explainPayout(input("system", legs, { lengths: { win_count: 8 } }));
    expect(performance.now() - begun).toBeLessThan(500);
    expect(payout.steps.filter(({ kind }) => kind === "line")).toHaveLength(LINE_LIMIT);
    expect(step(payout, "more_lines")?.count).toBe(12_870n - BigInt(LINE_LIMIT));
    expect(compare(sumOfLineSteps(payout), payout.exact)).toBe(0);
  });
});

describe("the sum of the lines", () => {
  it("is the payout, rounded once", () => {
    fc.assert(
      fc.property(bets, ({ legs, lengths, stake }) => {
        const payout = explainPayout(input("system", legs, { lengths, stake }));
        expect(compare(sumOfLineSteps(payout), payout.exact)).toBe(0);
        expect(payout.payout).toBe(roundHalfUp(sumOfLineSteps(payout)));
      }),
    );
  });

  it("of a system with one line equals the combo", () => {
    fc.assert(
      fc.property(bets, ({ legs, stake }) => {
        const system = pays("system", legs, { lengths: { win_count: legs.length }, stake });
        expect(system).toBe(pays("combo", legs, { stake }));
      }),
    );
  });

  it("is never less than the final payout", () => {
    fc.assert(
      fc.property(bets, ({ legs, lengths, stake }) => {
        const open = legs.map(([odds]): Given => [odds, "open"]);
        const possible = pays("system", open, { lengths, stake });
        expect(pays("system", legs, { lengths, stake }) <= possible).toBe(true);
      }),
    );
  });
});

function sumOfLineSteps({ steps }: Payout): Rational {
  return steps.reduce<Rational>(
    (sum, one) =>
      one.kind === "line" || one.kind === "more_lines" ? reduced(plus(sum, one.value)) : sum,
    whole(0),
  );
}
