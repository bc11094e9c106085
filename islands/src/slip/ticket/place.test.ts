/** What happens between the press that places bets and the call: bonuses that are on their way, no connection. */
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../api/errors";
import { player } from "../../testing/world";
import { sendSlip } from "../shared/slip";
import { $awaitsBonuses, $ticket, closeTicket, lookUp, place } from "./ticket";

const placeBets = vi.hoisted(() => vi.fn());
const fetchBets = vi.hoisted(() => vi.fn());
const shown = vi.hoisted(() => ({ view: {} as unknown, bonuses: Promise.resolve() }));
vi.mock("../../api/sportsbook", () => ({ placeBets, fetchBets }));
vi.mock("../shared/slip", async (original) => ({
  ...(await original<typeof import("../shared/slip")>()),
  sendSlip: vi.fn(),
}));
vi.mock("../asking", () => ({ viewNow: () => shown.view, askWhenChanged: () => {} }));
vi.mock("../bonuses", () => ({ bonusesKnown: () => shown.bonuses, forgetBonuses: () => {} }));

const REFUSAL = { code: "stake_too_large", message: "" };

/** The slip with a bet of R50.00. */
const viewOf = (changes: { id?: string; bonus?: object; total?: bigint } = {}) => ({
  action: { kind: "place" },
  bets: [
    {
      bet: { id: "1", type: "single", stake: { currency: "ZAR" } },
      stake: { ok: true, value: 5000 },
      bonus: changes.bonus,
      selections: [
        { id: changes.id ?? "1:1::1", matchId: 1, marketId: 1, outcomeId: 1, odds: 1850 },
      ],
    },
  ],
  totalStake: changes.total ?? 5000n,
  freebetStake: 0n,
});

let settle: () => void;

beforeEach(async () => {
  await player();
  closeTicket();
  placeBets.mockReset().mockRejectedValue(new ApiError("refused", 422, "POST /bets", REFUSAL));
  shown.view = viewOf();
  shown.bonuses = new Promise((resolve) => (settle = resolve));
});

test("the bets go with the bonus that was on its way, once", async () => {
  const pressed = place();
  await place();
  expect([$awaitsBonuses.get(), placeBets.mock.calls.length]).toEqual([true, 0]);
  shown.view = viewOf({ bonus: { id: 8, type: "comboboost" } });
  settle();
  await pressed;
  await vi.waitFor(() => expect($ticket.get().state).toBe("error"));
  expect(placeBets).toHaveBeenCalledTimes(1);
  expect(placeBets.mock.calls[0]?.[0].bets[0].bonus).toMatchObject({ id: 8 });
  expect($awaitsBonuses.get()).toBe(false);
});

test.each([
  ["another selection", viewOf({ id: "2:1::1" })],
  ["another stake", viewOf({ total: 2000n })],
  ["something to accept", { ...viewOf(), action: { kind: "accept", removed: 0 } }],
])("with %s, which the button did not say, nothing is placed", async (_, view) => {
  const pressed = place();
  shown.view = view;
  settle();
  await pressed;
  expect([placeBets.mock.calls.length, $awaitsBonuses.get()]).toEqual([0, false]);
});

test("without a connection nothing is sent, and the page says so", async () => {
  const said = vi.fn();
  addEventListener("offline", said, { once: true });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await place();
  vi.restoreAllMocks();
  expect([said.mock.calls.length, placeBets.mock.calls.length]).toEqual([1, 0]);
  expect($ticket.get().state).toBe("initial");
});

test.each(["failed", "unanswered"] as const)(
  "a call that has %s is looked up, and nothing is placed until that is known",
  async (failure) => {
    settle();
    placeBets.mockRejectedValue(
      new ApiError(failure, failure === "failed" ? 500 : 0, "POST /bets"),
    );
    fetchBets.mockReset().mockRejectedValue(new ApiError("unanswered", 0, "GET /bets"));
    await place();
    await vi.waitFor(() => expect(fetchBets).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect($ticket.get()).toMatchObject({ looking: false }));
    expect($ticket.get().state).toBe("unanswered");
    await place();
    expect(placeBets).toHaveBeenCalledTimes(1);
    // There is no such bet: it can be placed again.
    vi.useFakeTimers();
    fetchBets.mockResolvedValue({ data: [] });
    const looked = lookUp();
    await vi.advanceTimersByTimeAsync(10_000);
    await looked;
    vi.useRealTimers();
    expect($ticket.get().state).toBe("error");
  },
);

test("the operator's message about one of several singles stands at that one", async () => {
  settle();
  const [first] = viewOf().bets;
  shown.view = {
    ...viewOf(),
    bets: ["1", "2", "3"].map((id) => ({ ...first, bet: { ...first?.bet, id } })),
  };
  const errors_by_bet = [null, "No longer offered.", null];
  placeBets.mockRejectedValue(
    new ApiError("refused", 422, "POST /bets", { ...REFUSAL, errors_by_bet }),
  );
  await place();
  await vi.waitFor(() => expect($ticket.get().state).toBe("error"));
  expect(sendSlip).toHaveBeenCalledWith({
    kind: "messages",
    byBet: { "1": null, "2": "No longer offered.", "3": null },
  });
});
