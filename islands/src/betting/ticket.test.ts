import { describe, expect, it } from "vitest";
import { otherCode } from "../testing/other-code";
import fc from "../testing/properties";
import {
  type Attempt,
  type AttemptBet,
  decisionOn,
  INITIAL,
  isHeld,
  isWrongOdds,
  nextTicket,
  placementKey,
  type Receipt,
  type Refusal,
  type Ticket,
  type TicketEvent,
  withStatus,
} from "./ticket";

const single: AttemptBet = {
  id: "1",
  type: "combo",
  stake: 5000,
  currency: "ZAR",
  selections: [
    { match_id: 1001, market_id: 1, specifier: null, outcome_id: 1, odds: 1850 },
    { match_id: 1002, market_id: 18, specifier: "total=2.5", outcome_id: 12, odds: 1900 },
  ],
  picks: [],
};
const attempt: Attempt = {
  id: "one",
  sentAt: Date.parse("2026-11-20T12:00:00Z"),
  bets: [single],
};
const receipt: Receipt = {
  attempt,
  bets: [
    { id: "1", betId: "b1", status: "submitted", isVip: false, selections: single.selections },
  ],
  wasLost: false,
};
const refusal: Refusal = { code: "101", message: "", wrongOdds: true };

const changed: Ticket = { state: "odds_changed" };
const changedAndRefused: Ticket = { state: "odds_changed", refusal };
const processing: Ticket = { state: "processing", attempt };
const unanswered: Ticket = { state: "unanswered", attempt, until: 45, looking: false };
const looking: Ticket = { state: "unanswered", attempt, until: 45, looking: true };
const success: Ticket = { state: "success", receipt };
const error: Ticket = { state: "error", refusal };

describe("nextTicket", () => {
  it.each<[Ticket, TicketEvent, Ticket]>([
    [INITIAL, { kind: "selections", needAccepting: true }, changed],
    [changed, { kind: "selections", needAccepting: false }, INITIAL],
    [error, { kind: "selections", needAccepting: true }, changedAndRefused],
    [changedAndRefused, { kind: "selections", needAccepting: true }, changedAndRefused],
    [changedAndRefused, { kind: "selections", needAccepting: false }, INITIAL],
    [changedAndRefused, { kind: "place", attempt }, changedAndRefused],
    [changedAndRefused, { kind: "closed" }, changed],
    [changed, { kind: "closed" }, changed],
    [error, { kind: "selections", needAccepting: false }, error],
    [processing, { kind: "selections", needAccepting: true }, processing],
    [success, { kind: "selections", needAccepting: true }, success],
    [INITIAL, { kind: "place", attempt }, processing],
    [error, { kind: "place", attempt }, processing],
    [changed, { kind: "place", attempt }, changed],
    [unanswered, { kind: "place", attempt }, unanswered],
    [processing, { kind: "placed", receipt }, success],
    [processing, { kind: "refused", refusal }, error],
    [processing, { kind: "returned" }, INITIAL],
    [processing, { kind: "unanswered", until: 45 }, unanswered],
    [unanswered, { kind: "look" }, looking],
    [looking, { kind: "look_failed" }, unanswered],
    [looking, { kind: "found", receipt }, success],
    [unanswered, { kind: "set_aside" }, INITIAL],
    [
      success,
      { kind: "bet_changed", betId: "b1", status: "rejected" },
      {
        state: "success",
        receipt: { ...receipt, bets: receipt.bets.map((bet) => ({ ...bet, status: "rejected" })) },
      },
    ],
    [success, { kind: "bet_changed", betId: "b2", status: "rejected" }, success],
    [INITIAL, { kind: "bet_changed", betId: "b1", status: "rejected" }, INITIAL],
    [success, { kind: "closed" }, INITIAL],
    [error, { kind: "closed" }, INITIAL],
    [unanswered, { kind: "closed" }, unanswered],
    [processing, { kind: "closed" }, processing],
  ])("%j after %j is %j", (before, event, after) => {
    expect(nextTicket(before, event)).toEqual(after);
  });

  it("ignores what is impossible in a state", () => {
    const possible: Readonly<
      Record<Exclude<TicketEvent["kind"], "selections">, readonly Ticket[]>
    > = {
      place: [INITIAL, error],
      placed: [processing],
      refused: [processing],
      returned: [processing],
      unanswered: [processing],
      look: [unanswered, looking],
      look_failed: [unanswered, looking],
      found: [unanswered, looking],
      not_found: [unanswered, looking],
      unsure: [unanswered, looking],
      set_aside: [unanswered, looking],
      bet_changed: [success],
      closed: [changedAndRefused, success, error],
    };
    const states = [INITIAL, changed, changedAndRefused, processing, unanswered, looking, success];
    const betId = "b1";
    for (const [kind, before] of Object.entries(possible)) {
      const event = { kind, attempt, receipt, refusal, betId, status: "done" } as TicketEvent;
      for (const state of [...states, error]) {
        const isIgnored = nextTicket(state, event) === state;
        expect([kind, state, isIgnored]).toEqual([kind, state, !before.includes(state)]);
      }
    }
  });

  it("keeps the object when the selections change nothing, or a placed bet has that status", () => {
    const held = [processing, unanswered, success];
    for (const state of [...held, changed, changedAndRefused]) {
      expect(nextTicket(state, { kind: "selections", needAccepting: true })).toBe(state);
    }
    for (const state of [...held, INITIAL, error]) {
      expect(nextTicket(state, { kind: "selections", needAccepting: false })).toBe(state);
    }
    const same: TicketEvent = { kind: "bet_changed", betId: "b1", status: "submitted" };
    expect(nextTicket(success, same)).toBe(success);
  });

  it.each([
    ["not_found", "not_placed"],
    ["unsure", "maybe_placed"],
  ] as const)("distinguishes a lost bet that is %s from a refused one", (kind, code) => {
    expect(nextTicket(looking, { kind })).toEqual({
      state: "error",
      refusal: { code, message: "", wrongOdds: false },
    });
  });

  it("never sends a second bet while one is on its way", () => {
    const events = fc.constantFrom<TicketEvent>(
      { kind: "selections", needAccepting: true },
      { kind: "selections", needAccepting: false },
      { kind: "place", attempt: { ...attempt, id: "two" } },
      { kind: "closed" },
      { kind: "look" },
      { kind: "look_failed" },
    );
    fc.assert(
      fc.property(fc.array(events), (list) => {
        const after = list.reduce(nextTicket, unanswered);
        expect(isHeld(after) && after.state === "unanswered" && after.attempt.id).toBe("one");
      }),
    );
  });
});

it("a slip is locked while its bets are on their way, or may be", () => {
  const states = [INITIAL, changed, processing, unanswered, looking, success, error];
  expect(states.filter(isHeld)).toEqual([processing, unanswered, looking]);
});

it("the key of a price names its match, market, line and outcome", () => {
  expect(single.selections.map(placementKey)).toEqual(["1001:1::1", "1002:18:total=2.5:12"]);
});

it("a receipt with another status of a bet leaves the others", () => {
  const [first] = receipt.bets;
  const two: Receipt = {
    ...receipt,
    bets: first ? [first, { ...first, id: "2", betId: "b2" }] : [],
  };
  expect(withStatus(two, "b2", "rejected").bets.map(({ status }) => status)).toEqual([
    "submitted",
    "rejected",
  ]);
  expect(withStatus(two, "b2", "submitted")).toBe(two);
  expect(withStatus(two, "b3", "rejected")).toBe(two);
});

it.each<[string, [status: string, isVip: boolean][]]>([
  ["placed", []],
  ["placed", [["waiting_results", false]]],
  ["placed", [["waiting_results", true]]],
  [
    "checking",
    [
      ["waiting_results", true],
      ["submitted", false],
    ],
  ],
  [
    "review",
    [
      ["submitted", false],
      ["submitted", true],
    ],
  ],
  [
    "rejected",
    [
      ["submitted", true],
      ["rejected", false],
    ],
  ],
])("the decision is %s about %j", (decision, bets) => {
  expect(decisionOn(bets.map(([status, isVip]) => ({ status, isVip })))).toBe(decision);
});

it("isWrongOdds knows the codes of prices", () => {
  const prices = ["101", "118", "120", "odds_to_low"] as const;
  expect(prices.filter(isWrongOdds)).toEqual(prices);
  expect((["insufficient_funds", otherCode("119"), ""] as const).filter(isWrongOdds)).toEqual([]);
});
