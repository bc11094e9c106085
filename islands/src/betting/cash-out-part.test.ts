import { expect, test } from "vitest";
import fc from "../testing/properties";
import { partAt, partFor, partsOf, percentOf, shareOf } from "./cash-out-part";

test.each([
  [8640, { stake: 3000, of: 9000 }, 2880],
  [8639, { stake: 3000, of: 9000 }, 2879],
  [17_280, { stake: 1, of: 9000 }, 1],
  [Number.MAX_SAFE_INTEGER, { stake: 2, of: 3 }, 6_004_799_503_160_660],
])("of %i %o gets %i", (offer, part, amount) => {
  expect(shareOf(offer, part)).toBe(amount);
});

test.each([
  [200, 100, { min: 100, max: 100 }],
  [199, 100, undefined],
  [9000, null, undefined],
])("a stake of %i, none below %s, has the parts %o", (of, min, parts) => {
  expect(partsOf(of, min)).toEqual(parts);
});

test("a part gets what was asked for, or a little more, and never all", () => {
  const money = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(money, money, money, fc.integer({ min: 1, max: 500 }), (amount, offer, of, min) => {
      const part = partFor(amount, offer, of, min);
      if (!part) return amount >= offer || of < 2 * min;
      const gets = shareOf(offer, part);
      const before = part.stake - 1;
      const isLeast = part.stake === min || shareOf(offer, { stake: before, of }) < amount;
      const isEnough = gets >= amount || part.stake === of - min;
      return part.stake >= min && of - part.stake >= min && gets <= offer && isLeast && isEnough;
    }),
  );
});

test("a slider reaches every part, and the whole at its end", () => {
  expect([0, 1, 50, 99, 100].map((percent) => partAt(percent, 5000, 100)?.stake)).toEqual([
    100,
    100,
    2500,
    4900,
    undefined,
  ]);
  expect(percentOf(undefined)).toBe(100);
  for (let percent = 2; percent < 99; percent += 1) {
    expect(percentOf(partAt(percent, 5000, 100))).toBe(percent);
  }
});
