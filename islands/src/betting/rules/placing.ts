/** Rows of the rules about the ticket, quick bet, and what blocks placing. */

import { otherCode } from "../../testing/other-code";
import type { Row } from "../../testing/row";
import { type Amount, parseAmount } from "../money";
import {
  capQuickStake,
  NO_QUICK_BET,
  nextQuickBet,
  type QuickBet,
  type QuickBetEvent,
  type QuickTouch,
} from "../quick-bet";
import { needsAccepting } from "../selection";
import { nextSlip } from "../slip";
import type { Picked, SlipEvent } from "../slip-types";
import { readSlip } from "../stored";
import { context, multi, picked, slipAfter, stake, summary, type, ZAR } from "../testing/slips";
import {
  type Attempt,
  INITIAL,
  isWrongOdds,
  nextTicket,
  type Receipt,
  type Refusal,
  type Ticket,
  type TicketEvent,
} from "../ticket";
import { slipView } from "../view";

// The content of a ticket does not matter to its states.
const attempt = { id: "one" } as Attempt;
const receipt = { attempt } as Receipt;
const refusal: Refusal = { code: "101", message: "The price moved.", wrongOdds: true };
const changed: Ticket = { state: "odds_changed" };
const processing: Ticket = { state: "processing", attempt };
const failed: Ticket = { state: "error", refusal };

const ticket = (before: Ticket, ...events: readonly TicketEvent[]) =>
  events.reduce(nextTicket, before);
const selections = (...list: readonly Picked[]): TicketEvent => ({
  kind: "selections",
  needAccepting: needsAccepting(list),
});

/** The blockers of a slip, by their kinds. */
const blockersOf = (
  letters: string | readonly Picked[],
  events: readonly SlipEvent[],
  change: { readonly balance?: number; readonly maxPayout?: number } = {},
) => {
  const given = context(letters, multi());
  const view = slipView(slipAfter(given, ...events), {
    ...given,
    limits: { min: 100, max: 100_000, maxPayout: change.maxPayout },
    isLoggedIn: true,
    balance: change.balance,
  });
  return view.blockers.map(({ kind }) => kind);
};

const quickStake = (text: string, currency = "ZAR"): QuickBetEvent => {
  const amount: Amount = parseAmount(text, "en-ZA", ZAR);
  return { kind: "stake", text, amount, currency };
};
const touch = (change: Partial<QuickTouch> = {}): QuickBetEvent => ({
  kind: "place",
  touch: { selectionId: "a", odds: 2000, isLoggedIn: true, hasWarning: false, ...change },
});
const toggled: QuickBetEvent = { kind: "toggled", isLoggedIn: true };
const approved: QuickBetEvent = { kind: "approved" };
const quick = (...events: readonly QuickBetEvent[]): QuickBet =>
  events.reduce(nextQuickBet, NO_QUICK_BET);
const ready = [toggled, quickStake("5"), approved] as const;

export const tickets: readonly Row[] = [
  {
    rule: "ticket.1",
    when: "a selection is added beside a changed one, an unavailable one, an unchanged one",
    gives: () =>
      [{ isChanged: true }, { isNotAvailable: true }, {}].map(
        (change) => ticket(INITIAL, selections(picked("a", change), picked("b"))).state,
      ),
    is: ["odds_changed", "odds_changed", "initial"],
  },
  {
    rule: "ticket.2",
    when: "a restored slip has a selection whose provider was removed, and is then added again",
    gives: () => {
      const gone = ticket(INITIAL, selections(picked("a", { isNotAvailable: true })));
      return [gone.state, ticket(gone, selections(picked("a"))).state];
    },
    is: ["odds_changed", "initial"],
  },
  {
    rule: "ticket.4",
    when: "a slip is placed again after an error",
    gives: () => ticket(failed, { kind: "place", attempt }),
    is: processing,
  },
  {
    rule: "ticket.5",
    when: "one of two singles has no stake, and the other one is placed",
    gives: () => blockersOf("ab", [stake("5")]),
    is: [],
  },
  {
    rule: "ticket.5",
    when: "one of two singles has no stake and is suspended",
    gives: () => blockersOf([picked("a"), picked("b", { isSuspended: true })], [stake("5")]),
    is: [],
  },
  {
    rule: "ticket.5",
    when: "one of two singles has a stake of 0, or something that is no stake",
    gives: () => ["0", "x"].map((text) => blockersOf("ab", [stake("5"), stake(text, "b2")])[0]),
    is: ["stake_not_positive", "stake"],
  },
  {
    rule: "ticket.5",
    when: "neither of two singles has a stake",
    gives: () => blockersOf("ab", [type("single")]),
    is: ["stake", "stake"],
  },
  {
    rule: "ticket.6",
    when: "a ticket in progress ends in each way",
    gives: () =>
      [
        ticket(processing, { kind: "returned" }),
        ticket(processing, { kind: "refused", refusal }),
      ].map((ended) => "attempt" in ended),
    is: [false, false],
  },
  {
    rule: "ticket.3",
    when: "changes were accepted",
    gives: () => ticket(changed, selections(picked("a"))),
    is: INITIAL,
  },
  {
    rule: "ticket.7",
    when: "nobody is signed in",
    gives: () => {
      const slip = slipAfter(context("a"), stake("5"));
      return [
        slipView(slip, { ...context("a"), isLoggedIn: false }).action,
        ticket(processing, { kind: "returned" }),
      ];
    },
    is: [{ kind: "sign_in" }, INITIAL],
  },
  {
    rule: "ticket.8",
    when: "the operator accepted the bets",
    gives: () => ticket(processing, { kind: "placed", receipt }),
    is: { state: "success", receipt },
  },
  {
    rule: "ticket.9",
    when: "the operator refused them",
    gives: () => ticket(processing, { kind: "refused", refusal }),
    is: failed,
  },
  {
    rule: "ticket.10",
    when: "one bet of two was refused with a message",
    gives: () =>
      slipAfter(context("ab", multi()), {
        kind: "messages",
        byBet: { b1: null, b2: "Too late." },
      }).bets.map((bet) => bet.message),
    is: [undefined, "Too late."],
  },
  {
    rule: "ticket.11",
    when: "an error came without a code, and the bets do not exist",
    gives: () => {
      const lost = ticket(processing, { kind: "unanswered", until: 45 });
      return [lost.state, ticket(lost, { kind: "not_found" }).state];
    },
    is: ["unanswered", "error"],
  },
  {
    rule: "ticket.12",
    when: "the session expired while placing",
    gives: () => {
      const slip = slipAfter(context("ab"), stake("5"));
      const later = nextSlip(slip, { kind: "messages", byBet: {} }, context("ab"));
      return [ticket(processing, { kind: "returned" }), summary(later)];
    },
    is: [INITIAL, ["combo ab 5"]],
  },
  {
    rule: "stored.1",
    when: "a slip is stored and read again",
    gives: () => {
      const slip = slipAfter(context("abc", multi()), stake("5"), stake("7", "b3"));
      const stored = readSlip(JSON.parse(JSON.stringify(slip)));
      return (
        stored && summary(slipAfter(context("abc", multi()), { kind: "restored", slip: stored }))
      );
    },
    is: ["single a 5", "single b", "single c 7"],
  },
  {
    rule: "stored.2",
    when: "the storage contains something else",
    gives: () =>
      [undefined, "bets", { version: 1, bets: [] }, { version: 2, next: 1, bets: [{}] }].map(
        readSlip,
      ),
    is: [undefined, undefined, undefined, undefined],
  },
];

export const quickBets: readonly Row[] = [
  {
    rule: "quick.1",
    when: "the switch is pressed once and twice",
    gives: () => [quick(toggled).isEnabled, quick(toggled, toggled).isEnabled],
    is: [true, false],
  },
  {
    rule: "quick.2",
    when: "it is switched off and on",
    gives: () => quick(...ready, toggled, toggled).isApproved,
    is: false,
  },
  {
    rule: "quick.3",
    when: "a different stake is typed",
    gives: () => [quick(...ready).isApproved, quick(...ready, quickStake("6")).isApproved],
    is: [true, false],
  },
  {
    rule: "quick.4",
    when: "the account changes to one in euro",
    gives: () => {
      const { isApproved, stake } = quick(...ready, { kind: "currency", currency: "EUR" });
      return [isApproved, stake.text];
    },
    is: [false, ""],
  },
  {
    rule: "quick.5",
    when: "the stake is 0, empty, or above 0",
    gives: () =>
      ["0", "", "0.01"].map((text) => quick(toggled, quickStake(text), approved).isApproved),
    is: [false, false, true],
  },
  {
    rule: "quick.9",
    when: "it is off, not approved, nobody is signed in, and all conditions are met",
    gives: () =>
      [
        quick(quickStake("5"), approved, touch()),
        quick(toggled, quickStake("5"), touch()),
        quick(...ready, touch({ isLoggedIn: false })),
        quick(...ready, touch()),
      ].map(({ state }) => state),
    is: ["idle", "idle", "idle", "processing"],
  },
  {
    rule: "quick.10",
    when: "a second price is touched meanwhile",
    gives: () => quick(...ready, touch(), touch({ selectionId: "b" })).selectionId,
    is: "a",
  },
  {
    rule: "quick.11",
    when: "the price is suspended",
    gives: () => quick(...ready, touch({ hasWarning: true })).state,
    is: "idle",
  },
  {
    rule: "quick.13",
    when: "the operator accepts it, and when it refuses",
    gives: () =>
      [
        quick(...ready, touch(), { kind: "placed" }),
        quick(...ready, touch(), { kind: "refused", error: { code: "101", message: "" } }),
      ].map(({ state }) => state),
    is: ["success", "error"],
  },
];

export const signOut: readonly Row[] = [
  {
    rule: "quick.8",
    when: "quick bet was ready",
    gives: () => {
      const { isEnabled, isApproved, stake } = quick(...ready, { kind: "signed_out" });
      return [isEnabled, isApproved, stake.text];
    },
    is: [false, false, ""],
  },
];

export const placing: readonly Row[] = [
  {
    rule: "place.1",
    when: "the slip is empty",
    gives: () => blockersOf("", []),
    is: ["no_selections"],
  },
  {
    rule: "place.2",
    when: "the second of two stakes is 0",
    gives: () => blockersOf("ab", [stake("5"), stake("0", "b2")]),
    is: ["stake_not_positive"],
  },
  {
    rule: "place.2",
    when: "a stake is below 0",
    gives: () => blockersOf("a", [stake("-5")]),
    is: ["stake"],
  },
  {
    rule: "place.3",
    when: "the combo has two selections of a match",
    gives: () =>
      blockersOf(
        [picked("a", { matchId: 1 }), picked("b", { matchId: 1 })],
        [{ kind: "type", type: "combo" }, stake("5")],
      ),
    is: ["conflict"],
  },
  {
    rule: "place.3",
    when: "a selection is suspended",
    gives: () => blockersOf([picked("a", { isSuspended: true })], [stake("5")]),
    is: ["suspended"],
  },
  {
    rule: "place.4",
    when: "a stake is R0.99, R1, R1,000 and R1,000.01",
    gives: () => ["0.99", "1", "1000", "1000.01"].map((text) => blockersOf("a", [stake(text)])[0]),
    is: ["below_min", undefined, undefined, "above_max"],
  },
  {
    rule: "place.5",
    when: "the return is limited to the stake",
    gives: () => [
      blockersOf("a", [stake("5")], { maxPayout: 500 }),
      blockersOf("a", [stake("5")], { maxPayout: 501 }),
    ],
    is: [["return_too_small"], []],
  },
  {
    rule: "place.5",
    when: "the sum of the stakes is above the balance",
    gives: () => blockersOf("ab", [stake("5"), stake("6", "b2")], { balance: 1000 }),
    is: ["above_balance"],
  },
];

export const quickRefusals: readonly Row[] = [
  {
    rule: "quick.12",
    when: "R5 at 1.00 would win nothing",
    gives: () => quick(...ready, touch({ odds: 1000 })).error?.code,
    is: "error.potential_win.equal_or_less",
  },
  {
    rule: "quick.12",
    when: "R0.01 at 1.40 is rounded to R0.01",
    gives: () => quick(toggled, quickStake("0.01"), approved, touch({ odds: 1400 })).state,
    is: "error",
  },
  {
    rule: "quick.6",
    when: "the maximum is below, above, and unknown",
    gives: () => [capQuickStake(500, 300), capQuickStake(500, 900), capQuickStake(500, undefined)],
    is: [300, 500, 500],
  },
  {
    rule: "quick.7",
    when: "the balance is 0, R4.99 and R5 for a stake of R5",
    gives: () =>
      [0, 499, 500].map((balance) => quick(...ready, { kind: "balance", balance }).isEnabled),
    is: [false, false, true],
  },
];

export const codes: readonly Row[] = [
  {
    rule: "code.1",
    when: "a refusal has code 101, 118, 120 or another one",
    gives: () => (["101", "118", "120", otherCode("119")] as const).map(isWrongOdds),
    is: [true, true, true, false],
  },
];
