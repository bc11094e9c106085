// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Bet } from "../api/schemas/bets";
import { canExplain, explainBet, isFreebet } from "./explain";
import { placedBet, placedSelection } from "./testing/bets";

const selection = (id: number, odds: number, status = "no_results") =>
  placedSelection(id, { odds, status });
const bet = (patch: Partial<Bet>) =>
  placedBet({ status: "done", win_amount: 0, selections: [selection(1, 1850)], ...patch });

const SYSTEM = { id: 7, win_count: 2, total_count: 3 };

describe("the payout of a placed bet", () => {
  it.each<[string, Partial<Bet>, bigint]>([
    ["open: the possible one", { status: "waiting_results" }, 9250n],
    ["won", { selections: [selection(1, 1850, "win_entire")] }, 9250n],
    ["lost", { selections: [selection(1, 1850, "lose_entire")] }, 0n],
    ["half won", { selections: [selection(1, 1850, "refund_half_win_other")] }, 7125n],
    ["half lost", { selections: [selection(1, 1850, "refund_half_lose_other")] }, 2500n],
    ["void", { selections: [selection(1, 1850, "canceled")] }, 5000n],
    [
      "a treble with a void leg",
      {
        type: "treble",
        selections: [
          selection(1, 2000, "win_entire"),
          selection(2, 3000, "refund_entire"),
          selection(3, 1500, "win_entire"),
        ],
      },
      15000n,
    ],
    [
      "a system with one leg lost, rounded once",
      {
        type: "system",
        system: SYSTEM,
        selections: [
          selection(1, 2000, "win_entire"),
          selection(2, 3100, "win_entire"),
          selection(3, 1500, "lose_entire"),
        ],
      },
      10333n,
    ],
    [
      "a boosted combo",
      {
        type: "combo",
        bonus: { id: 1, type: "comboboost", odds: 1050 },
        selections: [selection(1, 2000, "win_entire"), selection(2, 2000, "win_entire")],
      },
      21000n,
    ],
    [
      "a freebet, whose stake stays with the operator",
      {
        bonus: { id: 1, type: "freebet" },
        selections: [selection(1, 1850, "win_entire")],
      },
      4250n,
    ],
    [
      "a bet builder, at its own price",
      {
        type: "custom_bet",
        odds: 4200,
        selections: [selection(1, 1850, "win_entire"), selection(2, 2500, "win_entire")],
      },
      21000n,
    ],
  ])("%s", (_, patch, payout) => {
    const explained = explainBet(bet({ ...patch, win_amount: Number(payout) }), undefined);
    expect(explained?.payout.payout).toBe(payout);
    expect(explained?.differs).toBe(false);
  });

  it("is limited to the maximum payout", () => {
    const explained = explainBet(bet({ win_amount: 9000, status: "waiting_results" }), 9000);
    expect([explained?.payout.payout, explained?.differs]).toEqual([9000n, false]);
  });

  it("is compared with the operator's, and may differ", () => {
    const explained = explainBet(
      bet({ win_amount: 9200, selections: [selection(1, 1850, "win_entire")] }),
      undefined,
    );
    expect([explained?.reported, explained?.payout.payout, explained?.differs]).toEqual([
      9200n,
      9250n,
      true,
    ]);
  });

  it.each<[string, Partial<Bet>]>([
    ["was cashed out", { status: "cashed_out" }],
    ["is being cashed out", { status: "cashout_in_progress" }],
    ["is being checked", { status: "submitted" }],
    ["was not accepted", { status: "rejected" }],
    ["was taken back", { status: "cancelled" }],
    ["is of a kind that we do not know", { type: "goliath" }],
    ["is a system without its numbers", { type: "system", status: "waiting_results" }],
  ])("is not worked out for a bet that %s", (_, patch) => {
    expect(canExplain(bet(patch))).toBe(false);
    expect(explainBet(bet(patch), undefined)).toBeUndefined();
  });
});

describe("a freebet", () => {
  it.each([
    ["freebet", true],
    ["freebet_only_win", true],
    ["freebet_all_win", true],
    ["freebet_no_risk", false],
    ["comboboost", false],
  ])("%s", (type, isFree) => {
    expect(isFreebet(bet({ bonus: { id: 1, type } }))).toBe(isFree);
  });
});
