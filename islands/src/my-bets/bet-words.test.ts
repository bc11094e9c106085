// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { translator } from "../messages/translator";
import { betTypeWord } from "../slip/shared/bet-type-word";
import { betStatusWord, resultTone, resultWord, toneOf } from "./bet-words";

const LOCALES = join(import.meta.dirname, "../../../locales");

/** The shared messages of a language. */
function wordsOf(language: string) {
  const { say, add } = translator(language);
  add(readFileSync(join(LOCALES, language, "islands/shared.ftl"), "utf8"));
  return say;
}

const say = wordsOf("en");

describe("the type of a bet", () => {
  it.each([
    ["single", "Single"],
    ["combo", "Treble"],
    ["double", "Treble"],
    ["accumulator", "Treble"],
    ["system", "System"],
    ["custom_bet", "Bet builder"],
    ["goliath", "goliath"],
  ])("%s", (type, word) => {
    expect(betTypeWord(say, { type, system: null }, 3)).toBe(word);
  });

  it("of a system has its numbers", () => {
    const system = { id: 7, win_count: 2, total_count: 3 };
    expect(betTypeWord(say, { type: "system", system }, 3)).toBe("System 2 of 3");
    const range = { id: 8, win_count: 2, max_win_count: 3, total_count: 4 };
    expect(betTypeWord(say, { type: "system", system: range }, 4)).toBe("System 2–3 of 4");
  });

  const full = (win_count: number, total_count: number) => ({
    type: "system",
    system: { id: 1, win_count, max_win_count: total_count, total_count },
  });

  const NAMED: [least: number, total: number, name: string][] = [
    [2, 3, "Trixie · 4 lines"],
    [1, 3, "Patent · 7 lines"],
    [2, 4, "Yankee · 11 lines"],
    [1, 4, "Lucky 15 · 15 lines"],
    [2, 5, "Canadian · 26 lines"],
    [1, 5, "Lucky 31 · 31 lines"],
    [2, 6, "Heinz · 57 lines"],
    [1, 6, "Lucky 63 · 63 lines"],
    [2, 7, "Super Heinz · 120 lines"],
    [2, 8, "Goliath · 247 lines"],
  ];

  it.each(NAMED)("of a system of %i up to all of %i is %s", (least, total, name) => {
    expect(betTypeWord(say, full(least, total), total)).toBe(name);
  });

  it.each(readdirSync(LOCALES))("has ten names for systems in %s", (language) => {
    const say = wordsOf(language);
    const names = NAMED.map(([least, total]) => betTypeWord(say, full(least, total), total));
    const none = say("bets-system", { lines: 0, win: "", total: "" }).trim();
    expect(new Set(names).size).toBe(NAMED.length);
    expect(names.filter((name) => name.startsWith(none))).toEqual([]);
  });
});

type Shown = Parameters<typeof toneOf>[0];

const freebet = { type: "freebet_only_win" } as Shown["bonus"];

function betWith(fields: Partial<Shown>): Shown {
  const stake = { value: 5000, currency: "ZAR", subunits: 100 };
  return { status: "done", result: "no_results", stake, win_amount: 0, bonus: null, ...fields };
}

describe("the state of a bet", () => {
  it.each([
    ["submitted", "no_results", "Being checked", "open"],
    ["waiting_results", "no_results", "Open", "open"],
    ["ready_to_process", "win_entire", "Being settled", "open"],
    ["cashout_in_progress", "no_results", "Cashing out…", "open"],
    ["done", "win_entire", "Won", "win"],
    ["done", "refund_half_win_other", "Half won", "win"],
    ["done", "lose_entire", "Lost", "lose"],
    ["done", "refund_half_lose_other", "Half lost", "lose"],
    ["done", "refund_entire", "Refunded", "refund"],
    ["done", "canceled", "Void", "refund"],
    ["done", "no_results", "Settled", "open"],
    ["done", "photo_finish", "photo_finish", "open"],
    ["cancelled", "canceled", "Cancelled", "refused"],
    ["rejected", "no_results", "Not accepted", "refused"],
    ["withdrawn", "no_results", "Withdrawn", "open"],
    ["audited", "no_results", "audited", "open"],
  ])("%s with %s", (status, result, word, tone) => {
    expect(betStatusWord(say, { status, result, is_vip: false })).toBe(word);
    expect(toneOf(betWith({ status, result }))).toBe(tone);
  });

  it.each([
    [4444, null, "lose"],
    [5000, null, "refund"],
    [5001, null, "win"],
    [4444, freebet, "win"],
  ])(
    "cashed out for %s of a stake of 5000 with the bonus %o is a %s",
    (win_amount, bonus, tone) => {
      expect(
        toneOf(betWith({ status: "cashed_out", result: "cashed_out", win_amount, bonus })),
      ).toBe(tone);
      expect(toneOf(betWith({ status: "done", result: "cashed_out", win_amount, bonus }))).toBe(
        tone,
      );
    },
  );

  it("of a VIP shows a review by a trader, until it is done", () => {
    const bet = { result: "no_results", is_vip: true };
    expect(betStatusWord(say, { ...bet, status: "submitted" })).toBe("Being checked by a trader");
    expect(betStatusWord(say, { ...bet, status: "waiting_results" })).toBe("Open");
  });
});

describe("the result of a selection", () => {
  it.each([
    ["no_results", "Open", "open"],
    ["cashed_out", "Cashed out", "open"],
    ["dead_heat", "dead_heat", "open"],
  ])("%s", (result, word, tone) => {
    expect(resultWord(say, result)).toBe(word);
    expect(resultTone(result)).toBe(tone);
  });
});
