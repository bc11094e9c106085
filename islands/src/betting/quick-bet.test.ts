import { describe, expect, it } from "vitest";
import { parseAmount } from "./money";
import { NO_QUICK_BET, nextQuickBet, type QuickBet, type QuickBetEvent } from "./quick-bet";
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

  it("does not change on events without news", () => {
    expect(quickAfter(ready, { kind: "currency", currency: "ZAR" })).toBe(ready);
    expect(quickAfter(ready, { kind: "balance", balance: 500 })).toBe(ready);
  });
});
