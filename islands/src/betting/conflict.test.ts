/** Which selections cannot be in one bet; the ids are those that the player may remove. */
import { expect, it } from "vitest";
import type { BetType } from "./bet-type";
import { type Conflict, conflictIn } from "./conflict";

/** Selections of these matches and providers: `1x 2y`. Their ids are a, b, c … */
const of = (text: string) =>
  text.split(" ").map((one, at) => ({
    id: String.fromCharCode(97 + at),
    matchId: Number(one[0]),
    provider: one.slice(1),
  }));

it.each<[BetType, string, Conflict | undefined]>([
  ["single", "1x 1x 2y", undefined],
  ["combo", "1x 2x 3x", undefined],
  ["combo", "1y 2y", undefined],
  ["combo", "1x 2x 1x 3x 2x", { kind: "same_match", ids: ["a", "c", "b", "e"] }],
  ["combo", "1x 2y 3x 4z", { kind: "mixed_providers", ids: ["b", "d"] }],
  ["combo", "1x 1y", { kind: "same_match", ids: ["a", "b"] }],
  ["system", "1x 2x 3x", undefined],
  ["system", "1x 2x 2x", { kind: "same_match", ids: ["b", "c"] }],
  ["system", "1x 2y 3x", { kind: "mixed_providers", ids: ["b"] }],
  ["system", "1y 2y 3y", { kind: "system_provider", ids: ["a", "b", "c"] }],
  ["custom_bet", "1x 1y", undefined],
  ["custom_bet", "1x 2x 1x 3x", { kind: "custom_bet_match", ids: ["b", "d"] }],
])("in a %s of %s", (type, selections, conflict) => {
  expect(conflictIn(type, of(selections), "x")).toEqual(conflict);
});
