// @vitest-environment node
import { expect, test } from "vitest";
import type { AttemptBet, ReceiptBet } from "../../betting/ticket";
import { TWO_CURRENCIES } from "../testing/settings";
import { receiptPayout } from "./receipt-payout";

const SELECTION = { match_id: 1, market_id: 1, specifier: null, outcome_id: 1, odds: 2000 };

/** What the receipt of a single at 2.00 promises for a stake. */
function promised(stake: number): bigint {
  const sent = { id: "1", type: "single", stake, currency: "ZAR", selections: [], picks: [] };
  const taken = {
    id: "1",
    betId: "b1",
    status: "submitted",
    isVip: false,
    selections: [SELECTION],
  };
  return receiptPayout(sent as AttemptBet, taken as ReceiptBet, TWO_CURRENCIES).payout;
}

test("the receipt promises the return, and never more than the operator's maximum", () => {
  expect(promised(5000)).toBe(10_000n);
  expect(promised(500_000)).toBe(1_000_000n);
  expect(promised(500_001)).toBe(1_000_000n);
});
