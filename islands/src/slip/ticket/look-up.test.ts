// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../api/errors";
import type { Bet } from "../../api/schemas/bets";
import type { Attempt } from "../../betting/ticket";

const fetchBets = vi.fn();
const askSignIn = vi.fn();
vi.mock("../../api/sportsbook", () => ({ fetchBets }));
vi.mock("../../api/patience", () => ({ wait: () => Promise.resolve() }));
vi.mock("../../account/shared/sign-in", () => ({ askSignIn }));

const { lookFor } = await import("./look-up");

const selection = { match_id: 1, market_id: 1, specifier: null, outcome_id: 1, odds: 1850 };
const attempt: Attempt = {
  id: "one",
  sentAt: Date.parse("2026-11-20T12:00:00Z"),
  known: [],
  bets: [5000, 6000].map((stake) => ({
    id: `b${stake}`,
    type: "single",
    stake,
    currency: "ZAR",
    selections: [selection],
    picks: [],
  })),
};
const bet = (id: string, value: number) =>
  ({
    id,
    status: "waiting_results",
    is_vip: false,
    stake: { value, currency: "ZAR", subunits: 100 },
    created_at: "2026-11-20T12:00:01Z",
    selections: [{ match: { id: 1 }, market: { id: 1 }, outcome: { id: 1 }, specifier: null }],
  }) as unknown as Bet;
const answer = (...data: Bet[]) => Promise.resolve({ data });

beforeEach(() => vi.clearAllMocks());

test("bets that are all in the list are found by the first lookup", async () => {
  fetchBets.mockReturnValue(answer(bet("x", 5000), bet("y", 6000)));
  const receipt = await lookFor(attempt, () => true);
  expect(receipt).toMatchObject({ wasLost: true, bets: [{ betId: "x" }, { betId: "y" }] });
  expect(fetchBets).toHaveBeenCalledTimes(1);
});

test("a bet that is listed late is found", async () => {
  fetchBets.mockReturnValueOnce(answer()).mockReturnValue(answer(bet("x", 5000), bet("y", 6000)));
  expect(await lookFor(attempt, () => true)).toMatchObject({ bets: [{}, {}] });
});

test("if only some bets exist, the receipt has those, after the last lookup", async () => {
  fetchBets.mockReturnValue(answer(bet("y", 6000)));
  expect(await lookFor(attempt, () => true)).toMatchObject({
    bets: [{ id: "b6000", betId: "y" }],
  });
  expect(fetchBets).toHaveBeenCalledTimes(3);
});

test("bets that do not exist give no receipt, and only after the last lookup", async () => {
  fetchBets.mockReturnValue(answer());
  expect(await lookFor(attempt, () => true)).toBe("nothing");
  expect(fetchBets).toHaveBeenCalledTimes(3);
});

test("an unanswered lookup gives no result", async () => {
  fetchBets.mockRejectedValue(new ApiError("unanswered", 0, "GET /bets"));
  expect(await lookFor(attempt, () => true)).toBe("failed");
  expect(askSignIn).not.toHaveBeenCalled();
});

test("an expired session asks to sign in", async () => {
  fetchBets.mockRejectedValue(new ApiError("refused", 401, "GET /bets"));
  expect(await lookFor(attempt, () => true)).toBe("failed");
  expect(askSignIn).toHaveBeenCalledWith("expired");
});
