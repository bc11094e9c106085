/** How each event changes the bets of a slip. */
import { describe, expect, it } from "vitest";
import type { BonusOffer, BonusType, ChosenBonus } from "./bonus";
import {
  acceptBet,
  changeStake,
  changeSystem,
  changeType,
  chooseBonus,
  mapBets,
  takeCustomOdds,
  takeOffers,
  withMessage,
  withoutFreebet,
} from "./changes";
import type { Slip, SlipBet } from "./slip-types";
import { noStake, typedStake } from "./stake";
import { bet, context, multi, rules, slipOf, summary, ZAR } from "./testing/slips";

const stakeOf = (text: string) => typedStake(text, "stake", ZAR, "en-ZA");
const offer = (id: number, type: BonusType = "freebet", change: Partial<BonusOffer> = {}) => ({
  id,
  type,
  isUsable: true,
  ...(type.startsWith("freebet") && { stake: 2000, currency: "ZAR" }),
  ...change,
});
const freebet: ChosenBonus = { id: 1, type: "freebet" };
const free = bet("a", { bonus: freebet, stake: stakeOf("20") });
const other = (change: Partial<SlipBet> = {}) => bet("b", { id: "b2", ...change });

describe("changing every bet", () => {
  it("gives the same slip where none changed", () => {
    const slip = slipOf(bet("a"), other());
    expect(mapBets(slip, (one) => one)).toBe(slip);
    const after = mapBets(slip, (one) => (one.id === "b2" ? { ...one, message: "No." } : one));
    expect(after).toEqual(slipOf(bet("a"), other({ message: "No." })));
    expect(after.bets[0]).toBe(slip.bets[0]);
  });
});

describe("the operator's message", () => {
  it("is set, replaced and removed, and else leaves the bet", () => {
    const told = bet("a", { message: "No." });
    expect(withMessage(bet("a"), "No.")).toEqual(told);
    expect(withMessage(told, "Too low.")).toEqual(bet("a", { message: "Too low." }));
    expect(withMessage(told, "No.")).toBe(told);
    expect("message" in withMessage(told, undefined)).toBe(false);
    const silent = bet("a");
    expect(withMessage(silent, undefined)).toBe(silent);
  });
});

describe("another type", () => {
  const about = { offers: [offer(7, "comboboost")], message: "Too low." };
  const leadOffers = { ids: "a,b", offers: [] };

  it("of undecided singles is only the player's choice", () => {
    const singles = slipOf(bet("a"), other());
    expect(changeType(singles, "single", context("ab", multi()))).toEqual({
      ...singles,
      chosen: "single",
    });
  });

  it("is refused where it is not allowed", () => {
    const slip = slipOf(bet("ab"));
    expect(changeType(slip, "single", context("ab"))).toBe(slip);
    expect(changeType(slip, "combo", context("ab"))).toBe(slip);
    const empty = slipOf();
    expect(changeType(empty, "combo", context(""))).toBe(empty);
  });

  it("splits a bet, and is then the player's choice", () => {
    const slip = changeType(
      slipOf(bet("ab", { stake: stakeOf("5") })),
      "single",
      context("ab", multi()),
    );
    expect([slip.chosen, ...summary(slip)]).toEqual(["single", "single a 2.50", "single b 2.50"]);
  });

  it("joins singles, and forgets that they were chosen and what was said", () => {
    const singles: Slip = {
      ...slipOf(bet("a", { ...about, stake: stakeOf("5") }), other()),
      chosen: "single",
      leadOffers,
    };
    expect(changeType(singles, "combo", context("ab", multi()))).toStrictEqual({
      ...slipOf(bet("ab", { stake: stakeOf("5") })),
      apart: { a: stakeOf("5") },
    });
  });

  it("is that with the shortest lines for a system, which a combo does not keep", () => {
    const system = changeType(slipOf(bet("abcd", about)), "system", context("abcd"));
    expect(system).toStrictEqual(slipOf(bet("abcd", { type: "system", systemId: 204 })));
    expect(changeType(system, "combo", context("abcd"))).toStrictEqual(slipOf(bet("abcd")));
  });
});

describe("another system", () => {
  const system = bet("abcd", {
    type: "system",
    systemId: 204,
    offers: [],
    message: "Too low.",
    stake: stakeOf("6"),
  });

  it("replaces the one of that bet; its offers and message were about the other", () => {
    expect(changeSystem(slipOf(system), "b1", 304, rules())).toStrictEqual(
      slipOf(bet("abcd", { type: "system", systemId: 304, stake: stakeOf("6") })),
    );
  });

  it.each<[string, SlipBet, string, number]>([
    ["another bet", system, "b2", 304],
    ["a bet that is no system", bet("abcd"), "b1", 304],
    ["the same system", system, "b1", 204],
    ["a system of another size", system, "b1", 203],
    ["an unknown system", system, "b1", 999],
  ])("is not taken for %s", (_, one, betId, systemId) => {
    const slip = slipOf(one);
    expect(changeSystem(slip, betId, systemId, rules())).toBe(slip);
  });
});

describe("another stake", () => {
  it("is that of one bet, whose message it removes", () => {
    const slip = slipOf(bet("a", { message: "Too low." }), other({ message: "Too low." }));
    expect(changeStake(slip, "b1", stakeOf("5"))).toStrictEqual(
      slipOf(bet("a", { stake: stakeOf("5") }), other({ message: "Too low." })),
    );
  });

  it("does not replace that of a freebet which the operator offers", () => {
    const slip = slipOf({ ...free, offers: [offer(1)] });
    expect(changeStake(slip, "b1", stakeOf("5"))).toBe(slip);
  });

  it("replaces a freebet that is not offered", () => {
    expect(changeStake(slipOf(free), "b1", stakeOf("5"))).toStrictEqual(
      slipOf(bet("a", { stake: stakeOf("5") })),
    );
  });

  it("leaves a bonus that is no freebet", () => {
    const hunting: ChosenBonus = { id: 2, type: "hunting" };
    expect(changeStake(slipOf(bet("a", { bonus: hunting })), "b1", stakeOf("5"))).toEqual(
      slipOf(bet("a", { bonus: hunting, stake: stakeOf("5") })),
    );
  });
});

describe("the operator's offers", () => {
  it("are taken, and a freebet that is gone takes its stake with it", () => {
    const hunting = [offer(2, "hunting")];
    expect(takeOffers(free, [offer(1)], "ZAR")).toEqual({ ...free, offers: [offer(1)] });
    expect(takeOffers(free, hunting, "ZAR")).toEqual(
      bet("a", { bonus: { id: 2, type: "hunting" }, offers: hunting }),
    );
    const typed = bet("a", { bonus: { id: 3, type: "tournament" }, stake: stakeOf("5") });
    expect(takeOffers(typed, [], "ZAR")).toEqual(bet("a", { stake: stakeOf("5"), offers: [] }));
  });

  it("of a bet without a freebet leave it when that is removed", () => {
    expect(withoutFreebet(free, "EUR")).toEqual(bet("a", { stake: noStake("EUR") }));
    const plain = bet("a", { bonus: "none", stake: stakeOf("5") });
    expect(withoutFreebet(plain, "EUR")).toBe(plain);
  });
});

describe("the choice of a bonus", () => {
  const offered = (list: readonly BonusOffer[], change: Partial<SlipBet> = {}) =>
    bet("a", { offers: list, ...change });
  const choose = (slip: Slip, bonusId: number | null, allowed = rules(), betId = "b1") =>
    chooseBonus(slip, betId, bonusId, allowed);

  it("of a freebet brings its stake and removes a message", () => {
    const list = [offer(1)];
    const before = offered(list, { stake: stakeOf("5"), message: "Too low." });
    expect(choose(slipOf(before), 1)).toStrictEqual(
      slipOf(offered(list, { bonus: freebet, stake: stakeOf("20") })),
    );
  });

  it("of a freebet without a stake, or of another bonus, leaves the stake", () => {
    const nameless = [offer(1, "freebet", { stake: undefined })];
    const stake = stakeOf("5");
    expect(choose(slipOf(offered(nameless, { stake })), 1)).toEqual(
      slipOf(offered(nameless, { stake, bonus: freebet })),
    );
    const hunting = [offer(2, "hunting", { stake: 100 })];
    expect(choose(slipOf(offered(hunting, { stake })), 2)).toEqual(
      slipOf(offered(hunting, { stake, bonus: { id: 2, type: "hunting" } })),
    );
  });

  it("of none declines, and takes the freebet's stake away", () => {
    const list = [offer(1)];
    const before = { ...free, offers: list, message: "Too low." };
    expect(choose(slipOf(before), null)).toStrictEqual(slipOf(offered(list, { bonus: "none" })));
    expect(choose(slipOf(bet("a")), null)).toEqual(slipOf(bet("a", { bonus: "none" })));
  });

  it("of another bonus takes the freebet's stake away", () => {
    const list = [offer(1), offer(2, "hunting")];
    expect(choose(slipOf({ ...free, offers: list }), 2)).toEqual(
      slipOf(offered(list, { bonus: { id: 2, type: "hunting" } })),
    );
  });

  it.each<[string, SlipBet, number]>([
    ["is not offered", offered([offer(2)]), 1],
    ["cannot be used", offered([offer(1, "freebet", { isUsable: false })]), 1],
    ["is in another currency", offered([offer(1, "freebet", { currency: "EUR" })]), 1],
    ["is not known to be offered", bet("a"), 1],
  ])("of one that %s changes nothing", (_, one, id) => {
    const slip = slipOf(one);
    expect(choose(slip, id)).toBe(slip);
  });

  it("of one without a currency is in the account's", () => {
    const list = [offer(1, "freebet", { currency: undefined })];
    expect(choose(slipOf(offered(list)), 1).bets[0]?.bonus).toEqual(freebet);
  });

  it("for a bet that is not there changes nothing", () => {
    const slip = slipOf(offered([offer(1)]));
    expect(choose(slip, 1, rules(), "b7")).toBe(slip);
    expect(choose(slip, null, rules(), "b7")).toBe(slip);
  });

  it("takes a freebet from the other bet that has one, where only one may be used", () => {
    const list = [offer(3, "freebet"), offer(2, "hunting")];
    const others = other({ bonus: freebet, stake: stakeOf("20"), offers: [offer(1)] });
    const before = slipOf(offered(list), others);
    const bonusesOf = ({ bets }: Slip) => bets.map(({ bonus }) => bonus);
    const third: ChosenBonus = { id: 3, type: "freebet" };
    expect(choose(before, 3)).toEqual(
      slipOf(offered(list, { bonus: third, stake: stakeOf("20") }), other({ offers: [offer(1)] })),
    );
    expect(bonusesOf(choose(before, 3, rules({ allowMultipleFreebets: true })))).toEqual([
      third,
      freebet,
    ]);
    expect(bonusesOf(choose(before, 2))).toEqual([{ id: 2, type: "hunting" }, freebet]);
    expect(bonusesOf(choose(before, null))).toEqual(["none", freebet]);
    const hunting = other({ bonus: { id: 2, type: "hunting" } });
    expect(choose(slipOf(offered(list), hunting), 3).bets[1]).toBe(hunting);
  });

  it("takes the same freebet from another bet even where several may be used", () => {
    const others = other({ bonus: freebet, stake: stakeOf("20") });
    const after = choose(
      slipOf(offered([offer(1)]), others),
      1,
      rules({ allowMultipleFreebets: true }),
    );
    expect(after.bets.map(({ bonus }) => bonus)).toEqual([freebet, "auto"]);
  });
});

describe("the joined price of a custom bet", () => {
  const custom = (odds?: number, accepted = odds): SlipBet =>
    bet("ab", {
      type: "custom_bet",
      ...(odds !== undefined && accepted !== undefined && { customOdds: { odds, accepted } }),
    });

  it("moves, and what was accepted stays", () => {
    expect(takeCustomOdds(custom(3000), 2900)).toEqual(custom(2900, 3000));
    expect(takeCustomOdds(custom(), 2900)).toEqual(custom(2900));
    const same = custom(3000, 2900);
    expect(takeCustomOdds(same, 3000)).toBe(same);
    const combo = bet("ab");
    expect(takeCustomOdds(combo, 3000)).toBe(combo);
  });

  it("is accepted, and with it the message is gone", () => {
    expect(acceptBet({ ...custom(2900, 3000), message: "No." })).toStrictEqual(custom(2900));
    const accepted = custom(2900);
    expect(acceptBet(accepted)).toBe(accepted);
    const combo = bet("ab");
    expect(acceptBet(combo)).toBe(combo);
    expect(acceptBet({ ...combo, message: "No." })).toStrictEqual(combo);
  });
});
