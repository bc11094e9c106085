import { expect, test } from "vitest";
import { type CashOutLeg, explainCashOut } from "./cash-out-sum";
import type { LegOutcome } from "./settlement";

const leg = (taken: number, now: number | undefined, outcome: LegOutcome = "open"): CashOutLeg => ({
  id: `${taken}`,
  taken,
  now,
  outcome,
});

test.each([
  ["prices that did not move", 1000, 960, [leg(2000, 2000)], undefined, 1000n, 40n],
  ["a price that fell", 1000, 984, [leg(2000, 1950)], undefined, 1026n, 42n],
  ["a price that rose", 1000, 640, [leg(2000, 3000)], undefined, 667n, 27n],
  ["an offer without a cut", 1000, 1026, [leg(2000, 1950)], undefined, 1026n, undefined],
  [
    "a combo with a leg that won",
    900,
    2592,
    [leg(3000, undefined, "win"), leg(3000, 3000)],
    { win_count: 2 },
    2700n,
    108n,
  ],
  [
    "a combo that lost",
    900,
    0,
    [leg(3000, undefined, "lose"), leg(3000, 3000)],
    { win_count: 2 },
    0n,
    undefined,
  ],
  // Lines of 3, 3 and 1 units of 3000.
  [
    "a system",
    9000,
    20_160,
    [leg(3000, undefined, "win"), leg(3000, 3000), leg(3000, 3000)],
    { win_count: 2 },
    21_000n,
    840n,
  ],
  // The same, and a treble of 3.
  [
    "a Trixie",
    12_000,
    28_800,
    [leg(3000, undefined, "win"), leg(3000, 3000), leg(3000, 3000)],
    { win_count: 2, max_win_count: 3 },
    30_000n,
    1200n,
  ],
] as const)("%s", (_, stake, offer, legs, lengths, value, cut) => {
  expect(explainCashOut(BigInt(stake), BigInt(offer), legs, lengths)).toMatchObject({
    value,
    cut,
  });
});

test("a leg without a price leaves nothing to say", () => {
  expect(explainCashOut(1000n, 900n, [leg(2000, undefined)])).toBeUndefined();
});
