/** Rows of the rules about the bonus of a bet, and the stakes that it brings and removes. */

import type { Row } from "../../testing/row";
import type { BonusOffer } from "../bonus";
import { nextSlip } from "../slip";
import type { Slip, SlipEvent } from "../slip-types";
import { context, EUR, rules, slipAfter, stake, summary } from "../testing/slips";
import { slipView } from "../view";

const offers = (...list: readonly Partial<BonusOffer>[]): SlipEvent => ({
  kind: "offers",
  byBet: {
    b1: list.map((one, at) => ({
      id: at + 1,
      type: "freebet",
      isUsable: true,
      ...one,
    })),
  },
});
const choose = (bonusId: number | null): SlipEvent => ({ kind: "bonus", betId: "b1", bonusId });

/** The kind of the bonus that the first bet uses. */
const bonusOf = (slip: Slip, letters = "ab") =>
  slipView(slip, { ...context(letters), isLoggedIn: true }).bets[0]?.bonus?.type;

const freebet: Partial<BonusOffer> = { type: "freebet_only_win", stake: 2000, currency: "ZAR" };
const boost: Partial<BonusOffer> = { type: "comboboost", factor: 1050 };
const hunting: Partial<BonusOffer> = { type: "hunting" };
const tournament: Partial<BonusOffer> = { type: "tournament" };

export const bonuses: readonly Row[] = [
  {
    rule: "bonus.1",
    when: "all three are offered, then without hunting, then only comboboost",
    gives: () =>
      [[boost, tournament, hunting], [boost, tournament], [boost]].map((list) =>
        bonusOf(slipAfter(context("ab"), offers(...list))),
      ),
    is: ["hunting", "tournament", "comboboost"],
  },
  {
    rule: "bonus.1",
    when: "none of them can be used",
    gives: () => bonusOf(slipAfter(context("ab"), offers({ ...hunting, isUsable: false }))),
    is: undefined,
  },
  {
    rule: "bonus.1",
    when: "only a freebet is offered, which is never chosen by default",
    gives: () => bonusOf(slipAfter(context("ab"), offers(freebet))),
    is: undefined,
  },
  {
    rule: "bonus.1",
    when: "the player declines",
    gives: () => bonusOf(slipAfter(context("ab"), offers(hunting), choose(null))),
    is: undefined,
  },
  {
    rule: "bonus.2",
    when: "the chosen freebet vanishes",
    gives: () =>
      [[hunting, boost], [tournament, hunting], [tournament]].map((list) =>
        bonusOf(
          slipAfter(
            context("ab"),
            offers(freebet),
            choose(1),
            offers(...list.map((one, at) => ({ ...one, id: at + 7 }))),
          ),
        ),
      ),
    is: ["comboboost", "hunting", "tournament"],
  },
  {
    rule: "freebet.4",
    when: "the chosen freebet vanishes",
    gives: () => summary(slipAfter(context("ab"), offers(freebet), choose(1), offers())),
    is: ["combo ab"],
  },
  {
    rule: "freebet.4",
    when: "the chosen hunting vanishes",
    gives: () =>
      summary(slipAfter(context("ab"), stake("5"), offers(hunting), choose(1), offers())),
    is: ["combo ab 5"],
  },
  {
    rule: "freebet.2",
    when: "a freebet of R20 is chosen over a stake of R5",
    gives: () => summary(slipAfter(context("ab"), stake("5"), offers(freebet), choose(1))),
    is: ["combo ab 20"],
  },
  {
    rule: "freebet.3",
    when: "it is removed again",
    gives: () =>
      summary(slipAfter(context("ab"), stake("5"), offers(freebet), choose(1), choose(null))),
    is: ["combo ab"],
  },
  {
    rule: "stake.3",
    when: "the account changes to one in euro",
    gives: () =>
      nextSlip(
        slipAfter(context("ab"), stake("5")),
        { kind: "currency" },
        context("ab", rules({ unit: EUR })),
      ).bets[0]?.stake,
    is: {
      text: "",
      amount: { ok: false, problem: "empty" },
      currency: "EUR",
      source: "sharing",
    },
  },
];

export const freebets: readonly Row[] = [
  {
    rule: "freebet.1",
    when: "a freebet is used and a stake is typed",
    gives: () => {
      const slip = slipAfter(context("a"), offers(freebet), choose(1), stake("5"));
      return slipView(slip, { ...context("a"), isLoggedIn: true }).bets[0]?.stake;
    },
    is: { ok: true, value: 2000 },
  },
];
