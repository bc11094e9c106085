import { describe, expect, it } from "vitest";
import { parseAmount } from "./money";
import {
  isArmed,
  NO_QUICK_BET,
  nextQuickBet,
  type QuickBet,
  type QuickBetEvent,
} from "./quick-bet";
import { noStake } from "./stake";
import { ZAR } from "./testing/slips";

const stake = (text: string): QuickBetEvent => ({
  kind: "stake",
  text,
  amount: parseAmount(text, "en-ZA", ZAR),
  currency: "ZAR",
});
const touch = (selectionId = "a"): QuickBetEvent => ({
  kind: "place",
  touch: { selectionId, odds: 2000, isLoggedIn: true, hasWarning: false },
});
const quickAfter = (before: QuickBet, ...events: readonly QuickBetEvent[]) =>
  events.reduce(nextQuickBet, before);

const ready = quickAfter(NO_QUICK_BET, { kind: "toggled", isLoggedIn: true }, stake("5"), {
  kind: "approved",
});
const processing = quickAfter(ready, touch());
const unanswered = quickAfter(processing, { kind: "unanswered" });
const error = quickAfter(processing, { kind: "refused", error: { code: "101", message: "" } });
const success = quickAfter(processing, { kind: "placed" });

describe("a quick bet", () => {
  it("cannot be switched on by a visitor, but off", () => {
    expect(quickAfter(NO_QUICK_BET, { kind: "toggled", isLoggedIn: false })).toBe(NO_QUICK_BET);
    expect(quickAfter(ready, { kind: "toggled", isLoggedIn: false }).isEnabled).toBe(false);
  });

  it("continues while it is on its way, whatever is toggled, and is not forgotten", () => {
    for (const now of [processing, unanswered]) {
      const off = quickAfter(now, { kind: "toggled", isLoggedIn: true });
      expect([off.isEnabled, off.state, off.selectionId]).toEqual([false, now.state, "a"]);
      expect(quickAfter(now, { kind: "signed_out" }).state).toBe(now.state);
      expect(quickAfter(now, { kind: "closed" })).toBe(now);
      expect(quickAfter(now, stake("9"))).toBe(now);
      expect(quickAfter(now, touch("b"))).toBe(now);
    }
  });

  it("is looked up when its answer is lost, and only then", () => {
    expect(quickAfter(unanswered, { kind: "found" }).state).toBe("success");
    expect(quickAfter(unanswered, { kind: "not_found" })).toMatchObject({
      state: "error",
      error: { code: "not_placed" },
    });
    expect(quickAfter(unanswered, { kind: "placed" })).toBe(unanswered);
    expect(quickAfter(processing, { kind: "found" })).toBe(processing);
  });

  it("is idle when nothing was placed, or the result is closed; it stays approved", () => {
    for (const [now, event] of [
      [processing, { kind: "returned" }],
      [error, { kind: "closed" }],
      [success, { kind: "closed" }],
    ] as const) {
      expect(quickAfter(now, event)).toEqual(ready);
    }
  });

  it("can be followed by another", () => {
    for (const now of [error, success]) {
      expect(quickAfter(now, touch("b"))).toEqual({ ...processing, selectionId: "b" });
    }
  });

  it("ignores what is impossible in a state", () => {
    const off = quickAfter(ready, { kind: "disarmed" });
    const possible: Readonly<Record<string, readonly QuickBet[]>> = {
      placed: [processing],
      refused: [processing],
      unanswered: [processing],
      returned: [processing],
      found: [unanswered],
      not_found: [unanswered],
      closed: [error, success],
      disarmed: [ready, processing, unanswered, error, success],
    };
    for (const [kind, before] of Object.entries(possible)) {
      const event = { kind, error: { code: "101", message: "" } } as QuickBetEvent;
      for (const now of [off, ready, processing, unanswered, error, success]) {
        const isIgnored = quickAfter(now, event) === now;
        expect([kind, now, isIgnored]).toEqual([kind, now, !before.includes(now)]);
      }
    }
  });

  it("is approved when it is on, has a stake, and none is on its way", () => {
    const on = quickAfter(NO_QUICK_BET, { kind: "toggled", isLoggedIn: true });
    const approve = (now: QuickBet) => quickAfter(now, { kind: "approved" }).isApproved;
    expect(approve(quickAfter(on, stake("5")))).toBe(true);
    expect(approve(quickAfter(on, stake("x")))).toBe(false);
    expect(approve(quickAfter(NO_QUICK_BET, stake("5")))).toBe(false);
    expect(approve({ ...processing, isApproved: false })).toBe(false);
  });

  it("has its last result removed by what comes next", () => {
    const refused = quickAfter(error, { kind: "toggled", isLoggedIn: true });
    expect(refused).toEqual({ ...quickAfter(ready, { kind: "disarmed" }) });
    expect(quickAfter(error, stake("5"))).toEqual({ ...ready, isApproved: false });
    expect(quickAfter(error, { kind: "signed_out" })).toEqual({
      ...NO_QUICK_BET,
      stake: noStake("ZAR"),
    });
    const code = "error.potential_win.equal_or_less";
    const lost = { selectionId: "b", odds: 1000, isLoggedIn: true, hasWarning: false };
    expect(quickAfter(error, { kind: "place", touch: lost })).toEqual({
      ...ready,
      selectionId: "b",
      state: "error",
      error: { code, message: "" },
    });
    expect(quickAfter(unanswered, { kind: "not_found" })).toEqual({
      ...unanswered,
      state: "error",
      error: { code: "not_placed", message: "" },
    });
  });

  it("is switched off by a balance that is too small, and by signing out while it is on its way", () => {
    const balance = (value: number, now = ready) =>
      quickAfter(now, { kind: "balance", balance: value });
    const off = { isEnabled: false, isApproved: false };
    expect(balance(499)).toEqual({ ...ready, ...off });
    expect(balance(0, { ...ready, stake: noStake("ZAR") })).toMatchObject(off);
    expect(balance(1, { ...ready, stake: noStake("ZAR") }).isEnabled).toBe(true);
    expect(balance(0, NO_QUICK_BET)).toBe(NO_QUICK_BET);
    expect(quickAfter(processing, { kind: "signed_out" })).toEqual({ ...processing, ...off });
  });

  it("has no stake and no approval in another currency", () => {
    expect(quickAfter(ready, { kind: "currency", currency: "EUR" })).toEqual({
      ...ready,
      isApproved: false,
      stake: noStake("EUR", "sharing"),
    });
  });

  it("is armed when it is on and approved", () => {
    const states = [true, false].flatMap((isEnabled) =>
      [true, false].map((isApproved) => isArmed({ ...ready, isEnabled, isApproved })),
    );
    expect(states).toEqual([true, false, false, false]);
  });

  it("does not change on events without news", () => {
    expect(quickAfter(ready, { kind: "currency", currency: "ZAR" })).toBe(ready);
    expect(quickAfter(ready, { kind: "balance", balance: 500 })).toBe(ready);
  });
});
