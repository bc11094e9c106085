// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Bet } from "../api/schemas/bets";
import {
  type BetList,
  endedAs,
  isIn,
  isOpen,
  knownPages,
  markStale,
  NO_BETS,
  nextPage,
  PAGE_LIMIT,
  type ResultFilter,
  type StateFilter,
  shownBets,
  takeAnswer,
  takeBet,
  takeOffer,
  takePage,
  withFeed,
} from "./bets-list";
import { numberedBet as bet } from "./testing/bets";

const done = (number: number, patch: Partial<Bet> = {}) =>
  bet(number, { status: "done", result: "lose_entire", win_amount: 0, ...patch });

/** Bets from one number down to another, as the operator lists them. */
function from(first: number, last: number, make: (number: number) => Bet = bet): Bet[] {
  return Array.from({ length: first - last + 1 }, (_, at) => make(first - at));
}

interface Answer {
  readonly filter?: StateFilter;
  readonly page?: number;
  readonly lastPage?: number;
  readonly asOf?: number;
}

function page(list: BetList, bets: readonly Bet[], answer: Answer = {}): BetList {
  const { filter = "all", page = 1, lastPage = 1, asOf = list.clock } = answer;
  return takePage(list, filter, { bets, page, lastPage, asOf });
}

const ids = (list: BetList, state: StateFilter = "all", result: ResultFilter = "all") =>
  shownBets(list, state, result).map(({ ref }) => Number(ref.slice(1)));

describe("pages of bets", () => {
  it("are sorted newest first, each bet once", () => {
    const first = page(NO_BETS, from(6, 4), { lastPage: 2 });
    // A bet placed meanwhile has moved number 4 to the second page.
    const second = page(first, from(4, 1), { page: 2, lastPage: 2 });
    expect(ids(second)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(second.feeds.all.isWhole).toBe(true);
  });

  it("order whole and fractional seconds by time, not by text", () => {
    const early = bet(1, { created_at: "2026-11-21T12:00:00Z" });
    const late = bet(2, { created_at: "2026-11-21T12:00:00.5Z" });
    expect(ids(page(NO_BETS, [early, late]))).toEqual([2, 1]);
  });

  it("keep the objects of unchanged bets", () => {
    const list = page(NO_BETS, from(3, 1));
    const again = page(
      list,
      from(3, 1).map((one) => ({ ...one })),
    );
    expect(again.bets).toBe(list.bets);
  });

  it("do not undo what was reported since the request", () => {
    const list = takeBet(takeOffer(NO_BETS, "b00001", 700), done(2));
    const late = page(list, [bet(2), bet(1, { to_cashout: 500 })], { asOf: 0 });
    expect(late.bets.map(({ status, to_cashout }) => [status, to_cashout])).toEqual([
      ["done", null],
      ["waiting_results", 700],
    ]);
    const later = page(late, [bet(2), bet(1, { to_cashout: 900 })]);
    expect(later.bets.map(({ status, to_cashout }) => [status, to_cashout])).toEqual([
      ["waiting_results", null],
      ["waiting_results", 900],
    ]);
  });

  it("remove bets that have left them, but none older or just reported", () => {
    const all = page(NO_BETS, from(5, 1), { filter: "open" });
    const reported = takeBet(all, bet(6));
    const again = page(reported, [bet(5), bet(3)], { filter: "open", lastPage: 2, asOf: 0 });
    expect(ids(again, "open")).toEqual([6, 5, 3, 2, 1]);
    const end = page(reported, [bet(5), bet(3)], { filter: "open", asOf: 0 });
    expect(ids(end, "open")).toEqual([6, 5, 3]);
  });

  it("keep bets that were placed at the same time across a page boundary", () => {
    const at = (number: number) => bet(number, { created_at: "2026-11-21T12:00:00Z" });
    const first = page(NO_BETS, [at(1), at(2)], { lastPage: 2 });
    const second = page(first, [at(4), at(3)], { page: 2, lastPage: 2 });
    expect(ids(page(second, [at(1), at(2)], { lastPage: 2 }))).toEqual([4, 3, 2, 1]);
  });

  it("continue where the known bets end, whatever was added meanwhile", () => {
    const one = page(NO_BETS, from(1000, 501), { filter: "open", lastPage: 3 });
    expect(nextPage(one, "open")).toBe(2);
    const settled = takeBet(takeBet(one, done(900)), done(800));
    expect(nextPage(settled, "open")).toBe(1);
    const placed = takeBet(one, bet(1001));
    expect([nextPage(placed, "open"), knownPages(placed, "open")]).toEqual([2, 2]);
    expect(PAGE_LIMIT).toBe(500);
  });
});

describe("feeds", () => {
  it("show nothing before they are fetched", () => {
    expect(ids(takeBet(NO_BETS, bet(1)))).toEqual([]);
  });

  it("never show another feed's bets beyond a gap", () => {
    const open = page(NO_BETS, [bet(9), bet(1)], { filter: "open" });
    const all = page(open, [bet(9), done(8)], { lastPage: 2 });
    expect(ids(all)).toEqual([9, 8]);
    expect(ids(all, "open")).toEqual([9, 1]);
    expect(ids(page(all, [done(7), bet(1)], { page: 2, lastPage: 2 }))).toEqual([9, 8, 7, 1]);
  });

  it("move a bet from open to settled", () => {
    const both = page(page(NO_BETS, [bet(2)], { filter: "open" }), [done(1)], {
      filter: "settled",
    });
    const next = takeBet(both, done(2));
    expect([ids(next, "open"), ids(next, "settled")]).toEqual([[], [2, 1]]);
  });

  it("show a bet that was just placed, even in an empty list", () => {
    expect(ids(takeBet(page(NO_BETS, []), bet(1)))).toEqual([1]);
  });

  it("hide a VIP's bet that a trader has rejected", () => {
    const list = page(NO_BETS, [bet(2, { is_vip: true, status: "submitted" }), bet(1)]);
    expect(ids(list)).toEqual([2, 1]);
    expect(ids(takeBet(list, bet(2, { is_vip: true, status: "rejected" })))).toEqual([1]);
    expect(ids(takeBet(list, bet(2, { status: "rejected" })))).toEqual([2, 1]);
  });

  it("are stale after a loss, if they were fetched", () => {
    const list = markStale(withFeed(NO_BETS, "open", { state: "loaded" }));
    expect([list.feeds.open.isStale, list.feeds.all.isStale]).toEqual([true, false]);
  });
});

describe("cash-out offers", () => {
  it("change their bet, and can be withdrawn", () => {
    const list = page(NO_BETS, [bet(1, { to_cashout: 500 })]);
    const higher = takeOffer(list, "b00001", 700);
    expect(higher.bets[0]?.to_cashout).toBe(700);
    expect(takeOffer(higher, "b00001", null).bets[0]?.to_cashout).toBeNull();
  });

  it("are updated by a fetched bet, unless something was reported since", () => {
    const list = page(NO_BETS, [bet(1, { to_cashout: 500 })]);
    expect(takeAnswer(list, bet(1, { to_cashout: 600 }), list.clock).bets[0]?.to_cashout).toBe(600);
    const offered = takeOffer(list, "b00001", 700);
    expect(takeAnswer(offered, bet(1, { to_cashout: 600 }), 0).bets[0]?.to_cashout).toBe(700);
    const settled = takeBet(list, done(1));
    expect(takeAnswer(settled, bet(1), 0).bets[0]?.status).toBe("done");
  });

  it("do not change the list when they are the same", () => {
    const list = page(NO_BETS, [bet(1, { to_cashout: 500 })]);
    expect(takeOffer(list, "b00001", 500).bets).toBe(list.bets);
    expect(takeOffer(list, "unknown", 500).bets).toBe(list.bets);
  });
});

describe("filters", () => {
  it.each([
    ["submitted", true, ["all", "open"]],
    ["waiting_results", true, ["all", "open"]],
    ["ready_to_process", true, ["all", "open"]],
    ["cashout_in_progress", true, ["all", "open"]],
    ["done", false, ["all", "settled"]],
    ["cashed_out", false, ["all", "settled"]],
    ["cancelled", false, ["all", "settled"]],
    ["rejected", false, ["all", "settled"]],
    ["withdrawn", false, ["all", "settled"]],
    ["audited", false, ["all"]],
  ])("a bet that is %s", (status, open, filters) => {
    expect(isOpen({ status })).toBe(open);
    expect((["all", "open", "settled"] as const).filter((one) => isIn(one, { status }))).toEqual(
      filters,
    );
  });

  it.each([
    ["no_results", ["all"]],
    ["win_entire", ["all", "win"]],
    ["refund_half_win_other", ["all", "win"]],
    ["lose_entire", ["all", "lose"]],
    ["refund_half_lose_other", ["all", "lose"]],
    ["refund_entire", ["all", "refund"]],
    ["canceled", ["all", "refund"]],
    ["cashed_out", ["all"]],
    ["something_new", ["all"]],
  ])("a bet whose result is %s", (result, filters) => {
    const all = ["all", "win", "lose", "refund"] as const;
    expect(all.filter((one) => endedAs(one, { result }))).toEqual(filters);
  });
});
