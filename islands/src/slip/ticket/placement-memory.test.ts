// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { Attempt } from "../../betting/ticket";
import { createMemory, type Placements } from "./placement-memory";

/** The memories of two tabs over one storage; `broken` cannot store anything. */
function tabs({ broken = false } = {}) {
  let stored: Placements | undefined;
  let count = 0;
  const storage = {
    read: () => stored,
    write: (placements: Placements) => {
      if (!broken) stored = placements;
    },
  };
  const newId = () => {
    count += 1;
    return `id-${count}`;
  };
  return [createMemory(storage, newId), createMemory(storage, newId)] as const;
}

const tryOf = (id: string, sentAt = 0) => ({ id, sentAt, bets: [] }) satisfies Attempt;
const HOUR = 3_600_000;

describe("the name of a try", () => {
  test("is the same for the same bets, in every tab, until there is an answer", () => {
    const [one, other] = tabs();
    expect([one.idFor("a", 0), other.idFor("a", 10), other.idFor("b", 10)]).toEqual([
      "id-1",
      "id-1",
      "id-2",
    ]);
    other.answered(tryOf("id-1"));
    expect([one.idFor("a", 20), one.idFor("b", 20)]).toEqual(["id-3", "id-2"]);
  });

  test("is another one a day after the first try: the operator has forgotten it", () => {
    const [one] = tabs();
    one.idFor("a", 0);
    expect(one.idFor("a", 23 * HOUR)).toBe("id-1");
    expect(one.idFor("a", 24 * HOUR)).toBe("id-2");
  });

  test("lasts as long as the page where nothing can be stored", () => {
    const [one] = tabs({ broken: true });
    expect([one.idFor("a", 0), one.idFor("a", 1)]).toEqual(["id-1", "id-1"]);
  });

  test("leads to its first and last try", () => {
    const [one, other] = tabs();
    one.idFor("a", 5);
    other.sends(tryOf(other.idFor("a", 9), 9));
    expect(one.sent(tryOf("id-1", 5))).toEqual({ first: 5, last: 9 });
    expect(one.sent(tryOf("unknown", 7))).toEqual({ first: 7, last: 7 });
  });
});

test("a placed bet is of its attempt alone, in every tab", () => {
  const [one, other] = tabs();
  one.claim(["bet-1", "bet-2"], "id-1");
  expect(other.isOfAnother("bet-1", "id-1")).toBe(false);
  expect(other.isOfAnother("bet-1", "id-2")).toBe(true);
  expect(other.isOfAnother("bet-3", "id-2")).toBe(false);
});

test("the newest 20 tries and 200 bets are kept", () => {
  const [one] = tabs();
  for (let count = 0; count <= 20; count += 1) one.idFor(`${count}`, 0);
  expect([one.idFor("0", 1), one.idFor("20", 1)]).toEqual(["id-22", "id-21"]);
  for (let count = 0; count <= 200; count += 1) one.claim([`bet-${count}`], "id-1");
  expect([one.isOfAnother("bet-0", "x"), one.isOfAnother("bet-1", "x")]).toEqual([false, true]);
});
