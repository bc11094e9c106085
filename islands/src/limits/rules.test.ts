import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterDeposit,
  afterStake,
  binds,
  changeOf,
  dueIn,
  hasTime,
  isTracked,
  leftOf,
  nextIn,
  roomForDeposit,
  roomForStake,
} from "./rules";

const limit = (type: string, value: number | undefined, used = 0, status = "active") => ({
  type,
  status,
  value,
  used,
});

describe("spec 3, user limit", () => {
  test.each([
    ["active", 100, true],
    ["confirmed", 100, true],
    ["unconfirmed", 100, true],
    ["unconfirmed_disabled", 100, true],
    ["confirmed_disabled", 100, false],
    ["disabled", 100, false],
    ["of_a_later_version", 100, true],
    ["active", undefined, false],
  ])("%s with %s binds: %s", (status, value, expected) => {
    expect(binds(limit("wager", value, 0, status))).toBe(expected);
  });

  test.each([
    ["nothing used", limit("wager", 100), 100],
    ["a part used", limit("wager", 100, 99), 1],
    ["all used", limit("wager", 100, 100), 0],
    ["lowered below what is used", limit("wager", 100, 250), 0],
    ["more won than staked", limit("loss", 100, -50), 150],
    ["not set", limit("wager", undefined), undefined],
    ["switched off", limit("wager", 100, 0, "disabled"), undefined],
  ])("what is left: %s", (_, one, expected) => {
    expect(leftOf(one)).toBe(expected);
  });

  test.each([
    ["no limit", [], undefined],
    ["the highest stake of a bet, however many there were", [limit("bet", 50, 500)], 50],
    ["the tightest of several", [limit("wager", 100, 60), limit("loss", 90, 60)], 30],
    ["that of a bet is the tightest", [limit("bet", 20), limit("wager", 100)], 20],
    ["deposits do not matter", [limit("deposit", 1), limit("wager", 100)], 100],
    ["one that is switched off does not", [limit("bet", 1, 0, "disabled")], undefined],
  ])("room for a stake: %s", (_, limits, expected) => {
    expect(roomForStake(limits)).toBe(expected);
  });

  test.each([
    ["no limit", [limit("wager", 5)], undefined],
    ["the tightest period", [limit("deposit", 100, 10), limit("deposit", 300, 290)], 10],
  ])("room for a deposit: %s", (_, limits, expected) => {
    expect(roomForDeposit(limits)).toBe(expected);
  });

  test.each([
    ["no limit of time", [limit("wager", 10, 10)], true],
    ["a second is left", [limit("activity", 900, 899)], true],
    ["none is left in view", [limit("activity", 900, 900)], false],
    ["none is left of the session", [limit("sportsbook_session", 60, 60)], false],
    ["none is left of the day", [limit("time", 60, 61), limit("activity", 900)], false],
  ])("time to play: %s", (_, limits, expected) => {
    expect(hasTime(limits)).toBe(expected);
  });

  const waits = { value: null, from: "2026-11-26T10:00:00Z" };
  test.each([
    ["a first limit", undefined, 100, undefined, "now"],
    ["a lower one", 100, 99, undefined, "now"],
    ["a higher one", 100, 101, undefined, "later"],
    ["none", 100, undefined, undefined, "later"],
    ["the same", 100, 100, undefined, "none"],
    ["none where there is none", undefined, undefined, undefined, "none"],
    ["the same while another waits drops that", 100, 100, waits, "now"],
  ])("when %s applies", (_, value, wanted, pending, expected) => {
    expect(changeOf({ ...limit("wager", value), pending }, wanted)).toBe(expected);
  });
});

describe("spec 7.2 and 9, when to ask", () => {
  test("activity is tracked while a limit of it is active", () => {
    expect(isTracked([limit("activity", 900)])).toBe(true);
    expect(isTracked([limit("activity", undefined), limit("wager", 5)])).toBe(false);
    expect(isTracked([limit("activity", 900, 0, "disabled")])).toBe(false);
  });

  test.each([
    ["the operator counts", { period: 60, due_in: 12 }, 0, 12],
    ["and says that it is due", { period: 60, due_in: 0 }, 0, 0],
    ["the page counts from the last answer", { period: 1, due_in: undefined }, 59_001, 1],
    ["to the end", { period: 1, due_in: undefined }, 60_000, 0],
    ["and not beyond", { period: 1, due_in: undefined }, 600_000, 0],
  ])("a reality check: %s", (_, check, now, expected) => {
    expect(dueIn(check, 0, now)).toBe(expected);
  });

  test.each([
    [30, undefined, 30],
    [30, 0, 30],
    [30, 1, 1],
    [60, 59, 59],
    [60, 61, 60],
  ])("every %s s with %s s left: in %s s", (every, left, expected) => {
    expect(nextIn(every, left)).toBe(expected);
  });
});

describe("over any history of stakes and deposits", () => {
  const amount = fc.integer({ min: 1, max: 5_000 });
  const event = fc.oneof(
    fc.record({ kind: fc.constant("stake" as const), amount }),
    fc.record({ kind: fc.constant("deposit" as const), amount }),
  );
  const limits = fc.array(
    fc.record({
      type: fc.constantFrom("bet", "wager", "loss", "deposit"),
      status: fc.constantFrom("active", "unconfirmed", "unconfirmed_disabled"),
      value: fc.integer({ min: 1, max: 9_000 }),
      used: fc.integer({ min: -2_000, max: 0 }),
    }),
    { minLength: 1, maxLength: 8 },
  );

  test("what has room passes no limit, and one subunit more would", () => {
    fc.assert(
      fc.property(limits, fc.array(event, { maxLength: 20 }), (all, events) => {
        let now = all;
        for (const { kind, amount: wanted } of events) {
          const isStake = kind === "stake";
          const room = (isStake ? roomForStake(now) : roomForDeposit(now)) ?? wanted;
          const taken = Math.min(wanted, room);
          const after = isStake ? afterStake(now, taken) : afterDeposit(now, taken);
          for (const one of after) {
            if (one.type !== "bet") expect(one.used).toBeLessThanOrEqual(one.value);
          }
          if (wanted > room) {
            const beyond = isStake ? afterStake(now, room + 1) : afterDeposit(now, room + 1);
            const isPassed = beyond.some((one) => one.type !== "bet" && one.used > one.value);
            const isTooHigh = now.some((one) => one.type === "bet" && room + 1 > one.value);
            expect(isPassed || (isStake && isTooHigh)).toBe(true);
          }
          now = after;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

test("activity is tracked whatever other limits there are", () => {
  expect(isTracked([limit("wager", 100), limit("activity", 900)])).toBe(true);
  expect(isTracked([limit("wager", 100)])).toBe(false);
});

test("a page that counts itself does so from the last answer", () => {
  expect(dueIn({ period: 1, due_in: undefined }, 1_000_000, 1_030_000)).toBe(30);
  expect(dueIn({ period: 1, due_in: undefined }, 1_000_000, 1_030_001)).toBe(30);
});
