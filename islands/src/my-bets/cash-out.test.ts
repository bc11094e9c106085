import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/errors";
import type { Bet } from "../api/schemas/bets";
import { placedBet } from "./testing/bets";

const operator = vi.hoisted(() => ({ cashOut: vi.fn(), fetchBets: vi.fn() }));
const fetchAccounts = vi.hoisted(() => vi.fn(async () => []));
vi.mock("../api/sportsbook", () => operator);
vi.mock("../api/platform", () => ({ fetchAccounts }));
vi.mock("../api/config", () => ({ siteConfig: () => ({ tag: "en-ZA" }) }));
vi.mock("../messages/messages", () => ({ loadMessages: async () => (id: string) => id }));

const { $alert, alerts } = await import("../alerts/shared/alerts");
const { $bets, mergeBet } = await import("./bets");
const { $cashOuts, askCashOut, cancelCashOut, confirmCashOut, lookUpCashOut, startCashOuts } =
  await import("./cash-out");
startCashOuts();

let count = 0;

/** A bet with an offer, which is in the list. */
function offered(to_cashout: number): Bet {
  count += 1;
  const bet = placedBet({ id: `b${count}`, ref: `R${count}`, to_cashout });
  mergeBet(bet);
  return bet;
}

const inProgress = (bet: Bet): Bet => ({ ...bet, status: "cashout_in_progress", to_cashout: null });
const cashedOut = (bet: Bet, win_amount: number): Bet => ({
  ...bet,
  status: "cashed_out",
  result: "cashed_out",
  win_amount,
  to_cashout: null,
});
const stateOf = (bet: Bet) => $cashOuts.get()[bet.id];
const known = (bet: Bet) => $bets.get().bets.find(({ id }) => id === bet.id);
const failure = (kind: "refused" | "failed" | "unanswered", status: number) =>
  new ApiError(kind, status, "POST /api/v3/bets/cashout", {
    code: "cashout_changed",
    message: "m",
  });

/** The operator's next answers to requests for the list. */
function lists(...answers: (Bet[] | ApiError)[]): void {
  for (const answer of answers) {
    if (answer instanceof ApiError) operator.fetchBets.mockRejectedValueOnce(answer);
    else operator.fetchBets.mockResolvedValueOnce({ data: answer });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  operator.cashOut.mockReset();
  operator.fetchBets.mockReset();
  alerts.close();
});

describe("cashing out", () => {
  it("sends the shown amount, and reports when it is paid", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockResolvedValueOnce(inProgress(bet));
    await confirmCashOut(bet.id, 6000);
    expect(operator.cashOut).toHaveBeenCalledWith(
      expect.objectContaining({ bet_id: bet.id, to_cashout: 6000 }),
    );
    expect([stateOf(bet)?.state, known(bet)?.status]).toEqual([
      "processing",
      "cashout_in_progress",
    ]);
    fetchAccounts.mockClear();
    mergeBet(cashedOut(bet, 6000));
    await vi.advanceTimersByTimeAsync(0);
    expect([stateOf(bet), known(bet)?.status]).toEqual([undefined, "cashed_out"]);
    expect($alert.get()).toMatchObject({ type: "success", title: "bets-cashout-done" });
    // The push may be off.
    expect(fetchAccounts).toHaveBeenCalledTimes(1);
  });

  it("asks again when the offer moves, and never accepts one that was not shown", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    mergeBet({ ...bet, to_cashout: 5500 });
    expect(stateOf(bet)).toEqual({ state: "changed", amount: 5500, before: 6000 });
    await confirmCashOut(bet.id, 6000);
    expect(operator.cashOut).not.toHaveBeenCalled();
    operator.cashOut.mockResolvedValueOnce(cashedOut(bet, 5500));
    await confirmCashOut(bet.id, 5500);
    expect(operator.cashOut).toHaveBeenCalledWith(
      expect.objectContaining({ bet_id: bet.id, to_cashout: 5500 }),
    );
    expect(known(bet)?.status).toBe("cashed_out");
  });

  it("is sent once however often it is confirmed", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockResolvedValue(inProgress(bet));
    await Promise.all([confirmCashOut(bet.id, 6000), confirmCashOut(bet.id, 6000)]);
    expect(operator.cashOut).toHaveBeenCalledTimes(1);
  });

  it("can be cancelled, and is not offered for a settled bet", () => {
    const bet = offered(6000);
    askCashOut(bet);
    cancelCashOut(bet.id);
    expect(stateOf(bet)).toBeUndefined();
    askCashOut({ ...bet, status: "done" });
    expect(stateOf(bet)).toBeUndefined();
  });

  it.each(["submitted", "rejected", "cancelled"])(
    "is not offered for a bet that is %s, whatever the operator sends",
    (status) => {
      const bet = { ...offered(6000), status };
      mergeBet(bet);
      askCashOut(bet);
      expect(stateOf(bet)).toBeUndefined();
    },
  );

  it("asks no more once another tab has cashed the bet out", () => {
    const bet = offered(6000);
    askCashOut(bet);
    mergeBet(inProgress(bet));
    expect(stateOf(bet)?.state).toBe("withdrawn");
    mergeBet(cashedOut(bet, 6000));
    expect([stateOf(bet), $alert.get()]).toEqual([undefined, null]);
  });

  it("shows that the offer is gone when the bet is settled during confirmation", () => {
    const bet = offered(6000);
    askCashOut(bet);
    mergeBet({ ...bet, status: "done", result: "win_entire", to_cashout: null });
    expect(stateOf(bet)).toEqual({ state: "withdrawn", before: 6000 });
  });

  it("does not undo what the push has reported before the answer", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockImplementationOnce(async () => {
      mergeBet(inProgress(bet));
      mergeBet(cashedOut(bet, 6000));
      return inProgress(bet);
    });
    await confirmCashOut(bet.id, 6000);
    expect([stateOf(bet), known(bet)?.status]).toEqual([undefined, "cashed_out"]);
  });

  it("polls a bet of which the push reports nothing", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockResolvedValueOnce(inProgress(bet));
    lists([inProgress(bet)], [cashedOut(bet, 6000)]);
    await confirmCashOut(bet.id, 6000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([stateOf(bet), known(bet)?.status]).toEqual([undefined, "cashed_out"]);
    expect(operator.fetchBets).toHaveBeenCalledTimes(2);
  });
});

describe("a part of a bet", () => {
  const third = { stake: 2000, of: 5000 };
  const paid = (bet: Bet, amount: number): Bet => ({
    ...bet,
    stake: { ...bet.stake, value: 3000 },
    to_cashout: 3600,
    parts: [{ attempt_id: sentAttempt(), stake: 2000, amount, at: bet.created_at }],
  });
  const sentAttempt = () => operator.cashOut.mock.lastCall?.[0].part.attempt_id;

  it("is sent with its share of the shown offer, and the bet stays open", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockImplementationOnce(async () => paid(bet, 2400));
    await confirmCashOut(bet.id, 6000, third);
    expect(operator.cashOut).toHaveBeenCalledExactlyOnceWith({
      bet_id: bet.id,
      to_cashout: 2400,
      part: { ...third, attempt_id: expect.stringMatching(/.{16,}/) },
    });
    expect([stateOf(bet), known(bet)?.stake.value]).toEqual([undefined, 3000]);
    await vi.advanceTimersByTimeAsync(0);
    expect($alert.get()).toMatchObject({ type: "success", title: "bets-cashout-done" });
  });

  it("is found by its attempt where the answer was lost", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockRejectedValueOnce(failure("unanswered", 0));
    operator.fetchBets.mockImplementationOnce(async () => ({ data: [paid(bet, 2400)] }));
    await confirmCashOut(bet.id, 6000, third);
    await vi.advanceTimersByTimeAsync(0);
    expect([stateOf(bet), known(bet)?.parts.length]).toEqual([undefined, 1]);
  });

  it("was not paid where another one was", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockRejectedValueOnce(failure("refused", 409));
    operator.fetchBets.mockImplementationOnce(async () => {
      const other = paid(bet, 2400);
      return { data: [{ ...other, parts: [{ ...other.parts[0], attempt_id: "other" }] }] };
    });
    await confirmCashOut(bet.id, 6000, third);
    expect(stateOf(bet)?.state).toBe("refused");
  });
});

describe("a refused cash-out", () => {
  it("shows the operator's message and the current offer", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockRejectedValueOnce(failure("refused", 409));
    lists([{ ...bet, to_cashout: 4000 }]);
    await confirmCashOut(bet.id, 6000);
    expect(stateOf(bet)).toEqual({ state: "refused", code: "cashout_changed", message: "m" });
    expect(known(bet)?.to_cashout).toBe(4000);
  });

  it("was accepted after all when the browser had sent it twice", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockRejectedValueOnce(failure("refused", 409));
    lists([inProgress(bet)]);
    await confirmCashOut(bet.id, 6000);
    expect(stateOf(bet)?.state).toBe("processing");
    mergeBet(cashedOut(bet, 6000));
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(bet)).toBeUndefined();
    expect($alert.get()).toMatchObject({ type: "success", title: "bets-cashout-done" });
  });

  it("returns to the start when the session has ended", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockRejectedValueOnce(failure("refused", 401));
    await confirmCashOut(bet.id, 6000);
    expect(stateOf(bet)).toBeUndefined();
  });

  it("is reported when the operator reverts it", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockResolvedValueOnce(inProgress(bet));
    await confirmCashOut(bet.id, 6000);
    lists([bet]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(stateOf(bet)?.state).toBe("refused");
  });

  it("is not reverted by a report that is older than its acceptance", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockResolvedValueOnce(inProgress(bet));
    await confirmCashOut(bet.id, 6000);
    lists([inProgress(bet)], [cashedOut(bet, 6000)]);
    mergeBet({ ...bet, to_cashout: 5500 });
    expect(stateOf(bet)?.state).toBe("processing");
    await vi.advanceTimersByTimeAsync(4_000);
    expect([stateOf(bet), known(bet)?.status]).toEqual([undefined, "cashed_out"]);
  });
});

describe("a cash-out without an answer", () => {
  it.each(["failed", "unanswered"] as const)("that %s is looked up and found", async (kind) => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockRejectedValueOnce(failure(kind, 0));
    lists([bet], [cashedOut(bet, 6000)]);
    const confirmed = confirmCashOut(bet.id, 6000);
    await vi.advanceTimersByTimeAsync(0);
    askCashOut(bet);
    expect(stateOf(bet)).toMatchObject({ state: "unanswered", looking: true });
    await vi.advanceTimersByTimeAsync(10_000);
    await confirmed;
    expect([stateOf(bet), known(bet)?.status]).toEqual([undefined, "cashed_out"]);
    expect(operator.cashOut).toHaveBeenCalledTimes(1);
  });

  it("is looked up for as long as the operator may carry it out", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockRejectedValueOnce(failure("failed", 504));
    operator.fetchBets.mockResolvedValue({ data: [bet] });
    const confirmed = confirmCashOut(bet.id, 6000);
    await vi.advanceTimersByTimeAsync(24_000);
    expect(stateOf(bet)).toMatchObject({ state: "unanswered", looking: true });
    operator.fetchBets.mockResolvedValue({ data: [cashedOut(bet, 6000)] });
    await vi.advanceTimersByTimeAsync(3_000);
    await confirmed;
    expect([stateOf(bet), known(bet)?.status]).toEqual([undefined, "cashed_out"]);
    expect($alert.get()).toMatchObject({ type: "success", title: "bets-cashout-done" });
  });

  it("of a player who is not signed in any more has done nothing", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    const code = { code: "other_player", message: "" } as const;
    operator.cashOut.mockRejectedValueOnce(new ApiError("refused", 409, "POST", code));
    await confirmCashOut(bet.id, 6000);
    expect(stateOf(bet)).toBeUndefined();
    expect(operator.fetchBets).not.toHaveBeenCalled();
  });

  it("can be retried once the list has shown that nothing happened", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockRejectedValueOnce(failure("unanswered", 0));
    operator.fetchBets.mockResolvedValue({ data: [bet] });
    const confirmed = confirmCashOut(bet.id, 6000);
    await vi.advanceTimersByTimeAsync(26_000);
    await confirmed;
    expect($alert.get()).toMatchObject({ type: "warning", title: "bets-cashout-not-done" });
    askCashOut(bet);
    expect(stateOf(bet)).toEqual({ state: "confirming", amount: 6000 });
  });

  it("ends when the bet is found settled", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockRejectedValueOnce(failure("unanswered", 0));
    lists([{ ...bet, status: "done", result: "lose_entire", win_amount: 0, to_cashout: null }]);
    const confirmed = confirmCashOut(bet.id, 6000);
    await vi.advanceTimersByTimeAsync(0);
    await confirmed;
    expect([stateOf(bet), known(bet)?.status]).toEqual([undefined, "done"]);
    expect($alert.get()).toBeNull();
  });

  it("is looked up again by itself when the list cannot be fetched, or lacks it", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockRejectedValueOnce(failure("unanswered", 0));
    lists(failure("unanswered", 0), [], [cashedOut(bet, 6000)]);
    await confirmCashOut(bet.id, 6000);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(stateOf(bet)).toMatchObject({ state: "unanswered", looking: false });
    await vi.advanceTimersByTimeAsync(8_000);
    expect([stateOf(bet), known(bet)?.status]).toEqual([undefined, "cashed_out"]);
  });

  it("waits for another lookup when the list cannot be fetched", async () => {
    const bet = offered(6000);
    askCashOut(bet);
    operator.cashOut.mockRejectedValueOnce(failure("unanswered", 0));
    lists(failure("unanswered", 0));
    const confirmed = confirmCashOut(bet.id, 6000);
    await vi.advanceTimersByTimeAsync(0);
    await confirmed;
    expect(stateOf(bet)).toMatchObject({ state: "unanswered", looking: false });
    lists([cashedOut(bet, 6000)]);
    const looked = lookUpCashOut(bet.id);
    await vi.advanceTimersByTimeAsync(0);
    await looked;
    expect([stateOf(bet), known(bet)?.status]).toEqual([undefined, "cashed_out"]);
  });
});
