import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Bet } from "../api/schemas/bets";
import type { Player } from "../api/schemas/player";
import { becomes } from "../testing/becomes";
import { numberedBet as bet } from "./testing/bets";

const operator = vi.hoisted(() => ({ fetchBets: vi.fn(), signIn: vi.fn(), signOut: vi.fn() }));
vi.mock("../api/sportsbook", () => operator);
vi.mock("../api/platform", () => ({ ...operator, fetchAccounts: () => Promise.resolve([]) }));

const { dispatch, dispatchLoss } = await import("../push/bus");
const { $bets, askBet, loadBets, loadOlderBets, startBets } = await import("./bets");
const { shownBets } = await import("./bets-list");
const { signInWith, signOutNow } = await import("../account/shared/session");
startBets();

const from = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, at) => bet(first - at));
const answer = (data: Bet[], page: number, last_page: number) => ({
  data,
  pagination: { total: 0, page, limit: 500, last_page },
});
const shown = (state: "all" | "open" | "settled" = "all") =>
  shownBets($bets.get(), state, "all").map(({ ref }) => Number(ref.slice(1)));
const pages = () => operator.fetchBets.mock.calls.map(([page]) => page);

async function signIn(id: number): Promise<void> {
  operator.signIn.mockResolvedValueOnce({ id, email: "a@b.c" } as Player);
  await signInWith("a@b.c", "password");
}

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await signOutNow();
  operator.fetchBets.mockReset();
  await signIn(1);
});

describe("the player's bets", () => {
  it("are requested by the states of their filter, in the name of their player", async () => {
    operator.fetchBets.mockResolvedValue(answer([], 1, 1));
    await Promise.all([loadBets("all"), loadBets("open"), loadBets("settled")]);
    expect(operator.fetchBets.mock.calls).toEqual([
      [1, 500, undefined, 1],
      [1, 500, ["submitted", "waiting_results", "ready_to_process", "cashout_in_progress"], 1],
      [1, 500, ["done", "cashed_out", "cancelled", "rejected", "withdrawn"], 1],
    ]);
  });

  it("are fetched page by page until the last, and no page twice at the same time", async () => {
    operator.fetchBets.mockResolvedValueOnce(answer(from(1000, 501), 1, 2));
    operator.fetchBets.mockResolvedValueOnce(answer(from(500, 1), 2, 2));
    await loadBets("all");
    expect(shown()).toHaveLength(500);
    await Promise.all([loadOlderBets("all"), loadOlderBets("all")]);
    expect(pages()).toEqual([1, 2]);
    expect([shown().length, $bets.get().feeds.all.isWhole]).toEqual([1000, true]);
  });

  it("continue after a page without new bets", async () => {
    operator.fetchBets.mockResolvedValueOnce(answer(from(1000, 502), 1, 3));
    await loadBets("all");
    // The operator counts a bet that it does not list: the same page comes again.
    operator.fetchBets.mockResolvedValueOnce(answer(from(1000, 502), 1, 3));
    operator.fetchBets.mockResolvedValueOnce(answer(from(501, 2), 2, 3));
    await loadOlderBets("all");
    expect([pages(), shown().at(-1)]).toEqual([[1, 1, 2], 2]);
  });

  it("are all fetched again after a loss, and stay visible meanwhile", async () => {
    operator.fetchBets.mockResolvedValueOnce(answer(from(600, 101), 1, 2));
    operator.fetchBets.mockResolvedValueOnce(answer(from(100, 1), 2, 2));
    await loadBets("all");
    await loadOlderBets("all");
    dispatchLoss();
    await becomes(() => expect($bets.get().feeds.all.isStale).toBe(true));
    operator.fetchBets.mockResolvedValueOnce(
      answer([bet(601), ...from(600, 102).map((one) => ({ ...one, status: "done" }))], 1, 2),
    );
    operator.fetchBets.mockResolvedValueOnce(answer(from(101, 1), 2, 2));
    const loading = loadBets("all");
    expect(shown()).toHaveLength(600);
    await loading;
    expect([pages(), shown().length]).toEqual([[1, 2, 1, 2], 601]);
    expect(shownBets($bets.get(), "all", "all")[1]?.status).toBe("done");
  });

  it("follow the push", async () => {
    operator.fetchBets.mockResolvedValueOnce(answer([bet(1)], 1, 1));
    await loadBets("all");
    dispatch({ event_name: "bet_changed", message: { bet: bet(2) } });
    const message = { bet_id: bet(1).id, to_cashout: 700 };
    dispatch({ event_name: "bet_cashout_changed", message });
    expect(shown()).toEqual([2, 1]);
    expect($bets.get().bets[1]?.to_cashout).toBe(700);
  });

  it("show a failure, and those that are loaded stay", async () => {
    operator.fetchBets.mockResolvedValueOnce(answer(from(600, 101), 1, 2));
    await loadBets("all");
    operator.fetchBets.mockRejectedValueOnce(new Error("no answer"));
    await loadOlderBets("all");
    expect([$bets.get().feeds.all.state, shown().length]).toEqual(["failed", 500]);
  });

  it("are not those of another player who signed in meanwhile", async () => {
    let answerLate: (value: unknown) => void = () => {};
    operator.fetchBets.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    const loading = loadBets("all");
    await signOutNow();
    await signIn(2);
    answerLate(answer([bet(1)], 1, 1));
    await loading;
    expect([$bets.get().bets, $bets.get().feeds.all.state]).toEqual([[], "idle"]);
  });
});

describe("one bet", () => {
  it("is not shown to another player who signed in meanwhile", async () => {
    let answerLate: (value: unknown) => void = () => {};
    operator.fetchBets.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    const asked = askBet(bet(1).id);
    await signOutNow();
    await signIn(2);
    answerLate(answer([bet(1)], 1, 1));
    expect([await asked, $bets.get().bets]).toEqual([undefined, []]);
    expect(operator.fetchBets.mock.calls).toEqual([[1, 500, undefined, 1]]);
  });

  it("is searched for on every page", async () => {
    operator.fetchBets.mockResolvedValueOnce(answer([bet(3)], 1, 2));
    operator.fetchBets.mockResolvedValueOnce(answer([bet(2)], 2, 2));
    expect((await askBet(bet(2).id))?.ref).toBe("R2");
    operator.fetchBets.mockResolvedValueOnce(answer([bet(3)], 1, 1));
    expect(await askBet("unknown")).toBeUndefined();
  });
});
