import { describe, expect, it } from "vitest";
import fc from "../testing/properties";
import {
  type AcceptMode,
  acceptChanges,
  applyMode,
  applyOffer,
  isOddsChange,
  needsAccepting,
  type Offer,
  type Quote,
} from "./selection";

const quote = (change: Partial<Quote> = {}): Quote => ({
  odds: 2000,
  acceptedOdds: 2000,
  initialOdds: 2000,
  isSuspended: false,
  isChanged: false,
  isNotAvailable: false,
  ...change,
});

const offer = (change: Partial<Offer> = {}): Offer => ({
  matchStatus: 0,
  marketStatus: 1,
  outcome: { odds: 2000, active: true },
  ...change,
});

const modes = fc.constantFrom<AcceptMode>("none", "higher", "any");
const anyOffer = fc.record({
  matchStatus: fc.integer({ min: -1, max: 7 }),
  marketStatus: fc.integer({ min: -5, max: 2 }),
  outcome: fc.option(
    fc.record({ odds: fc.integer({ min: 1001, max: 9000 }), active: fc.boolean() }),
    { nil: undefined },
  ),
});

describe("isOddsChange", () => {
  it.each<[AcceptMode, number, boolean]>([
    ["none", 1900, true],
    ["none", 2100, true],
    ["none", 2000, false],
    ["higher", 1900, true],
    ["higher", 2100, false],
    ["any", 1900, false],
    ["any", 2100, false],
  ])("under %s, 2000 -> %i is a change: %s", (mode, odds, changed) => {
    expect(isOddsChange(odds, 2000, mode)).toBe(changed);
  });
});

it.each<[AcceptMode, string, picked: number, accepted: number, now: number, boolean]>([
  ["none", "back up to the price that was picked", 2480, 2460, 2480, false],
  ["none", "above the price that was picked", 2480, 2460, 2500, true],
  ["none", "back down to the price that was picked", 2460, 2480, 2460, true],
  ["higher", "back up to the price that was picked", 2480, 2460, 2480, false],
])("under %s, a price that goes %s (%i, %i, %i) is a change: %s", (mode, _, ...prices) => {
  const [initialOdds, acceptedOdds, odds, isChanged] = prices;
  const before = quote({ odds: acceptedOdds, acceptedOdds, initialOdds });
  const outcome = { odds, active: true };
  expect(applyOffer(before, offer({ outcome }), mode).isChanged).toBe(isChanged);
  expect(applyMode({ ...before, odds }, mode).isChanged).toBe(isChanged);
});

describe("applyOffer", () => {
  it.each<[string, Partial<Offer>, Partial<Quote>]>([
    ["an open market", {}, {}],
    ["a suspended market", { marketStatus: -1 }, { isSuspended: true }],
    ["an inactive outcome", { outcome: { odds: 2000, active: false } }, { isSuspended: true }],
    ["a missing outcome", { outcome: undefined }, { isSuspended: true }],
    ["a settled market", { marketStatus: -2 }, { isSuspended: true, isNotAvailable: true }],
    ["a dropped market", { marketStatus: 0 }, { isSuspended: true, isNotAvailable: true }],
    ["a match that went live", { matchStatus: 1 }, {}],
    ["a finished match", { matchStatus: 4 }, { isNotAvailable: true }],
    ["a moved price", { outcome: { odds: 1950, active: true } }, { odds: 1950, isChanged: true }],
  ])("after %s", (_, given, expected) => {
    expect(applyOffer(quote(), offer(given), "none")).toEqual(quote(expected));
  });

  it("leaves the price of a missing outcome", () => {
    const moved = quote({ odds: 1900, isChanged: true });
    expect(applyOffer(moved, offer({ outcome: undefined }), "none")).toEqual(
      quote({ odds: 1900, isChanged: true, isSuspended: true }),
    );
  });

  it("keeps what else a selection has, and gives a new object for each change alone", () => {
    const named = { ...quote(), id: "a" };
    const others: [Quote & { id: string }, Partial<Quote>][] = [
      [{ ...named, isSuspended: true }, {}],
      [{ ...named, isChanged: true }, {}],
      [{ ...named, isNotAvailable: true }, {}],
      [{ ...named, odds: 1900 }, {}],
    ];
    for (const [before, expected] of others) {
      expect(applyOffer(before, offer(), "none")).toEqual({ ...named, ...expected });
    }
  });

  it("keeps the object when nothing changed", () => {
    const selection = quote();
    expect(applyOffer(selection, offer(), "none")).toBe(selection);
  });

  it("gives the same twice, and never changes the accepted price", () => {
    fc.assert(
      fc.property(anyOffer, modes, (given, mode) => {
        const once = applyOffer(quote(), given, mode);
        expect(applyOffer(once, given, mode)).toBe(once);
        expect([once.acceptedOdds, once.initialOdds]).toEqual([2000, 2000]);
      }),
    );
  });
});

describe("acceptChanges", () => {
  it("accepts the new price and drops unavailable selections", () => {
    const moved = quote({ odds: 1950, isChanged: true });
    const kept = quote();
    const gone = [quote({ isSuspended: true }), quote({ isNotAvailable: true })];
    const [first, second, ...rest] = acceptChanges([moved, ...gone, kept]);
    expect(first).toEqual(quote({ odds: 1950, acceptedOdds: 1950 }));
    expect(second).toBe(kept);
    expect(rest).toEqual([]);
  });

  it("accepts a better price that needed no question", () => {
    const better = quote({ odds: 2100 });
    expect(acceptChanges([better])).toEqual([quote({ odds: 2100, acceptedOdds: 2100 })]);
    const back = quote({ isChanged: true });
    expect(acceptChanges([back])).toEqual([quote()]);
  });

  it("leaves nothing to accept, whatever happened before", () => {
    fc.assert(
      fc.property(fc.array(anyOffer), modes, (offers, mode) => {
        const after = offers.map((given) => applyOffer(quote(), given, mode));
        expect(needsAccepting(acceptChanges(after))).toBe(false);
      }),
    );
  });
});

it("needs accepting for one that moved or is gone, not for one that is suspended", () => {
  const changes: Partial<Quote>[] = [
    {},
    { isSuspended: true },
    { isChanged: true },
    { isNotAvailable: true },
  ];
  expect(changes.map((change) => needsAccepting([quote(), quote(change)]))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(needsAccepting([])).toBe(false);
});

it("applyMode asks again when the player becomes stricter", () => {
  const better = quote({ odds: 2100 });
  expect(applyMode(better, "higher")).toBe(better);
  expect(applyMode(better, "none").isChanged).toBe(true);
  expect(applyMode(quote({ odds: 2100, isChanged: true }), "any").isChanged).toBe(false);
});

describe("an outcome without a price", () => {
  it.each([0, -1, 999, 1000])(
    "is suspended at %d thousandths, and keeps its last price",
    (odds) => {
      const without = applyOffer(quote(), offer({ outcome: { odds, active: true } }), "none");
      expect(without).toEqual(quote({ isSuspended: true }));
      expect(applyOffer(without, offer(), "none")).toEqual(quote());
    },
  );

  it("that was picked before its page knew is suspended, and shows a price once there is one", () => {
    const picked = quote({ odds: 0, acceptedOdds: 0, initialOdds: 0 });
    const without = applyOffer(picked, offer({ outcome: { odds: 0, active: true } }), "any");
    expect(without).toEqual({ ...picked, isSuspended: true });
    expect(applyOffer(without, offer(), "any")).toMatchObject({ odds: 2000, isSuspended: false });
  });
});
