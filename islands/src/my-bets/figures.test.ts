import { expect, test } from "vitest";
import type { Bet } from "../api/schemas/bets";
import { figuresOf, netOf, totalsOf } from "./figures";
import { placedBet } from "./testing/bets";

const PART = { attempt_id: "a", stake: 2000, amount: 2400, at: "2026-11-21T12:10:00Z" };
const FREE = { id: 1, type: "freebet" } as never;
const euro = { value: 1000, currency: "EUR", subunits: 100 };

test.each<[string, Partial<Bet>, bigint[]]>([
  ["an open bet", {}, [0n, 0n, 5000n]],
  ["a won bet", { status: "done", win_amount: 9250 }, [5000n, 9250n, 0n]],
  ["a lost bet", { status: "done", win_amount: 0 }, [5000n, 0n, 0n]],
  ["a void bet", { status: "done", win_amount: 5000 }, [5000n, 5000n, 0n]],
  ["a cashed-out bet", { status: "cashed_out", win_amount: 4100 }, [5000n, 4100n, 0n]],
  ["a rejected bet", { status: "rejected", win_amount: 0 }, [0n, 0n, 0n]],
  ["a cancelled bet", { status: "cancelled", win_amount: 5000 }, [0n, 0n, 0n]],
  ["an open free bet", { bonus: FREE }, [0n, 0n, 0n]],
  ["a won free bet", { bonus: FREE, status: "done", win_amount: 4250 }, [0n, 4250n, 0n]],
  ["an open bet of which a part was cashed out", { parts: [PART] }, [2000n, 2400n, 5000n]],
  ["the same, lost", { parts: [PART], status: "done", win_amount: 0 }, [7000n, 2400n, 0n]],
  [
    "a bet that is being cashed out",
    { status: "cashout_in_progress", win_amount: 4100 },
    [0n, 0n, 5000n],
  ],
])("%s", (_, patch, [staked, returned, open]) => {
  expect(figuresOf(placedBet(patch))).toEqual({ staked, returned, open });
});

test("totals are by currency, and open stakes are not lost", () => {
  const bets = [
    placedBet({ status: "done", win_amount: 9250 }),
    placedBet({ status: "done", win_amount: 0 }),
    placedBet(),
    placedBet({ status: "done", win_amount: 0, stake: euro }),
  ];
  const totals = totalsOf(bets);
  expect(totals).toEqual([
    { currency: "ZAR", subunits: 100, staked: 10_000n, returned: 9250n, open: 5000n },
    { currency: "EUR", subunits: 100, staked: 1000n, returned: 0n, open: 0n },
  ]);
  expect(totals.map(netOf)).toEqual([-750n, -1000n]);
});
