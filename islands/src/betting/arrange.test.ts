/** How picked selections become bets, and what stays of a bet that is split, joined or shortened. */
import { describe, expect, it } from "vitest";
import { arrange, demote, merge, newBet, split, withoutSelections } from "./arrange";
import type { BonusOffer, ChosenBonus } from "./bonus";
import { EMPTY_SLIP } from "./slip";
import type { SlipBet } from "./slip-types";
import { noStake, typedStake } from "./stake";
import {
  bet,
  context,
  EUR,
  multi,
  picked,
  picks,
  rules,
  SYSTEMS,
  slipOf,
  summary,
  ZAR,
} from "./testing/slips";

const stakeOf = (text: string, by: "stake" | "profit" = "stake") =>
  typedStake(text, by, ZAR, "en-ZA");
const freebet: ChosenBonus = { id: 1, type: "freebet" };
const hunting: ChosenBonus = { id: 2, type: "hunting" };
const offers: readonly BonusOffer[] = [{ ...hunting, isUsable: true }];
const customOdds = { odds: 3000, accepted: 3000 };
/** What is said about the selections of a bet. */
const about = { offers, message: "Too low.", customOdds };

describe("a new bet", () => {
  it("is a single or a combo, without a stake, in the account's currency", () => {
    expect(newBet(3, ["a"], context("a"))).toEqual(bet("a", { id: "b3" }));
    expect(newBet(4, ["a", "b"], context("ab", rules({ unit: EUR })))).toEqual(
      bet("ab", { id: "b4", stake: noStake("EUR") }),
    );
  });
});

describe("a bet without some of its selections", () => {
  it("loses what was said about them, and keeps the rest", () => {
    const three = bet("abc", { ...about, stake: stakeOf("5"), bonus: hunting });
    expect(withoutSelections(three, new Set(["b"]))).toEqual(
      bet("ac", { stake: stakeOf("5"), bonus: hunting }),
    );
    expect(withoutSelections(three, new Set(["x"]))).toBe(three);
    expect(withoutSelections(three, new Set(["a", "b", "c"])).selectionIds).toEqual([]);
  });

  it("is no custom bet any more once another takes its place", () => {
    expect(demote(bet("ab", { ...about, type: "custom_bet" }))).toEqual(bet("ab"));
    const combo = bet("ab", about);
    expect(demote(combo)).toBe(combo);
  });
});

describe("a slip in line with its selections", () => {
  it("is the same object when nothing changed", () => {
    const slip = slipOf(bet("ab"));
    expect(arrange(slip, context("ab"))).toBe(slip);
    expect(arrange(EMPTY_SLIP, context(""))).toBe(EMPTY_SLIP);
  });

  it("numbers new bets, each once", () => {
    const slip = arrange(slipOf(bet("a")), context("abc", multi()));
    expect(slip.bets.map(({ id }) => id)).toEqual(["b1", "b9", "b10"]);
    expect(slip.next).toBe(11);
  });

  it("forgets the choice of singles and the offers of their combo with the last selection", () => {
    const empty = { version: 2, bets: [], next: 9 };
    expect(arrange({ ...slipOf(bet("a")), chosen: "single" }, context(""))).toEqual(empty);
    const offered = { ...slipOf(bet("a")), leadOffers: { ids: "a,b", offers } };
    expect(arrange(offered, context(""))).toEqual(empty);
    expect(arrange({ ...slipOf(bet("a"), bet("b")), chosen: "single" }, context("a"))).toEqual({
      ...slipOf(bet("a")),
      chosen: "single",
    });
  });

  it("has singles in the order in which they were picked", () => {
    const slip = slipOf(bet("c", { id: "b3" }), bet("a"), bet("b", { id: "b2" }));
    expect(summary(arrange(slip, context("abc", multi())))).toEqual([
      "single a",
      "single b",
      "single c",
    ]);
  });

  it("joins singles where one of the providers does not allow several", () => {
    const mixed = [picked("a"), picked("b", { provider: "oddin" })];
    expect(
      summary(arrange(slipOf(bet("a"), bet("b", { id: "b2" })), context(mixed, multi()))),
    ).toEqual(["combo ab"]);
    const alone = [picked("b", { provider: "oddin" })];
    const single = slipOf(bet("b"));
    expect(arrange(single, context(alone, multi()))).toBe(single);
  });

  it("puts new selections into the bet of several, whichever comes first", () => {
    const slip = slipOf(bet("c", { id: "b2" }), bet("ab", { stake: stakeOf("5") }));
    const [joint] = arrange(slip, context("abcd", multi())).bets;
    expect(joint).toEqual(bet("abcd", { stake: stakeOf("5") }));
  });

  it("has its custom bet first, and one alone", () => {
    const custom = bet("cd", { id: "b2", type: "custom_bet", customOdds });
    const another = bet("ef", { id: "b3", type: "custom_bet", customOdds });
    const { bets } = arrange(slipOf(bet("ab"), custom, another), context("abcdef"));
    expect(bets[0]).toBe(custom);
    expect(bets.slice(1)).toEqual([bet("abef")]);
  });

  it("gives a selection to the first bet that has it", () => {
    const slip = slipOf(bet("a"), bet("ab", { id: "b2" }));
    expect(summary(arrange(slip, context("ab", multi())))).toEqual(["single a", "single b"]);
  });
});

describe("the type of a bet of several selections", () => {
  const system = bet("abc", { type: "system", systemId: 203 });

  it("stays a system, of another size if need be", () => {
    const slip = slipOf(system);
    expect(arrange(slip, context("abc"))).toBe(slip);
    expect(summary(arrange(slip, context("abcd")))).toEqual(["system 204 abcd"]);
  });

  it("is a combo where there is no such system, and a single where one is left", () => {
    const none = context("abc", rules({ systemTypes: [] }));
    expect(arrange(slipOf(system), none).bets).toEqual([bet("abc")]);
    expect(arrange(slipOf(system), context("b")).bets).toEqual([bet("b")]);
  });

  it("is a combo when a single gets another selection", () => {
    expect(arrange(slipOf(bet("a")), context("ab")).bets).toEqual([bet("ab")]);
  });

  it("is another system of that size when the operator no longer has it", () => {
    const others = rules({ systemTypes: [{ id: 7, win_count: 1, total_count: 3 }] });
    expect(summary(arrange(slipOf(system), context("abc", others)))).toEqual(["system 7 abc"]);
  });
});

describe("a bet that is split", () => {
  it("becomes singles with its stake divided; the first keeps its id and bonus", () => {
    const slip = split(
      slipOf(
        bet("abc", { ...about, stake: stakeOf("10"), bonus: hunting }),
        bet("d", { id: "b2" }),
      ),
      context("abcd", multi()),
    );
    expect(slip.bets).toEqual([
      bet("a", { stake: stakeOf("3.34"), bonus: hunting }),
      bet("b", { id: "b9", stake: stakeOf("3.33") }),
      bet("c", { id: "b10", stake: stakeOf("3.33") }),
      bet("d", { id: "b2" }),
    ]);
    expect(slip.next).toBe(11);
  });

  it("keeps a freebet and its stake on the first", () => {
    const free = bet("ab", { stake: stakeOf("20"), bonus: freebet });
    expect(split(slipOf(free), context("ab", multi())).bets).toEqual([
      bet("a", { stake: stakeOf("20"), bonus: freebet }),
      bet("b", { id: "b9" }),
    ]);
  });

  it("keeps what was typed on the first where it is no stake, and gives no part of 0", () => {
    const typed = split(slipOf(bet("ab", { stake: stakeOf("x") })), context("ab", multi()));
    expect(summary(typed)).toEqual(["single a x", "single b"]);
    const cent = split(slipOf(bet("ab", { stake: stakeOf("0.01") })), context("ab", multi()));
    expect(summary(cent)).toEqual(["single a 0.01", "single b"]);
  });

  it("is no system any more", () => {
    const system = bet("abc", { type: "system", systemId: 203 });
    expect(split(slipOf(system), context("abc", multi())).bets[0]).toEqual(bet("a"));
  });

  it("is nothing in an empty slip", () => {
    expect(split(EMPTY_SLIP, context(""))).toBe(EMPTY_SLIP);
  });
});

describe("bets that are joined", () => {
  const join = (bets: readonly SlipBet[], letters = "abc") => merge(bets, context(letters));

  it("are the first, with all selections as they were picked, and what was said is gone", () => {
    expect(join([bet("c", { ...about, bonus: hunting }), bet("a"), bet("b")])).toEqual(
      bet("abc", { type: "single", bonus: hunting }),
    );
    const one = bet("a", about);
    expect(join([one])).toBe(one);
    expect(join([])).toBeUndefined();
  });

  it("keep the only stake as it was typed, wherever it was", () => {
    const wanted = stakeOf("100", "profit");
    expect(join([bet("a"), bet("b", { stake: wanted })])?.stake).toBe(wanted);
  });

  it("add up several stakes, and the stakes of wanted returns", () => {
    // R100 at 2.00 is a stake of R50.
    const bets = [
      bet("a", { stake: stakeOf("5") }),
      bet("b", { stake: stakeOf("100", "profit") }),
      bet("c", { stake: stakeOf("x") }),
    ];
    expect(join(bets)?.stake).toEqual(stakeOf("55"));
  });

  it("keep a freebet where no stake was typed, and else lose it", () => {
    const free = bet("b", { stake: stakeOf("20"), bonus: freebet });
    expect(join([bet("a"), free])).toMatchObject({ stake: stakeOf("20"), bonus: freebet });
    expect(join([free, bet("a")])).toMatchObject({ stake: stakeOf("20"), bonus: freebet });
    const typed = bet("a", { stake: stakeOf("5"), bonus: hunting });
    expect(join([typed, free])).toMatchObject({ stake: stakeOf("5"), bonus: hunting });
    expect(join([free, typed])).toMatchObject({ stake: stakeOf("5"), bonus: "auto" });
    const more = bet("c", { stake: stakeOf("6") });
    expect(join([free, typed, more])).toMatchObject({ stake: stakeOf("11"), bonus: "auto" });
  });

  it("keep what was typed where none of it is a stake", () => {
    const unread = bet("b", { stake: stakeOf("x") });
    expect(join([bet("a"), unread, bet("c", { stake: stakeOf("y") })])?.stake).toBe(unread.stake);
    const [none] = [bet("a")];
    expect(none && join([none, bet("b")])?.stake).toBe(none?.stake);
  });

  it("count a wanted return by the odds of a system, and with its boost", () => {
    const boost: BonusOffer = {
      id: 3,
      type: "comboboost",
      isUsable: true,
      factor: 2000,
    };
    const wanted = stakeOf("100", "profit");
    // The lines of 2 of 3 at 2.00 pay 4 times their stakes; the boost doubles it.
    const system = bet("abc", { type: "system", systemId: 203, stake: wanted, offers: [boost] });
    const other = bet("d", { id: "b2", stake: stakeOf("1") });
    expect(SYSTEMS.some(({ id }) => id === 203)).toBe(true);
    expect(join([system, other], "abcd")?.stake).toEqual(stakeOf("13.50"));
  });

  it("do not count a stake in another currency", () => {
    const euro = bet("a", { stake: { ...stakeOf("5"), currency: "EUR" } });
    expect(join([euro, bet("b", { stake: stakeOf("7") })])?.stake).toEqual(stakeOf("7"));
  });
});

it("selections that nobody has picked are not in any bet", () => {
  expect(arrange(slipOf(bet("abx")), context(picks("ab"))).bets).toEqual([bet("ab")]);
});
