// @vitest-environment node
import { describe, expect, test } from "vitest";
import fc from "../../testing/properties";
import { limit } from "./limit";
import { afterDeposit, afterStake, hasTime, roomForDeposit, roomForStake } from "./room";

describe("the room that limits leave", () => {
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
