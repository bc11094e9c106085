import { expect, test } from "vitest";
import { csvOf } from "./csv";
import { placedBet, placedSelection } from "./testing/bets";

const say = (id: string) => id;
/** The rows of a file without its mark and its head. */
const rows = (...bets: Parameters<typeof placedBet>[0][]) =>
  csvOf(
    bets.map((patch) => placedBet({ selections: [placedSelection(1)], ...patch })),
    say,
  )
    .slice(1)
    .split("\r\n")
    .slice(1, -1);

test("a file begins with its mark and its head, and each line ends as a spreadsheet expects", () => {
  expect(csvOf([], say)).toBe(
    "\ufeffdate,reference,type,events,selections,odds,stake,free_stake,open_stake,returned,net,currency,status\r\n",
  );
});

test.each([
  [
    { status: "done", result: "win_entire", win_amount: 9250 },
    "2026-11-21T12:00:00.000Z,b1,slip-type-single,A – B,1x2: Outcome of 1 @ 2.000,1.850,50.00,0.00,0.00,92.50,42.50,ZAR,bet-result-win_entire",
  ],
  [
    { status: "done", result: "lose_entire", win_amount: 0 },
    "2026-11-21T12:00:00.000Z,b1,slip-type-single,A – B,1x2: Outcome of 1 @ 2.000,1.850,50.00,0.00,0.00,0.00,-50.00,ZAR,bet-result-lose_entire",
  ],
  [
    { stake: { value: 5000, currency: "JPY", subunits: 1 } },
    "2026-11-21T12:00:00.000Z,b1,slip-type-single,A – B,1x2: Outcome of 1 @ 2.000,1.850,5000,0,5000,0,0,JPY,bet-status-waiting_results",
  ],
] as const)("a bet %o is a row", (patch, row) => {
  expect(rows(patch)).toEqual([row]);
});

test.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1) – B"],
  ["+1", "'+1 – B"],
  ["-1", "'-1 – B"],
  ["@a", "'@a – B"],
  ["\t=1", "'\t=1 – B"],
  ['The "Reds", FC', '"The ""Reds"", FC – B"'],
  ["two\nlines", '"two\nlines – B"'],
])("a side called %j is no formula, and one cell", (home, cell) => {
  const selection = placedSelection(1);
  const [row = ""] = rows({ selections: [{ ...selection, match: { ...selection.match, home } }] });
  expect(row).toContain(`,${cell},`);
});
