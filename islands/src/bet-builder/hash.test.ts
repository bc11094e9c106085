// @vitest-environment node
import { expect, test } from "vitest";
import { builderHash, type PickRef, picksOfHash } from "./hash";
import { isBuilderHash } from "./shared/builder-hash";

const PICKS: readonly PickRef[] = [
  { marketId: 1, specifier: null, outcomeId: 3 },
  { marketId: 18, specifier: "total=2.5", outcomeId: 12 },
  { marketId: 14, specifier: "hcp=0:1", outcomeId: 1711 },
  { marketId: 99, specifier: "a=1,b=ä|c=%", outcomeId: 5 },
];

test("picks are read back from the address unchanged", () => {
  expect(picksOfHash(builderHash(PICKS))).toEqual(PICKS);
});

test("the address is readable, where possible", () => {
  expect(builderHash([])).toBe("#bet-builder");
  expect(builderHash(PICKS.slice(0, 3))).toBe("#bet-builder=1::3,18:total=2.5:12,14:hcp=0:1:1711");
});

test.each([
  ["#bet-builder", true],
  ["#bet-builder=1::3", true],
  ["#bet-builders", false],
  ["#menu", false],
  ["", false],
])("%s opens the builder: %s", (hash, opens) => {
  expect(isBuilderHash(hash)).toBe(opens);
});

test.each(["#menu", "#bet-builder", "#bet-builder=", "#bet-builder=x", "#bet-builder=1:3"])(
  "%s picks nothing",
  (hash) => {
    expect(picksOfHash(hash)).toEqual([]);
  },
);

test("unreadable picks are left out, the rest is kept", () => {
  const hash = "#bet-builder=%E0%A4%A:1,1::3,99999999999999999999::1,%zz";
  expect(picksOfHash(hash)).toEqual([PICKS[0]]);
});

test("of an address with a thousand picks the first fifty are read", () => {
  const many = Array.from({ length: 1000 }, (_, at) => `${at}::1`).join();
  expect(picksOfHash(`#bet-builder=${many}`)).toHaveLength(50);
});
