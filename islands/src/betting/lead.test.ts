import { describe, expect, it } from "vitest";
import type { BonusOffer } from "./bonus";
import { comboOf, decided, isUndecided, LEAD_ID, shownSlip, takeLeadOffers } from "./lead";
import { nextSlip } from "./slip";
import type { Picked, Slip, SlipEvent } from "./slip-types";
import { readSlip } from "./stored";
import {
  context,
  customBet,
  multi,
  picked,
  picks,
  slipAfter,
  stake,
  summary,
  type,
} from "./testing/slips";
import { slipView } from "./view";

const of = (selections: string | readonly Picked[]) => context(selections, multi());

const shown = (slip: Slip, selections: readonly Picked[]) => {
  const view = slipView(slip, { ...of(selections), isLoggedIn: true });
  const { lead } = view;
  return {
    bets: view.bets.map(({ bet }) => `${bet.type} ${bet.selectionIds.join("")}`),
    lead: lead && `${lead.bet.type} ${lead.bet.selectionIds.join("")}`,
    odds: lead?.odds && Number(lead.odds.numerator) / Number(lead.odds.denominator),
  };
};

describe("several singles without a stake", () => {
  it("are shown as their combo, and stay singles", () => {
    const slip = slipAfter(of("abc"));
    expect(summary(slip)).toEqual(["single a", "single b", "single c"]);
    expect(shown(slip, picks("abc"))).toEqual({ bets: ["combo abc"], lead: "combo abc", odds: 8 });
  });

  it("become the combo with its first stake", () => {
    expect(summary(slipAfter(of("abc"), stake("10", LEAD_ID)))).toEqual(["combo abc 10"]);
    const amount: SlipEvent = { kind: "amount", betId: LEAD_ID, value: 2500 };
    expect(summary(slipAfter(of("abc"), amount))).toEqual(["combo abc 25"]);
  });

  it("are shown as singles once the player has chosen those, also after a reload", () => {
    const slip = slipAfter(of("ab"), type("single"));
    expect(shown(slip, picks("ab")).bets).toEqual(["single a", "single b"]);
    const read = readSlip(JSON.parse(JSON.stringify(slip)));
    expect(read && shown(read, picks("ab")).bets).toEqual(["single a", "single b"]);
    const again = nextSlip(slip, type("combo"), of("ab"));
    expect(summary(nextSlip(again, type("single"), of("ab")))).toEqual(["single a", "single b"]);
  });

  it("forget that choice with the last selection", () => {
    const chosen = slipAfter(of("ab"), type("single"));
    const empty = nextSlip(chosen, { kind: "selections" }, of(""));
    const next = nextSlip(empty, { kind: "selections" }, of("cd"));
    expect(shown(next, picks("cd")).bets).toEqual(["combo cd"]);
  });

  it("are shown as singles where they cannot be combined", () => {
    const pair = [picked("a"), picked("b", { matchId: picked("a").matchId })];
    const view = shown(slipAfter(of(pair)), pair);
    expect(view).toEqual({ bets: ["single a", "single b"], lead: "combo ab", odds: undefined });
  });

  it("are shown as singles when they were shared as singles", () => {
    const bets = ["a", "b"].map((id) => ({ type: "single" as const, selectionIds: [id] }));
    const slip = slipAfter(of("ab"), { kind: "shared", bets });
    expect(shown(slip, picks("ab")).bets).toEqual(["single a", "single b"]);
  });
});

describe("the offers of a combo that is only shown", () => {
  const boost: BonusOffer = {
    id: 7,
    type: "comboboost",
    isUsable: true,
    factor: 1100,
  };
  const offers: SlipEvent = { kind: "offers", byBet: { [LEAD_ID]: [boost] } };
  const boosted = (slip: Slip, letters: string) =>
    slipView(slip, { ...of(letters), isLoggedIn: true }).bets[0]?.bonus?.id;

  it("are used, and kept when it becomes the slip's bet", () => {
    const slip = slipAfter(of("ab"), offers);
    expect(boosted(slip, "ab")).toBe(7);
    expect(boosted(nextSlip(slip, stake("10", LEAD_ID), of("ab")), "ab")).toBe(7);
  });

  it("are not those of a combo with another selection", () => {
    const slip = nextSlip(slipAfter(of("ab"), offers), { kind: "selections" }, of("abc"));
    expect(boosted(slip, "abc")).toBeUndefined();
  });
});

describe("the lead", () => {
  it.each<[string, SlipEvent[], string]>([
    ["a single of one selection", [], "single a"],
    ["the combo of singles with stakes", [stake("5"), stake("6", "b2")], "combo ab"],
    ["a system", [type("system")], "system abc"],
    ["a bet builder", [customBet("ab")], "custom_bet ab"],
  ])("is %s", (_, events, expected) => {
    const letters = expected.split(" ")[1] ?? "";
    expect(shown(slipAfter(of(letters), ...events), picks(letters)).lead).toBe(expected);
  });
});

describe("a slip", () => {
  const singles = slipAfter(of("ab"));

  it("is undecided as long as it has several singles, none with a stake, freebet or choice", () => {
    expect(isUndecided(singles)).toBe(true);
    const [first, second] = singles.bets;
    const withFirst = (change: object): Slip => ({
      ...singles,
      bets: first && second ? [{ ...first, ...change }, second] : [],
    });
    const freebet = { bonus: { id: 1, type: "freebet" } };
    const others: Slip[] = [
      slipAfter(of("a")),
      slipAfter(of("")),
      slipAfter(of("ab"), type("combo")),
      slipAfter(of("ab"), stake("x")),
      slipAfter(of("ab"), type("single")),
      withFirst(freebet),
      withFirst({ type: "custom_bet" }),
    ];
    expect(others.map(isUndecided)).toEqual(others.map(() => false));
    expect(isUndecided(withFirst({ bonus: { id: 2, type: "hunting" } }))).toBe(true);
  });

  it("has a combo of its singles, without what was said about one of them", () => {
    const told = slipAfter(
      of("ab"),
      { kind: "offers", byBet: { b1: [] } },
      { kind: "messages", byBet: { b1: "No." } },
    );
    const combo = comboOf(told, of("ab"));
    expect(combo).toStrictEqual({
      id: LEAD_ID,
      type: "combo",
      selectionIds: ["a", "b"],
      stake: singles.bets[0]?.stake,
      bonus: "auto",
    });
    expect(comboOf(slipAfter(of("a")), of("a"))).toBeUndefined();
    expect(comboOf(slipAfter(of("ab"), type("combo")), of("ab"))).toBeUndefined();
    expect(comboOf(slipAfter(of("abc"), customBet("ab")), of("abc"))).toBeUndefined();
  });

  it("is shown as it is once it is decided", () => {
    for (const slip of [slipAfter(of("ab"), stake("5")), slipAfter(of("a"))]) {
      expect(shownSlip(slip, of("ab"))).toBe(slip);
    }
  });

  it("takes offers for its combo only while that is shown", () => {
    const offers = { kind: "offers", byBet: {} } as const;
    expect(takeLeadOffers(singles, offers, of("ab")).leadOffers).toEqual({
      ids: "a,b",
      offers: [],
    });
    const staked = slipAfter(of("ab"), stake("5"));
    expect(takeLeadOffers(staked, offers, of("ab"))).toBe(staked);
    const empty = slipAfter(of(""));
    expect(takeLeadOffers(empty, offers, of(""))).toBe(empty);
  });

  it("is decided by an event about its combo, and by no other", () => {
    const about = (betId: string) => ({ kind: "amount", betId, value: 500 }) as const;
    const offered = takeLeadOffers(singles, { kind: "offers", byBet: {} }, of("ab"));
    const { slip, event } = decided(offered, about(LEAD_ID), of("ab"));
    expect(event).toEqual(about("b1"));
    expect("leadOffers" in slip).toBe(false);
    expect(slip.bets.map(({ id, type, offers }) => [id, type, offers])).toEqual([
      ["b1", "combo", []],
    ]);
    const staked = slipAfter(of("ab"), stake("5"));
    for (const [before, one] of [
      [singles, about("b1")],
      [singles, { kind: "accepted" }],
      [staked, about(LEAD_ID)],
      [slipAfter(of("")), about(LEAD_ID)],
    ] as const) {
      const after = decided<SlipEvent>(before, one, of("ab"));
      expect([after.slip, after.event]).toEqual([before, one]);
      expect(after.slip).toBe(before);
    }
  });
});
