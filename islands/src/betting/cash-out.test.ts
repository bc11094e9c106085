import { describe, expect, it } from "vitest";
import { type CashOut, type CashOutEvent, isUnderWay, NO_CASH_OUT, nextCashOut } from "./cash-out";

const confirming: CashOut = { state: "confirming", amount: 900 };
const changed: CashOut = { state: "changed", amount: 850, before: 900 };
const withdrawn: CashOut = { state: "withdrawn", before: 900 };
const processing: CashOut = { state: "processing", amount: 900 };
const unanswered: CashOut = { state: "unanswered", amount: 900, looking: false };
const looking: CashOut = { state: "unanswered", amount: 900, looking: true };
const success: CashOut = { state: "success", amount: 900 };
const refused: CashOut = { state: "refused", code: "cashout_changed", message: "" };

const offer = (amount: number | null): CashOutEvent => ({ kind: "offer", amount });
const refuse: CashOutEvent = { kind: "refused", code: "cashout_changed", message: "" };

describe("nextCashOut", () => {
  it.each<[CashOut, CashOutEvent, CashOut]>([
    [NO_CASH_OUT, { kind: "asked", amount: 900 }, confirming],
    [refused, { kind: "asked", amount: 900 }, confirming],
    [confirming, { kind: "asked", amount: 1 }, confirming],
    [processing, { kind: "asked", amount: 1 }, processing],
    [unanswered, { kind: "asked", amount: 1 }, unanswered],
    [success, { kind: "asked", amount: 1 }, success],
    [confirming, offer(900), confirming],
    [confirming, offer(850), changed],
    [confirming, offer(950), { state: "changed", amount: 950, before: 900 }],
    [confirming, offer(null), withdrawn],
    [changed, offer(850), changed],
    [changed, offer(800), { state: "changed", amount: 800, before: 900 }],
    [changed, offer(900), confirming],
    [changed, offer(null), withdrawn],
    [withdrawn, offer(null), withdrawn],
    [withdrawn, offer(850), changed],
    [withdrawn, offer(900), confirming],
    [processing, offer(1), processing],
    [unanswered, offer(1), unanswered],
    [NO_CASH_OUT, offer(1), NO_CASH_OUT],
    [confirming, { kind: "confirmed" }, processing],
    [changed, { kind: "confirmed" }, { state: "processing", amount: 850 }],
    [withdrawn, { kind: "confirmed" }, withdrawn],
    [NO_CASH_OUT, { kind: "confirmed" }, NO_CASH_OUT],
    [confirming, { kind: "cancelled" }, NO_CASH_OUT],
    [changed, { kind: "cancelled" }, NO_CASH_OUT],
    [withdrawn, { kind: "cancelled" }, NO_CASH_OUT],
    [processing, { kind: "cancelled" }, processing],
    [processing, { kind: "done", amount: 900 }, success],
    [unanswered, { kind: "done", amount: 900 }, success],
    [confirming, { kind: "done", amount: 900 }, confirming],
    [processing, refuse, refused],
    [unanswered, refuse, unanswered],
    [processing, { kind: "returned" }, NO_CASH_OUT],
    [unanswered, { kind: "returned" }, unanswered],
    [processing, { kind: "unanswered" }, unanswered],
    [unanswered, { kind: "look" }, looking],
    [looking, { kind: "look_failed" }, unanswered],
    [looking, { kind: "not_cashed_out" }, NO_CASH_OUT],
    [processing, { kind: "not_cashed_out" }, processing],
    [success, { kind: "closed" }, NO_CASH_OUT],
    [refused, { kind: "closed" }, NO_CASH_OUT],
    [processing, { kind: "closed" }, processing],
    [looking, { kind: "closed" }, looking],
  ])("%j after %j is %j", (before, event, after) => {
    expect(nextCashOut(before, event)).toEqual(after);
  });
});

it("what is impossible in a state changes nothing", () => {
  const possible: Readonly<Record<Exclude<CashOutEvent["kind"], "offer">, readonly CashOut[]>> = {
    asked: [NO_CASH_OUT, refused],
    cancelled: [confirming, changed, withdrawn],
    confirmed: [confirming, changed],
    done: [processing, unanswered, looking],
    refused: [processing],
    returned: [processing],
    unanswered: [processing],
    look: [unanswered, looking],
    look_failed: [unanswered, looking],
    not_cashed_out: [unanswered, looking],
    closed: [confirming, changed, withdrawn, success, refused],
  };
  const states = [NO_CASH_OUT, confirming, changed, withdrawn, processing, unanswered, looking];
  for (const [kind, before] of Object.entries(possible)) {
    const event = { kind, amount: 700, code: "cashout_changed", message: "" } as CashOutEvent;
    for (const state of [...states, success, refused]) {
      const isIgnored = nextCashOut(state, event) === state;
      expect([kind, state, isIgnored]).toEqual([kind, state, !before.includes(state)]);
    }
  }
});

it("the same offer again changes nothing", () => {
  expect(nextCashOut(confirming, offer(900))).toBe(confirming);
  expect(nextCashOut(changed, offer(850))).toBe(changed);
  expect(nextCashOut(withdrawn, offer(null))).toBe(withdrawn);
});

it("isUnderWay knows when a bet may be paid out", () => {
  const states = [
    NO_CASH_OUT,
    confirming,
    changed,
    withdrawn,
    processing,
    looking,
    success,
    refused,
  ];
  expect(states.filter(isUnderWay)).toEqual([processing, looking]);
});
