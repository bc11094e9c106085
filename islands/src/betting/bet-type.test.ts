import { describe, expect, it } from "vitest";
import { betTypeOf, findConflict, possibleBetTypes } from "./bet-type";

const pick = (id: string, matchId: number, provider = "betradar") => ({ id, matchId, provider });

describe("betTypeOf", () => {
  it.each([
    [0, undefined, []],
    [1, "single", ["single"]],
    [2, "combo", ["combo"]],
    [20, "combo", ["combo"]],
  ])("%i selections are a %s", (count, type, possible) => {
    expect(betTypeOf(count)).toBe(type);
    expect(possibleBetTypes(count)).toEqual(possible);
  });
});

describe("findConflict", () => {
  it("lets selections of different matches be joined", () => {
    expect(findConflict([pick("a", 1), pick("b", 2)])).toBeUndefined();
    expect(findConflict([])).toBeUndefined();
  });

  it("names every selection of a match that stands twice", () => {
    const picks = [pick("a", 1), pick("b", 2), pick("c", 1), pick("d", 2), pick("e", 3)];
    expect(findConflict(picks)).toEqual({ kind: "same_match", ids: ["a", "c", "b", "d"] });
  });

  it("names the selections of another provider than the first", () => {
    expect(findConflict([pick("a", 1), pick("b", 2, "oddin")])).toEqual({
      kind: "mixed_providers",
      ids: ["b"],
    });
  });
});
