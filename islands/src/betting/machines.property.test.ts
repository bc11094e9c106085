/** No unknown state is reached, and no bet is forgotten while it may exist. */

import { describe, expect, it } from "vitest";
import fc from "../testing/properties";
import { type CashOut, type CashOutEvent, NO_CASH_OUT, nextCashOut } from "./cash-out";
import {
  isHeldQuick,
  NO_QUICK_BET,
  nextQuickBet,
  type QuickBet,
  type QuickBetEvent,
} from "./quick-bet";
import {
  type Attempt,
  INITIAL,
  isHeld,
  nextTicket,
  type Receipt,
  type Ticket,
  type TicketEvent,
} from "./ticket";

const attempt = (id: string) => ({ id, bets: [] }) as unknown as Attempt;
const receipt = { attempt: attempt("one"), bets: [], wasLost: false } as Receipt;
const refusal = { code: "101", message: "", wrongOdds: true } as const;
const amount = fc.nat({ max: 300 });

const ticketEvent = fc.oneof<fc.Arbitrary<TicketEvent>[]>(
  fc.boolean().map((needAccepting) => ({ kind: "selections", needAccepting })),
  fc.constantFrom("one", "two").map((id) => ({ kind: "place", attempt: attempt(id) })),
  fc.constantFrom<TicketEvent>(
    { kind: "placed", receipt },
    { kind: "refused", refusal },
    { kind: "returned" },
    { kind: "unanswered", until: 1 },
    { kind: "look" },
    { kind: "look_failed" },
    { kind: "found", receipt },
    { kind: "not_found" },
    { kind: "unsure" },
    { kind: "set_aside" },
    { kind: "bet_changed", betId: "b", status: "done" },
    { kind: "closed" },
  ),
);

const quickEvent = fc.oneof<fc.Arbitrary<QuickBetEvent>[]>(
  fc.boolean().map((isLoggedIn) => ({ kind: "toggled", isLoggedIn })),
  amount.map((value) => ({
    kind: "stake",
    text: String(value),
    amount: { ok: true, value },
    currency: "ZAR",
  })),
  fc.constantFrom("ZAR", "EUR").map((currency) => ({ kind: "currency", currency })),
  fc
    .record({
      selectionId: fc.constantFrom("a", "b"),
      odds: fc.integer({ min: 1001, max: 3000 }),
      isLoggedIn: fc.boolean(),
      hasWarning: fc.boolean(),
    })
    .map((touch) => ({ kind: "place", touch })),
  amount.map((balance) => ({ kind: "balance", balance })),
  fc.constantFrom<QuickBetEvent>(
    { kind: "approved" },
    { kind: "placed" },
    { kind: "refused", error: { code: "101", message: "" } },
    { kind: "unanswered" },
    { kind: "found" },
    { kind: "not_found" },
    { kind: "unsure" },
    { kind: "set_aside" },
    { kind: "resumed" },
    { kind: "returned" },
    { kind: "signed_out" },
    { kind: "closed" },
  ),
);

const cashOutEvent = fc.oneof<fc.Arbitrary<CashOutEvent>[]>(
  amount.map((value) => ({ kind: "asked", amount: value })),
  fc.option(amount).map((value) => ({ kind: "offer", amount: value })),
  amount.map((value) => ({ kind: "done", amount: value })),
  fc.constantFrom<CashOutEvent>(
    { kind: "cancelled" },
    { kind: "confirmed" },
    { kind: "refused", code: "cashout_changed", message: "" },
    { kind: "returned" },
    { kind: "unanswered" },
    { kind: "look" },
    { kind: "look_failed" },
    { kind: "not_cashed_out" },
    { kind: "closed" },
  ),
);

/** Events that lead to a bet on its way, which random ones seldom do. */
const QUICK_WAY: readonly QuickBetEvent[] = [
  { kind: "toggled", isLoggedIn: true },
  { kind: "stake", text: "100", amount: { ok: true, value: 100 }, currency: "ZAR" },
  { kind: "approved" },
  {
    kind: "place",
    touch: { selectionId: "a", odds: 2000, isLoggedIn: true, hasWarning: false },
  },
];
const CASH_OUT_WAY: readonly CashOutEvent[] = [
  { kind: "asked", amount: 100 },
  { kind: "confirmed" },
];
const TICKET_WAY: readonly TicketEvent[] = [{ kind: "place", attempt: attempt("one") }];

/**
 * Runs random histories and checks every step; returns the reached states in order. Some histories
 * follow the given path to a sent bet.
 */
function reached<S extends { readonly state: string }, E>(
  first: S,
  event: fc.Arbitrary<E>,
  way: readonly E[],
  next: (now: S, event: E) => S,
  check: (before: S, event: E, after: S) => void,
): string[] {
  const states = new Set<string>();
  const stretch = fc.oneof(
    { weight: 5, arbitrary: event.map((one) => [one]) },
    { weight: 1, arbitrary: fc.constant(way) },
  );
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 30 }), (stretches) => {
      stretches.flat().reduce((now, one) => {
        const after = next(now, one);
        check(now, one, after);
        states.add(after.state);
        return after;
      }, first);
    }),
    { numRuns: 500 },
  );
  return [...states].sort();
}

describe("over any history", () => {
  it("a ticket is in one of its states, and only an answer ends a bet on its way", () => {
    const states = reached<Ticket, TicketEvent>(
      INITIAL,
      ticketEvent,
      TICKET_WAY,
      nextTicket,
      (before, event, after) => {
        const carries = "attempt" in before ? before.attempt.id : undefined;
        const answers = [
          "placed",
          "refused",
          "returned",
          "found",
          "not_found",
          "unsure",
          "set_aside",
        ];
        if (isHeld(before) && !answers.includes(event.kind)) {
          expect("attempt" in after && after.attempt.id).toBe(carries);
        }
        if (before.state === "unanswered") expect(after.state).not.toBe("processing");
      },
    );
    expect(states).toEqual([
      "error",
      "initial",
      "odds_changed",
      "processing",
      "success",
      "unanswered",
    ]);
  });

  it("quick bet places only approved stakes, one at a time", () => {
    const states = reached<QuickBet, QuickBetEvent>(
      NO_QUICK_BET,
      quickEvent,
      QUICK_WAY,
      nextQuickBet,
      (before, event, after) => {
        const begins = before.state !== "processing" && after.state === "processing";
        if (begins) {
          expect(event.kind).toBe("place");
          expect(before.isEnabled && before.isApproved && !isHeldQuick(before)).toBe(true);
          expect(before.stake.amount.ok && before.stake.amount.value > 0).toBe(true);
        }
        if (after.isApproved) expect(after.isEnabled).toBe(true);
        if (isHeldQuick(before) && isHeldQuick(after)) {
          expect(after.selectionId).toBe(before.selectionId);
        }
        const isOther = after.stake !== before.stake || after.isEnabled !== before.isEnabled;
        if (isOther) expect(after.isApproved).toBe(false);
      },
    );
    expect(states).toEqual(["error", "idle", "processing", "success", "unanswered"]);
  });

  it("a cash-out accepts only a shown amount, and only when confirmed", () => {
    const states = reached<CashOut, CashOutEvent>(
      NO_CASH_OUT,
      cashOutEvent,
      CASH_OUT_WAY,
      nextCashOut,
      (before, event, after) => {
        if (after.state === "processing" && before.state !== "processing") {
          expect(event.kind).toBe("confirmed");
          expect(before).toMatchObject({ amount: after.amount });
        }
        if (after.state === "changed" || after.state === "confirming") {
          const shown = event.kind === "offer" || event.kind === "asked" ? event.amount : null;
          expect([shown, "amount" in before ? before.amount : null]).toContain(after.amount);
        }
        if (after.state === "changed") expect(after.amount).not.toBe(after.before);
      },
    );
    expect(states).toEqual([
      "changed",
      "confirming",
      "idle",
      "processing",
      "refused",
      "success",
      "unanswered",
      "withdrawn",
    ]);
  });
});
