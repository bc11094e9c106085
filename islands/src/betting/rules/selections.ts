/** Rows of the rules about matches, markets, results, market updates, live updates. */

import type { Row } from "../../testing/row";
import { readBetType } from "../bet-type";
import { nextCashOut } from "../cash-out";
import {
  type AcceptMode,
  acceptChanges,
  applyOffer,
  isBettable,
  isOddsChange,
  type Offer,
} from "../selection";
import { legOutcome } from "../settlement";
import { acceptSelections } from "../slip";
import { context, picked, picks, slipAfter, summary } from "../testing/slips";

const offer = (change: Partial<Offer>): Offer => ({
  matchStatus: 0,
  marketStatus: 1,
  outcome: { odds: 2000, active: true },
  ...change,
});

/** The flags that an offer sets on an untouched selection. */
const flags = (change: Partial<Offer>) => {
  const { isSuspended, isNotAvailable } = applyOffer(picked("a"), offer(change), "none");
  return [isSuspended && "suspended", isNotAvailable && "gone"].filter(Boolean);
};

const changes = (mode: AcceptMode) =>
  [1990, 2000, 2010].map((odds) => isOddsChange(odds, 2000, mode));

const custom = slipAfter(context("ab"), {
  kind: "custom_bet",
  selectionIds: ["a", "b"],
  odds: 3000,
});

const unchanged = picked("a");

export const events: readonly Row[] = [
  {
    rule: "match.1",
    when: "a match is prematch or live",
    gives: () => [0, 1].map(isBettable),
    is: [true, true],
  },
  {
    rule: "match.2",
    when: "a match is stopped, closed, finished or not covered",
    gives: () => [2, 3, 4, 5].map(isBettable),
    is: [false, false, false, false],
  },
  {
    rule: "market.1",
    when: "a market is allowed",
    gives: () => flags({ marketStatus: 1 }),
    is: [],
  },
  {
    rule: "market.1",
    when: "a market is suspended",
    gives: () => flags({ marketStatus: -1 }),
    is: ["suspended"],
  },
  {
    rule: "market.2",
    when: "a market is dropped, or not allowed for another reason",
    gives: () => [0, -2, -3, -4].map((marketStatus) => flags({ marketStatus }).includes("gone")),
    is: [true, true, true, true],
  },
  {
    rule: "kind.1",
    when: "the operator sends each",
    gives: () =>
      ["single", "combo", "double", "treble", "accumulator", "system", "custom_bet"].map(
        readBetType,
      ),
    is: ["single", "combo", "combo", "combo", "combo", "system", "custom_bet"],
  },
  {
    rule: "result.1",
    when: "a selection was settled as a whole",
    gives: () => ["win_entire", "lose_entire", "refund_entire", "canceled"].map(legOutcome),
    is: ["win", "lose", "refund", "refund"],
  },
  {
    rule: "result.2",
    when: "one half of a selection was refunded",
    gives: () => ["refund_half_win_other", "refund_half_lose_other"].map(legOutcome),
    is: ["half_win", "half_lose"],
  },
  {
    rule: "result.3",
    when: "a selection has no result yet, or an unknown one",
    gives: () => ["no_results", "abandoned"].map(legOutcome),
    is: ["open", "open"],
  },
];

export const updates: readonly Row[] = [
  {
    rule: "change.1",
    when: "the market is not open",
    gives: () => flags({ marketStatus: -1 }),
    is: ["suspended"],
  },
  {
    rule: "change.1",
    when: "the outcome is missing",
    gives: () => flags({ outcome: undefined }),
    is: ["suspended"],
  },
  {
    rule: "change.1",
    when: "the outcome is inactive",
    gives: () => flags({ outcome: { odds: 2000, active: false } }),
    is: ["suspended"],
  },
  {
    rule: "change.1",
    when: "the outcome is open without a price",
    gives: () => [0, 1000, 1001].map((odds) => flags({ outcome: { odds, active: true } }).join()),
    is: ["suspended", "suspended", ""],
  },
  {
    rule: "change.2",
    when: "the price falls, stays, rises",
    gives: () => changes("none"),
    is: [true, false, true],
  },
  {
    rule: "change.3",
    when: "the price falls, stays, rises",
    gives: () => changes("higher"),
    is: [true, false, false],
  },
  {
    rule: "change.4",
    when: "the price falls, stays, rises",
    gives: () => changes("any"),
    is: [false, false, false],
  },
  {
    rule: "change.5",
    when: "a price that moved is accepted",
    gives: () => acceptChanges([picked("a", { odds: 1900, isChanged: true })]),
    is: [picked("a", { odds: 1900, acceptedOdds: 1900 })],
  },
  {
    rule: "change.6",
    when: "one of three is suspended and one is gone",
    gives: () =>
      acceptChanges([
        picked("a", { isSuspended: true }),
        picked("b"),
        picked("c", { isNotAvailable: true }),
      ]).map(({ id }) => id),
    is: ["b"],
  },
  {
    rule: "change.7",
    when: "the only selection of a single is gone",
    gives: () => {
      const slip = slipAfter(context("a"), { kind: "stake", betId: "b1", text: "5", by: "stake" });
      const left = acceptSelections(slip, [picked("a", { isNotAvailable: true })]);
      return summary(slipAfter(context(left)));
    },
    is: [],
  },
  {
    rule: "change.8",
    when: "the match of a custom bet is over",
    gives: () => {
      const over = picks("ab").map((selection) => ({
        ...selection,
        matchStatus: "others" as const,
      }));
      return acceptSelections(custom, [...over, picked("c")]).map(({ id }) => id);
    },
    is: ["c"],
  },
  {
    rule: "change.8",
    when: "the match of a custom bet is prematch, and a finished match is in no custom bet",
    gives: () => {
      const other = picked("c", { matchStatus: "others" });
      return acceptSelections(custom, [...picks("ab"), other]).map(({ id }) => id);
    },
    is: ["a", "b", "c"],
  },
];

export const live: readonly Row[] = [
  {
    rule: "live.1",
    when: "an update contains no change",
    gives: () => applyOffer(unchanged, offer({}), "none") === unchanged,
    is: true,
  },
  {
    rule: "live.2",
    when: "the offer changes during confirmation",
    gives: () => nextCashOut({ state: "confirming", amount: 900 }, { kind: "offer", amount: 950 }),
    is: { state: "changed", amount: 950, before: 900 },
  },
];
