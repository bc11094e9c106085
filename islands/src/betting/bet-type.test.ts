import { expect, it } from "vitest";
import { readBetType } from "./bet-type";

it.each([
  ["single", "single"],
  ["combo", "combo"],
  ["double", "combo"],
  ["treble", "combo"],
  ["accumulator", "combo"],
  ["system", "system"],
  ["custom_bet", "custom_bet"],
  ["goliath", undefined],
  ["", undefined],
])("the operator's %j is a %s", (word, type) => {
  expect(readBetType(word)).toBe(type);
});
