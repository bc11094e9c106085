/** Which types a slip can have, and which systems. */
import { describe, expect, it } from "vitest";
import type { BetType } from "./bet-type";
import type { Slip } from "./slip-types";
import { context, customBet, multi, picked, rules, slipAfter } from "./testing/slips";
import {
  nearestSystem,
  refuseType,
  systemsFor,
  type TypeRefusal,
  takesSingles,
} from "./type-change";

describe("another type is refused", () => {
  const combo = slipAfter(context("abc"));
  const custom = slipAfter(context("abc"), customBet("abc"));

  it.each<[string, Slip, BetType, string, TypeRefusal | undefined]>([
    ["an empty slip", slipAfter(context("")), "combo", "", "no_selections"],
    ["an empty slip", slipAfter(context("")), "custom_bet", "", "no_selections"],
    ["a custom bet", custom, "combo", "abc", "custom_bet"],
    ["a custom bet", custom, "custom_bet", "abc", "custom_bet"],
    ["a combo", combo, "custom_bet", "abc", "custom_bet"],
    ["a combo", combo, "combo", "abc", "same_type"],
    ["a single", slipAfter(context("a")), "single", "a", "same_type"],
    ["a single", slipAfter(context("a")), "combo", "a", "one_selection"],
    ["a single", slipAfter(context("a")), "system", "a", "one_selection"],
    ["a combo", combo, "single", "abc", "multi_single_unavailable"],
    ["a combo", combo, "system", "abc", undefined],
    ["a combo", slipAfter(context("ab")), "system", "ab", "no_system_type"],
  ])("for %s", (_, slip, type, letters, refusal) => {
    expect(refuseType(slip, type, context(letters))).toBe(refusal);
  });

  it("for singles of a provider that does not allow several", () => {
    const given = (provider: string) => context([picked("a"), picked("b", { provider })], multi());
    const slip = slipAfter(context("ab"));
    expect(refuseType(slip, "single", given("betradar"))).toBeUndefined();
    expect(refuseType(slip, "single", given("oddin"))).toBe("multi_single_unavailable");
    expect(refuseType(slipAfter(context("ab", multi())), "combo", context("ab"))).toBeUndefined();
  });
});

it("a ticket has several singles where all providers allow them", () => {
  const allowed = rules({ multiSingleProviders: ["x", "y"] });
  const cases = [["x"], ["x", "y", "x"], ["x", "z"], []];
  expect(cases.map((providers) => takesSingles(providers, allowed))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

describe("systems", () => {
  const system = (win_count: number, total_count: number) => ({
    id: win_count * 10 + total_count,
    win_count,
    total_count,
  });
  const all = [system(3, 4), system(2, 3), system(2, 4), system(3, 5), system(4, 5)];

  const full = (win_count: number, total_count: number) => ({
    ...system(win_count, total_count),
    id: 1000 + win_count * 10 + total_count,
    max_win_count: total_count,
  });
  const named = [full(1, 3), full(2, 3), full(1, 4), full(2, 4), full(2, 5)];

  it("of a number of selections begin with those that have a name", () => {
    const [trixie, patent] = [full(2, 3), full(1, 3)];
    expect(systemsFor(3, [...all, ...named])).toEqual([trixie, patent, system(2, 3)]);
  });

  it("of all lines become others of all lines, and are not chosen first", () => {
    const some = [...all, ...named];
    expect(nearestSystem(full(1, 3), 4, some)).toEqual(full(1, 4));
    expect(nearestSystem(full(2, 4), 3, some)).toEqual(full(2, 3));
    expect(nearestSystem(full(1, 4), 5, some)).toEqual(full(2, 5));
    expect(nearestSystem(full(1, 4), 5, all)).toEqual(system(3, 5));
    expect(nearestSystem(system(2, 4), 3, some)).toEqual(system(2, 3));
    expect(nearestSystem(undefined, 3, some)).toEqual(system(2, 3));
    expect(nearestSystem(undefined, 3, named)).toEqual(full(2, 3));
  });

  it("of a few lengths keep those", () => {
    const few = (total_count: number) => ({ ...full(2, total_count), max_win_count: 3 });
    expect(nearestSystem(few(5), 4, [...all, few(4)])).toEqual(few(4));
  });

  it("of a number of selections have the shortest lines first", () => {
    expect(systemsFor(4, all)).toEqual([system(2, 4), system(3, 4)]);
    expect(systemsFor(6, all)).toEqual([]);
  });

  it("are replaced by the nearest: of the same lines, else of the shortest, else none", () => {
    expect(nearestSystem(system(3, 5), 4, all)).toEqual(system(3, 4));
    expect(nearestSystem(system(4, 5), 4, all)).toEqual(system(2, 4));
    expect(nearestSystem(undefined, 5, all)).toEqual(system(3, 5));
    expect(nearestSystem(system(3, 5), 6, all)).toBeUndefined();
  });
});
