/** Which bonus a bet uses, and what becomes of a choice. */
import { describe, expect, it } from "vitest";
import {
  awaitsFreebet,
  BONUS_TYPES,
  type BonusChoice,
  type BonusOffer,
  type BonusType,
  choosesFreebet,
  chosenOffer,
  isFreebet,
  isFreeStake,
  nextChoice,
} from "./bonus";

const offer = (id: number, type: BonusType, isUsable = true): BonusOffer => ({
  id,
  type,
  isUsable,
});
const freebet = offer(1, "freebet");
const hunting = offer(2, "hunting");
const chosen: BonusChoice = { id: 1, type: "freebet" };

it("a freebet brings the stake; all but the one without risk are the operator's money", () => {
  expect(BONUS_TYPES.filter(isFreebet)).toEqual([
    "freebet",
    "freebet_only_win",
    "freebet_all_win",
    "freebet_no_risk",
  ]);
  expect(BONUS_TYPES.filter(isFreeStake)).toEqual([
    "freebet",
    "freebet_only_win",
    "freebet_all_win",
  ]);
});

it("a choice is of a freebet, offered or not, or of something else", () => {
  const choices: BonusChoice[] = ["auto", "none", { id: 2, type: "hunting" }, chosen];
  expect(choices.map(choosesFreebet)).toEqual([false, false, false, true]);
});

describe("the bonus that is used", () => {
  it("is unknown while the offers are", () => {
    expect([chosenOffer("auto", undefined), chosenOffer(chosen, undefined)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("is the one that was chosen, if it can be used", () => {
    expect(chosenOffer(chosen, [hunting, freebet])).toBe(freebet);
    expect(chosenOffer(chosen, [hunting, offer(1, "freebet", false)])).toBeUndefined();
    expect(chosenOffer(chosen, [hunting])).toBeUndefined();
  });

  it("is none when the player declined", () => {
    expect(chosenOffer("none", [hunting])).toBeUndefined();
  });

  it("is otherwise the first that can be used of those that are preselected", () => {
    const all = [offer(3, "lootbox"), freebet, offer(4, "hunting", false), hunting];
    expect(chosenOffer("auto", all)).toBe(hunting);
  });
});

it("a freebet is awaited until the operator offers it", () => {
  expect(awaitsFreebet(chosen, undefined)).toBe(true);
  expect(awaitsFreebet(chosen, [])).toBe(true);
  expect(awaitsFreebet(chosen, [freebet])).toBe(false);
  expect(awaitsFreebet({ id: 2, type: "hunting" }, [])).toBe(false);
  expect(awaitsFreebet("auto", undefined)).toBe(false);
});

describe("a choice, after new offers", () => {
  it("stays when it was never made, or can still be used", () => {
    expect(nextChoice("auto", [hunting])).toBe("auto");
    expect(nextChoice("none", [hunting])).toBe("none");
    expect(nextChoice(chosen, [hunting, freebet])).toBe(chosen);
  });

  it("is replaced when it is gone, and is open again when there is nothing instead", () => {
    expect(nextChoice(chosen, [hunting])).toEqual({ id: 2, type: "hunting" });
    expect(nextChoice(chosen, [offer(1, "freebet", false), offer(3, "lootbox")])).toBe("auto");
  });
});
