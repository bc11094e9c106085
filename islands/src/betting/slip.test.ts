import { describe, expect, it } from "vitest";
import fc from "../testing/properties";
import { slipNeedsAccepting } from "./accepting";
import { EMPTY_SLIP, nextSlip } from "./slip";
import type { Slip, SlipEvent } from "./slip-types";
import { readSlip } from "./stored";
import { context, EUR, multi, picked, rules, slipAfter, summary } from "./testing/slips";
import { slipView } from "./view";

const stake = (betId: string, text: string, by: "stake" | "profit" = "stake"): SlipEvent => ({
  kind: "stake",
  betId,
  text,
  by,
});
const type = (wanted: "single" | "combo" | "system"): SlipEvent => ({ kind: "type", type: wanted });
const freebet = (id: number) =>
  ({ id, type: "freebet", isUsable: true, stake: 2000, currency: "ZAR" }) as const;
const custom = (ids: string, odds = 3000): SlipEvent => ({
  kind: "custom_bet",
  selectionIds: [...ids],
  odds,
});

describe("the stakes of joined and split bets", () => {
  const singles = slipAfter(context("abc", multi()), stake("b1", "10"), stake("b2", "20.01"));

  it("keep their sum through every type, there and back", () => {
    const given = context("abc", multi());
    const combo = nextSlip(singles, type("combo"), given);
    expect(summary(combo)).toEqual(["combo abc 30.01"]);
    const system = nextSlip(combo, type("system"), given);
    expect(summary(system)).toEqual(["system 203 abc 30.01"]);
    const back = nextSlip(system, type("single"), given);
    expect(summary(back)).toEqual(["single a 10", "single b 20.01", "single c"]);
  });

  it("are those of the singles again after a reload, and with one more selection", () => {
    const combo = nextSlip(singles, type("combo"), context("abc", multi()));
    const stored = readSlip(JSON.parse(JSON.stringify(combo)));
    const given = context("abcd", multi());
    const loaded = nextSlip(EMPTY_SLIP, { kind: "restored", slip: stored ?? EMPTY_SLIP }, given);
    expect(summary(nextSlip(loaded, type("single"), given))).toEqual([
      "single a 10",
      "single b 20.01",
      "single c",
      "single d",
    ]);
  });

  it("are divided where one of the singles is gone, or all stakes were", () => {
    const given = context("abc", multi());
    const combo = nextSlip(singles, type("combo"), given);
    const two = context("bc", multi());
    expect(summary(nextSlip(combo, type("single"), two))).toEqual([
      "single b 15.01",
      "single c 15",
    ]);
    const cleared = nextSlip(combo, { kind: "cleared" }, given);
    const again = slipAfter(given, type("combo"), stake("b1", "30.01"));
    expect(cleared.apart).toBeUndefined();
    expect(summary(nextSlip(again, type("single"), given))).toEqual([
      "single a 10.01",
      "single b 10",
      "single c 10",
    ]);
  });

  it("are kept to the subunit, whatever their amounts", () => {
    const given = context("abcdefg", multi());
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 10 ** 9 }), { minLength: 7, maxLength: 7 }), (values) => {
        const events = values.map((value, at): SlipEvent => {
          return { kind: "amount", betId: `b${at + 1}`, value };
        });
        const before = slipAfter(given, ...events);
        const total = values.reduce((sum, value) => sum + value, 0);
        const history = [type("combo"), type("system"), type("single"), type("combo")];
        history.reduce<Slip>((slip, event) => {
          const next = nextSlip(slip, event, given);
          const stakes = next.bets.map((bet) => (bet.stake.amount.ok ? bet.stake.amount.value : 0));
          expect(stakes.reduce((sum, value) => sum + value, 0)).toBe(total);
          return next;
        }, before);
      }),
      { numRuns: 30 },
    );
  });

  it("stay the wanted return while a combo grows, and are calculated for singles", () => {
    const wanted = slipAfter(context("ab", multi()), type("combo"), stake("b1", "100", "profit"));
    const grown = nextSlip(wanted, { kind: "selections" }, context("abc", multi()));
    expect(grown.bets[0]?.stake).toMatchObject({ text: "100", source: "profit" });
    expect(summary(nextSlip(grown, type("single"), context("abc", multi())))).toEqual([
      // R100 at 8.00 is a stake of R12.50.
      "single a 4.17",
      "single b 4.17",
      "single c 4.16",
    ]);
  });

  it("are reported when they are too large", () => {
    const huge = "9".repeat(13);
    const given = context("ab", multi());
    const joined = slipAfter(given, ...["b1", "b2"].map((id) => stake(id, `${huge}.99`)));
    const many = nextSlip(joined, type("combo"), given);
    expect(many.bets[0]?.stake.amount.ok).toBe(true);
    const more = slipAfter(
      context("abcdefghijkl", multi()),
      ...Array.from({ length: 12 }, (_, at) => stake(`b${at + 1}`, `${huge}.99`)),
      type("combo"),
    );
    expect(more.bets[0]?.stake.amount).toEqual({ ok: false, problem: "too_large" });
  });
});

describe("a custom bet", () => {
  /** Selections of one match. */
  const ofMatch = (letters: string) => [...letters].map((id) => picked(id, { matchId: 1 }));

  it("takes the stakes of bets that it absorbs entirely, and leaves the others", () => {
    const singles = slipAfter(context("abc", multi()), stake("b1", "10"), stake("b2", "20"));
    const built = nextSlip(singles, custom("ac"), context("abc", multi()));
    expect(summary(built)).toEqual(["custom_bet ac 10", "single b 20"]);
  });

  it("is placed on its own: other bets are a conflict until they leave", () => {
    const given = context([...ofMatch("ab"), picked("c")]);
    const built = slipAfter(given, stake("b1", "5"), custom("ab"));
    const view = slipView(built, { ...given, isLoggedIn: true });
    expect(view.bets[0]?.conflict).toEqual({ kind: "custom_bet_alone", ids: ["c"] });
    const alone = nextSlip(built, { kind: "selections" }, context(ofMatch("ab")));
    const left = slipView(alone, { ...context(ofMatch("ab")), isLoggedIn: true });
    expect(left.bets[0]?.conflict).toBeUndefined();
  });

  it("is replaced by another: its selections stay", () => {
    expect(summary(slipAfter(context("abcd"), custom("ab"), custom("cd")))).toEqual([
      "custom_bet cd",
      "combo ab",
    ]);
  });

  it("has no price when a selection leaves, until the operator sends one", () => {
    const fewer = nextSlip(
      slipAfter(context("abc"), custom("abc")),
      { kind: "selections" },
      context("ab"),
    );
    expect(fewer.bets[0]).toMatchObject({ type: "custom_bet", selectionIds: ["a", "b"] });
    expect(fewer.bets[0]?.customOdds).toBeUndefined();
    const betId = fewer.bets[0]?.id ?? "";
    const named = nextSlip(fewer, { kind: "custom_odds", betId, odds: 2500 }, context("ab"));
    expect(named.bets[0]?.customOdds).toEqual({ odds: 2500, accepted: 2500 });
  });

  it("needs accepting for its joined price, not for those of its selections", () => {
    const given = context(ofMatch("ab").map((one) => ({ ...one, odds: 1900, isChanged: true })));
    const built = slipAfter(given, custom("ab", 3000));
    const betId = built.bets[0]?.id ?? "";
    const slip = nextSlip(built, stake(betId, "5"), given);
    const action = (one: Slip) => slipView(one, { ...given, isLoggedIn: true }).action;
    const asks = (one: Slip) => slipNeedsAccepting(one, given.selections, "none");
    expect(action(slip)).toEqual({ kind: "place" });
    expect(asks(slip)).toBe(false);
    const moved = nextSlip(slip, { kind: "custom_odds", betId, odds: 2900 }, given);
    expect(action(moved)).toEqual({ kind: "accept", removed: 0 });
    expect(asks(moved)).toBe(true);
    expect(slipNeedsAccepting(moved, given.selections, "any")).toBe(false);
    expect(asks({ ...moved, bets: [] })).toBe(true);
    expect(action(nextSlip(moved, { kind: "accepted" }, given))).toEqual({ kind: "place" });
  });
});

describe("freebets", () => {
  const offers: SlipEvent = {
    kind: "offers",
    byBet: { b1: [freebet(1), freebet(2)], b2: [freebet(1), freebet(2)] },
  };
  const choose = (betId: string, bonusId: number): SlipEvent => ({ kind: "bonus", betId, bonusId });
  const chosen = (slip: Slip) =>
    slip.bets.map(({ bonus }) => (typeof bonus === "object" ? bonus.id : bonus));

  it("move to the last bet that chose one, where only one may be active", () => {
    const slip = slipAfter(context("ab", multi()), offers, choose("b1", 1), choose("b2", 2));
    expect(chosen(slip)).toEqual(["auto", 2]);
    expect(summary(slip)).toEqual(["single a", "single b 20"]);
  });

  it("can be used by several bets where that is allowed, but none twice", () => {
    const many = context("ab", multi({ allowMultipleFreebets: true }));
    expect(chosen(slipAfter(many, offers, choose("b1", 1), choose("b2", 2)))).toEqual([1, 2]);
    expect(chosen(slipAfter(many, offers, choose("b1", 1), choose("b2", 1)))).toEqual(["auto", 1]);
  });

  it("are used up when their bet is placed; typed stakes stay with the selections", () => {
    const slip = slipAfter(context("ab", multi()), offers, choose("b1", 1), stake("b2", "5"));
    const placed = nextSlip(slip, { kind: "placed", betIds: ["b1", "b2"] }, context("ab", multi()));
    expect(summary(placed)).toEqual(["single a", "single b 5"]);
  });

  it("are replaced by typed stakes when bets are joined", () => {
    const slip = slipAfter(context("ab", multi()), offers, choose("b1", 1), stake("b2", "5"));
    expect(summary(nextSlip(slip, type("combo"), context("ab", multi())))).toEqual(["combo ab 5"]);
  });
});

describe("a freebet of a bet that changed", () => {
  const offers: SlipEvent = { kind: "offers", byBet: { b1: [freebet(1)] } };
  const one = slipAfter(context("a"), offers, { kind: "bonus", betId: "b1", bonusId: 1 });
  const two = nextSlip(one, { kind: "selections" }, context("ab"));
  const viewOf = (slip: Slip) => slipView(slip, { ...context("ab"), isLoggedIn: true });

  it("is not staked until the operator confirms it", () => {
    const view = viewOf(two);
    expect([view.totalStake, view.freebetStake]).toEqual([0n, 0n]);
    expect(view.bets[0]?.stake).toEqual({ ok: false, problem: "empty" });
    expect(view.action).toEqual({
      kind: "place",
      blocker: { kind: "freebet_pending", betId: "b1" },
    });
    const confirmed = viewOf(nextSlip(two, offers, context("ab")));
    expect([confirmed.totalStake, confirmed.freebetStake]).toEqual([0n, 2000n]);
    expect(confirmed.action).toEqual({ kind: "place" });
  });

  it("is replaced by a stake that is typed meanwhile", () => {
    const typed = nextSlip(two, stake("b1", "5"), context("ab"));
    expect(viewOf(typed).totalStake).toBe(500n);
    expect(viewOf(nextSlip(typed, offers, context("ab"))).totalStake).toBe(500n);
  });

  it("is not chosen in another currency", () => {
    const euro = { ...freebet(1), currency: "EUR" };
    const slip = slipAfter(
      context("a"),
      { kind: "offers", byBet: { b1: [euro] } },
      { kind: "bonus", betId: "b1", bonusId: 1 },
    );
    expect(slip.bets[0]?.bonus).toBe("auto");
  });
});

describe("a stored slip", () => {
  const slip = slipAfter(context("ab"), stake("b1", "1,234"));

  it("is formatted in the page's language", () => {
    const brazil = context("ab", rules({ tag: "pt-BR" }));
    expect(summary(nextSlip(slip, { kind: "restored", slip }, brazil))).toEqual(["combo ab 1234"]);
    expect(nextSlip(slip, { kind: "restored", slip }, context("ab"))).toBe(slip);
  });

  it("has each selection once, whatever was stored", () => {
    const [bet] = slip.bets;
    const twice: Slip = { ...slip, bets: bet ? [bet, { ...bet, id: "b9" }] : [] };
    const restored = nextSlip(slip, { kind: "restored", slip: twice }, context("ab"));
    expect(summary(restored)).toEqual(["combo ab 1,234"]);
  });

  it.each([
    ["no object", null],
    ["another version", { ...slip, version: 3 }],
    ["a bet without an id", { ...slip, bets: [{ ...slip.bets[0], id: undefined }] }],
    ["a bet without selections", { ...slip, bets: [{ ...slip.bets[0], selectionIds: [] }] }],
    ["a type that is none", { ...slip, bets: [{ ...slip.bets[0], type: "double" }] }],
    ["a stake that is none", { ...slip, bets: [{ ...slip.bets[0], stake: "5" }] }],
    ["an id twice", { ...slip, bets: [slip.bets[0], slip.bets[0]] }],
    ["a next id that is taken", { ...slip, next: 1 }],
  ])("is not taken for one when it has %s", (_, stored) => {
    expect(readSlip(stored)).toBeUndefined();
  });
});

describe("shared bets", () => {
  const zar = (value: number) => ({ value, currency: "ZAR" });

  it("are added to the existing ones, whether or not the slip has followed the selections", () => {
    const given = context("abcd", multi());
    const before = slipAfter(context("ab", multi()), stake("b1", "5"));
    const event: SlipEvent = {
      kind: "shared",
      bets: [
        { type: "single", selectionIds: ["a"], stake: zar(900) },
        { type: "single", selectionIds: ["c"], stake: zar(700) },
        { type: "single", selectionIds: ["d"] },
      ],
    };
    for (const slip of [before, nextSlip(before, { kind: "selections" }, given)]) {
      const loaded = nextSlip(slip, event, given);
      expect(summary(loaded)).toEqual(["single a 5", "single b", "single c 7", "single d"]);
      const sources = loaded.bets.map((bet) => bet.stake.source);
      expect(sources).toEqual(["stake", "stake", "sharing", "sharing"]);
    }
  });

  it("keep their type in an empty slip", () => {
    const system: SlipEvent = {
      kind: "shared",
      bets: [{ type: "system", selectionIds: ["a", "b", "c"], systemId: 203, stake: zar(600) }],
    };
    for (const slip of [slipAfter(context([])), slipAfter(context("abc"))]) {
      expect(summary(nextSlip(slip, system, context("abc")))).toEqual(["system 203 abc 6"]);
    }
    const built: SlipEvent = {
      kind: "shared",
      bets: [{ type: "custom_bet", selectionIds: ["a", "b"], customOdds: 2500, stake: zar(600) }],
    };
    const slip = nextSlip(slipAfter(context([])), built, context("ab"));
    expect(summary(slip)).toEqual(["custom_bet ab 6"]);
    expect(slip.bets[0]?.customOdds?.odds).toBe(2500);
  });

  const shared = (value: number, currency: string): SlipEvent => ({
    kind: "shared",
    bets: [{ type: "single", selectionIds: ["a"], stake: { value, currency } }],
  });

  it("are converted once, and keep the original amount until the stake changes", () => {
    const slip = slipAfter(context("a"), shared(1001, "EUR"));
    expect(summary(slip)).toEqual(["single a 200.20"]);
    expect(slip.bets[0]?.stake).toMatchObject({
      currency: "ZAR",
      source: "sharing",
      convertedFrom: { value: 1001, currency: "EUR" },
    });
    const stored = readSlip(JSON.parse(JSON.stringify(slip)));
    expect(stored).toEqual(slip);
    const typed = nextSlip(slip, stake("b2", "5"), context("a"));
    expect(summary(typed)).toEqual(["single a 5"]);
    expect(typed.bets[0]?.stake.convertedFrom).toBeUndefined();
  });

  it("in the player's own currency have no original amount, and need no rate", () => {
    const slip = slipAfter(context("a", rules({ currencies: [] })), shared(1001, "ZAR"));
    expect(summary(slip)).toEqual(["single a 10.01"]);
    expect(slip.bets[0]?.stake.convertedFrom).toBeUndefined();
  });

  it("lose a stake that has no rate, or is 0 after conversion", () => {
    const given = context("a", rules({ unit: EUR }));
    // R0.09 at 20 is less than half a cent of a euro.
    for (const event of [shared(1000, "PTS"), shared(1000, "XYZ"), shared(9, "ZAR")]) {
      const { stake } = slipAfter(given, event).bets[0] ?? {};
      expect(stake).toMatchObject({ text: "", source: "sharing", currency: "EUR" });
      expect(stake?.convertedFrom).toBeUndefined();
    }
    expect(summary(slipAfter(given, shared(10, "ZAR")))).toEqual(["single a 0.01"]);
  });
});

describe("an event", () => {
  const given = context("ab", multi());
  const slip = slipAfter(given, stake("b1", "5"), stake("b2", "6"));

  it("about nothing new gives the same slip", () => {
    const events: SlipEvent[] = [
      { kind: "selections" },
      { kind: "accepted" },
      { kind: "messages", byBet: {} },
      { kind: "placed", betIds: ["b1"] },
      { kind: "currency" },
      { kind: "custom_odds", betId: "b1", odds: 3000 },
      { kind: "shared", bets: [] },
      stake("b9", "7"),
      { kind: "amount", betId: "b9", value: 700 },
      { kind: "system", betId: "b1", systemId: 203 },
      { kind: "bonus", betId: "b1", bonusId: 1 },
    ];
    for (const event of events)
      expect([event, nextSlip(slip, event, given)]).toEqual([event, slip]);
    for (const event of events) expect(nextSlip(slip, event, given) === slip).toBe(true);
    const empty = slipAfter(context(""));
    expect(nextSlip(empty, { kind: "cleared" }, context(""))).toBe(empty);
  });

  it("about one bet leaves the others", () => {
    const [first, second] = slip.bets;
    const amount = nextSlip(slip, { kind: "amount", betId: "b1", value: 700 }, given);
    expect(amount.bets[0]?.stake).toMatchObject({ text: "7", source: "stake" });
    expect(amount.bets[1]).toBe(second);
    const told = nextSlip(slip, { kind: "messages", byBet: { b2: "No." } }, given);
    expect([told.bets[0], told.bets[1]?.message]).toEqual([first, "No."]);
  });

  it("with offers gives each bet its own, and none to the others", () => {
    const offers = nextSlip(slip, { kind: "offers", byBet: { b1: [freebet(1)] } }, given);
    expect(offers.bets.map((bet) => bet.offers)).toEqual([[freebet(1)], []]);
  });

  it("of placing removes the messages and freebets of those bets alone", () => {
    const told = nextSlip(slip, { kind: "messages", byBet: { b1: "No.", b2: "No." } }, given);
    const placed = nextSlip(told, { kind: "placed", betIds: ["b2"] }, given);
    expect(placed.bets.map(({ message }) => message)).toEqual(["No.", undefined]);
  });

  it("of another currency removes stakes and freebets of the one before", () => {
    const free = slipAfter(
      given,
      { kind: "offers", byBet: { b1: [freebet(1)] } },
      { kind: "bonus", betId: "b1", bonusId: 1 },
    );
    const euro = nextSlip(free, { kind: "currency" }, context("ab", multi({ unit: EUR })));
    expect(euro.bets[0]).toMatchObject({
      bonus: "auto",
      stake: { text: "", currency: "EUR", source: "sharing" },
    });
  });

  it("of clearing leaves no bet where the selections are gone", () => {
    expect(nextSlip(slip, { kind: "cleared" }, context(""))).toEqual({
      version: 2,
      bets: [],
      next: 3,
    });
  });

  it("of clearing gives what is still picked new bets, without stakes", () => {
    const cleared = nextSlip(slip, { kind: "cleared" }, given);
    expect([summary(cleared), cleared.next]).toEqual([["single a", "single b"], 5]);
  });

  it("about the joined price is for that custom bet", () => {
    const built = slipAfter(context("abcd"), custom("ab"));
    const [first] = built.bets;
    const moved = (betId: string) =>
      nextSlip(built, { kind: "custom_odds", betId, odds: 2900 }, context("abcd"));
    expect(moved(first?.id ?? "").bets[0]?.customOdds).toEqual({ odds: 2900, accepted: 3000 });
    expect(moved("b7")).toBe(built);
  });
});

it("the operator's message disappears with the player's change", () => {
  const given = context("a");
  const refused = slipAfter(given, { kind: "messages", byBet: { b1: "Too low." } });
  expect(refused.bets[0]?.message).toBe("Too low.");
  expect(nextSlip(refused, { kind: "selections" }, given).bets[0]?.message).toBe("Too low.");
  expect(nextSlip(refused, stake("b1", "5"), given).bets[0]?.message).toBeUndefined();
});

it("a stake in the account's own currency is kept when the currency is sent again", () => {
  const slip = slipAfter(context("a"), stake("b1", "5"));
  expect(nextSlip(slip, { kind: "currency" }, context("a"))).toBe(slip);
  const euro = nextSlip(slip, { kind: "currency" }, context("a", rules({ unit: EUR })));
  expect(summary(euro)).toEqual(["single a"]);
});

it("clearing leaves nothing, and no id is reused", () => {
  const cleared = nextSlip(slipAfter(context("a")), { kind: "cleared" }, context([]));
  expect(cleared.bets).toEqual([]);
  expect(nextSlip(cleared, { kind: "selections" }, context("b")).bets[0]?.id).toBe("b2");
});
