/** Rows of the rules about bet types, adding, stakes, shared bets. */

import type { Row } from "../../testing/row";
import { conflictIn } from "../conflict";
import { sharedBets } from "../shared";
import { nextSlip } from "../slip";
import type { Slip } from "../slip-types";
import {
  context,
  customBet,
  EUR,
  multi,
  picked,
  picks,
  rules,
  SYSTEMS,
  slipAfter,
  stake,
  summary,
  type,
} from "../testing/slips";
import { refuseType } from "../type-change";
import { slipView } from "../view";

/** The slip after the selections become those of `letters`. */
const then = (slip: Slip, letters: string, allowed = rules()): Slip =>
  nextSlip(slip, { kind: "selections" }, context(letters, allowed));

/** The stake of the first bet at these prices. */
const stakedAt = (slip: Slip, ...odds: readonly number[]) => {
  const selections = picks("ab").map((one, at) => ({ ...one, odds: odds[at] ?? 2000 }));
  return slipView(slip, { ...context(selections), isLoggedIn: true }).bets[0]?.stake;
};

const conflict = (of: "combo" | "system", ...provider: readonly string[]) =>
  conflictIn(
    of,
    provider.map((name, at) => picked(String(at), { provider: name })),
    "betradar",
  );

/** Three singles with stakes of their own are joined: at 62 in all. */
const THREE = [stake("50"), stake("10", "b2"), stake("2", "b3"), type("combo")];

export const types: readonly Row[] = [
  {
    rule: "type.1",
    when: "a combo of three is split",
    gives: () => summary(slipAfter(context("abc", multi()), type("combo"), type("single"))),
    is: ["single a", "single b", "single c"],
  },
  {
    rule: "type.1",
    when: "it has a stake, which is divided",
    gives: () =>
      summary(slipAfter(context("abc", multi()), type("combo"), stake("10"), type("single"))),
    is: ["single a 3.34", "single b 3.33", "single c 3.33"],
  },
  {
    rule: "type.1",
    when: "the combo was made of singles, whose stakes add up to its own: they get them back",
    gives: () => summary(slipAfter(context("abc", multi()), ...THREE, type("single"))),
    is: ["single a 50", "single b 10", "single c 2"],
  },
  {
    rule: "type.1",
    when: "one of those singles had no stake",
    gives: () =>
      summary(slipAfter(context("abc", multi()), stake("50"), type("combo"), type("single"))),
    is: ["single a 50", "single b", "single c"],
  },
  {
    rule: "type.1",
    when: "the stake of that combo has changed meanwhile",
    gives: () => summary(slipAfter(context("abc", multi()), ...THREE, stake("6"), type("single"))),
    is: ["single a 2", "single b 2", "single c 2"],
  },
  {
    rule: "type.1",
    when: "the combo was a system in between",
    gives: () =>
      summary(slipAfter(context("abc", multi()), ...THREE, type("system"), type("single"))),
    is: ["single a 50", "single b 10", "single c 2"],
  },
  {
    rule: "type.2",
    when: "three singles are joined",
    gives: () => summary(slipAfter(context("abc", multi()), type("combo"))),
    is: ["combo abc"],
  },
  {
    rule: "type.2",
    when: "two of them have stakes, which are added up",
    gives: () =>
      summary(slipAfter(context("abc", multi()), stake("5"), stake("7.50", "b3"), type("combo"))),
    is: ["combo abc 12.50"],
  },
  {
    rule: "type.3",
    when: "three selections become a system",
    gives: () => summary(slipAfter(context("abc"), type("system"))),
    is: ["system 203 abc"],
  },
  {
    rule: "type.3",
    when: "another system of that size is chosen",
    gives: () =>
      summary(
        slipAfter(context("abcd"), type("system"), { kind: "system", betId: "b1", systemId: 304 }),
      ),
    is: ["system 304 abcd"],
  },
  {
    rule: "type.3",
    when: "a system of another size is chosen",
    gives: () =>
      summary(
        slipAfter(context("abcd"), type("system"), { kind: "system", betId: "b1", systemId: 203 }),
      ),
    is: ["system 204 abcd"],
  },
  {
    rule: "type.4",
    when: "several singles are not allowed",
    gives: () => summary(slipAfter(context("ab"), stake("5"), type("single"))),
    is: ["combo ab 5"],
  },
  {
    rule: "size.1",
    when: "a combo of two loses one",
    gives: () => summary(then(slipAfter(context("ab"), stake("5")), "b")),
    is: ["single b 5"],
  },
  {
    rule: "size.1",
    when: "a system of three loses two",
    gives: () => summary(then(slipAfter(context("abc"), type("system"), stake("5")), "c")),
    is: ["single c 5"],
  },
  {
    rule: "size.2",
    when: "a custom bet of two loses one",
    gives: () => summary(then(slipAfter(context("ab"), customBet("ab")), "a")),
    is: ["custom_bet a"],
  },
  {
    rule: "size.5",
    when: "a system 3 of 4 gets a fifth selection",
    gives: () =>
      summary(
        then(
          slipAfter(context("abcd"), type("system"), {
            kind: "system",
            betId: "b1",
            systemId: 304,
          }),
          "abcde",
        ),
      ),
    is: ["system 305 abcde"],
  },
  {
    rule: "size.5",
    when: "a system 3 of 4 loses one, and there is no 3 of 3",
    gives: () =>
      summary(
        then(
          slipAfter(context("abcd"), type("system"), {
            kind: "system",
            betId: "b1",
            systemId: 304,
          }),
          "abc",
        ),
      ),
    is: ["system 203 abc"],
  },
  {
    rule: "size.5",
    when: "a Lucky 15 loses one and becomes a Patent",
    gives: () =>
      summary(
        then(
          slipAfter(context("abcd"), type("system"), {
            kind: "system",
            betId: "b1",
            systemId: 1404,
          }),
          "abc",
        ),
      ),
    is: ["system 1303 abc"],
  },
  {
    rule: "size.6",
    when: "a system 2 of 3 loses one",
    gives: () => summary(then(slipAfter(context("abc"), type("system"), stake("5")), "ab")),
    is: ["combo ab 5"],
  },
  {
    rule: "size.3",
    when: "a single gets another selection",
    gives: () => summary(then(slipAfter(context("a"), stake("5")), "ab")),
    is: ["combo ab 5"],
  },
];

export const adding: readonly Row[] = [
  {
    rule: "add.1",
    when: "the provider allows several singles",
    gives: () => summary(then(slipAfter(context("a", multi()), stake("5")), "ab", multi())),
    is: ["single a 5", "single b"],
  },
  {
    rule: "add.1",
    when: "the first bet is a combo: one ticket has one type, so it is extended",
    gives: () =>
      summary(then(slipAfter(context("ab", multi()), type("combo"), stake("5")), "abc", multi())),
    is: ["combo abc 5"],
  },
  {
    rule: "add.2",
    when: "it does not",
    gives: () => summary(then(slipAfter(context("ab"), stake("5")), "abc")),
    is: ["combo abc 5"],
  },
  {
    rule: "add.2",
    when: "the new one's provider does not, but the first one's does",
    gives: () => {
      const selections = [picked("a"), picked("b", { provider: "oddin" })];
      const before = slipAfter(context("a", multi()), stake("5"));
      return summary(nextSlip(before, { kind: "selections" }, context(selections, multi())));
    },
    is: ["combo ab 5"],
  },
  {
    rule: "add.3",
    when: "one of two singles is picked again",
    gives: () =>
      summary(then(slipAfter(context("ab", multi()), stake("5"), stake("6", "b2")), "b", multi())),
    is: ["single b 6"],
  },
  {
    rule: "add.4",
    when: "two of three are of one match",
    gives: () =>
      (["combo", "system"] as const).map((of) =>
        conflictIn(
          of,
          [picked("a", { matchId: 1 }), picked("b"), picked("c", { matchId: 1 })],
          "betradar",
        ),
      ),
    is: [
      { kind: "same_match", ids: ["a", "c"] },
      { kind: "same_match", ids: ["a", "c"] },
    ],
  },
  {
    rule: "add.4",
    when: "they are singles",
    gives: () =>
      conflictIn("single", [picked("a", { matchId: 1 }), picked("b", { matchId: 1 })], "betradar"),
    is: undefined,
  },
  {
    rule: "add.5",
    when: "a combo has selections of two providers",
    gives: () => conflict("combo", "betradar", "oddin", "betradar"),
    is: { kind: "mixed_providers", ids: ["1"] },
  },
  {
    rule: "add.5",
    when: "a combo only has selections of the second provider",
    gives: () => conflict("combo", "oddin", "oddin"),
    is: undefined,
  },
  {
    rule: "add.6",
    when: "a system only has selections of the second provider",
    gives: () => conflict("system", "oddin", "oddin", "oddin"),
    is: { kind: "system_provider", ids: ["0", "1", "2"] },
  },
];

export const rescaling: readonly Row[] = [
  {
    rule: "stake.1",
    when: "the player wants a return of R100 at 4.00, and the prices fall: total odds 4.00 to 2.00",
    gives: () => {
      const slip = slipAfter(context("ab"), stake("100", "b1", "profit"));
      return [stakedAt(slip, 2000, 2000), stakedAt(slip, 1250, 1600)];
    },
    is: [
      { ok: true, value: 2500 },
      { ok: true, value: 5000 },
    ],
  },
  {
    rule: "stake.1",
    when: "the stake was typed as a stake",
    gives: () => {
      const slip = slipAfter(context("ab"), stake("25"));
      return [stakedAt(slip, 2000, 2000), stakedAt(slip, 1250, 1600)];
    },
    is: [
      { ok: true, value: 2500 },
      { ok: true, value: 2500 },
    ],
  },
];

export const validation: readonly Row[] = [
  {
    rule: "stake.2",
    when: "the stake is in rand and the account in euro",
    gives: () => {
      const slip = slipAfter(context("a"), stake("5"));
      const euro = context("a", rules({ unit: EUR }));
      return slipView(slip, { ...euro, isLoggedIn: true }).bets[0]?.stake;
    },
    is: { ok: false, problem: "empty" },
  },
  {
    rule: "size.4",
    when: "the operator no longer has a system of five",
    gives: () => {
      const fewer = rules({ systemTypes: SYSTEMS.filter(({ total_count }) => total_count < 5) });
      return summary(then(slipAfter(context("abcde"), type("system"), stake("5")), "abcde", fewer));
    },
    is: ["combo abcde 5"],
  },
  {
    rule: "type.5",
    when: "a combo is changed to a combo",
    gives: () => refuseType(slipAfter(context("ab")), "combo", context("ab")),
    is: "same_type",
  },
  {
    rule: "type.6",
    when: "a single with one selection is changed to a combo or system",
    gives: () =>
      (["combo", "system"] as const).map((wanted) =>
        refuseType(slipAfter(context("a", multi())), wanted, context("a", multi())),
      ),
    is: ["one_selection", "one_selection"],
  },
  {
    rule: "type.7",
    when: "a combo is changed to singles, and the provider does not allow several",
    gives: () => refuseType(slipAfter(context("ab")), "single", context("ab")),
    is: "multi_single_unavailable",
  },
  {
    rule: "type.7",
    when: "a combo is changed to singles, and the provider allows several",
    gives: () => {
      const given = context("ab", multi());
      return refuseType(slipAfter(given, type("combo")), "single", given);
    },
    is: undefined,
  },
  {
    rule: "type.8",
    when: "two selections are changed to a system",
    gives: () => refuseType(slipAfter(context("ab")), "system", context("ab")),
    is: "no_system_type",
  },
  {
    rule: "type.9",
    when: "a custom bet is changed to any other type",
    gives: () =>
      (["single", "combo", "system"] as const).map((wanted) =>
        refuseType(slipAfter(context("abc"), customBet("abc")), wanted, context("abc")),
      ),
    is: ["custom_bet", "custom_bet", "custom_bet"],
  },
  {
    rule: "share.1",
    when: "bets of EUR 10 and R10 are shared with a player in rand at 20, and one with an unknown rate",
    gives: () =>
      ["EUR", "ZAR", "PTS"].map((currency) => {
        const placement = {
          stake: { value: 1000, currency },
          selections: [{ match_id: 1, market_id: 2, specifier: null, outcome_id: 3, odds: 2000 }],
        };
        const bets = sharedBets([placement], new Set(["1:2::3"]));
        const given = context([picked("1:2::3")]);
        return slipAfter(given, { kind: "shared", bets }).bets[0]?.stake.text;
      }),
    is: ["200", "10", ""],
  },
];
