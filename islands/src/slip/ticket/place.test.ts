/** What happens between the press that places bets and the call: bonuses that are on their way, no connection. */
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../api/errors";
import { becomes } from "../../testing/becomes";
import { asked, player, settled } from "../../testing/world";
import { sendSlip } from "../shared/slip";
import { $awaitsBonuses, $ticket, closeTicket, lookUp, place } from "./ticket";

const placeBets = vi.hoisted(() => vi.fn());
const fetchListedBets = vi.hoisted(() => vi.fn());
const shown = vi.hoisted(() => ({ view: {} as unknown, bonuses: Promise.resolve() }));
vi.mock("../../api/sportsbook", () => ({ placeBets }));
vi.mock("../../api/listed-bets", () => ({ fetchListedBets }));
vi.mock("../shared/slip", async (original) => ({
  ...(await original<typeof import("../shared/slip")>()),
  sendSlip: vi.fn(),
}));
vi.mock("../asking", () => ({ viewNow: () => shown.view, askWhenChanged: () => {} }));
vi.mock("../bonuses", () => ({ bonusesKnown: () => shown.bonuses, forgetBonuses: () => {} }));

// Loaded when an answer is lost, which is no matter of the clocks below.
await import("./look-up-here");

const REFUSAL = { code: "stake_too_large", message: "" } as const;

/** The slip with a bet of R50.00. */
const viewOf = (changes: { id?: string; bonus?: object; total?: bigint; stake?: number } = {}) => ({
  action: { kind: "place" },
  bets: [
    {
      bet: { id: "1", type: "single", stake: { currency: "ZAR" } },
      stake: { ok: true, value: changes.stake ?? 5000 },
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
  await becomes(() => expect($ticket.get().state).toBe("error"));
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

/** Lets time pass, and what is asked meanwhile be answered. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left >= 0; left -= 1_000) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 1_000));
    // Three calls may follow one another.
    for (let calls = 0; calls < 3; calls += 1) await settled();
  }
}

/** A list of bets without the lost one. */
const NO_BETS = { bets: [], unreadable: 0, isLast: true, clockOffset: 0 };

test.each<[string, ApiError]>([
  ["failed", new ApiError("failed", 504, "POST /bets")],
  ["got no answer", new ApiError("unanswered", 0, "POST /bets")],
  ["was refused by something that gives no code", new ApiError("refused", 403, "POST /bets")],
])("a call that %s is looked up until the operator cannot place it any more", async (_, error) => {
  settle();
  placeBets.mockRejectedValue(error);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  fetchListedBets.mockReset().mockResolvedValue(NO_BETS);
  await place();
  await pass(24_000);
  expect($ticket.get()).toMatchObject({ state: "unanswered", looking: true });
  expect(fetchListedBets.mock.calls.length).toBeGreaterThan(4);
  await place();
  expect(placeBets).toHaveBeenCalledTimes(1);
  // There is no such bet: it can be placed again, under the name that the operator may know.
  await pass(2_000);
  expect($ticket.get()).toMatchObject({ state: "error", refusal: { code: "not_placed" } });
  await place();
  const [first, second] = placeBets.mock.calls.map(([body]) => body.meta);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ player_id: 1, quick: false });
  await pass(26_000);
  closeTicket();
  shown.view = viewOf({ stake: 2000 });
  await place();
  expect(placeBets.mock.calls[2]?.[0].meta.attempt_id).not.toBe(first.attempt_id);
  await pass(26_000);
  vi.useRealTimers();
});

test("while the operator cannot be asked it is asked again, and a press asks at once", async () => {
  settle();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  placeBets.mockRejectedValue(new ApiError("unanswered", 0, "POST /bets"));
  fetchListedBets.mockReset().mockRejectedValue(new ApiError("unanswered", 0, "GET /bets"));
  await place();
  await pass(0);
  expect($ticket.get()).toMatchObject({ state: "unanswered", looking: false });
  expect(fetchListedBets).toHaveBeenCalledTimes(1);
  lookUp();
  await pass(0);
  expect(fetchListedBets).toHaveBeenCalledTimes(2);
  await pass(60_000);
  expect($ticket.get()).toMatchObject({ state: "unanswered", looking: false });
  fetchListedBets.mockResolvedValue(NO_BETS);
  await pass(16_000);
  expect($ticket.get().state).toBe("error");
  vi.useRealTimers();
});

test("a call in the name of a player who is not signed in any more places nothing", async () => {
  settle();
  const code = { ...REFUSAL, code: "other_player" } as const;
  placeBets.mockRejectedValue(new ApiError("refused", 409, "POST /bets", code));
  await place();
  expect($ticket.get().state).toBe("initial");
  await becomes(() => expect(asked.filter((call) => call === "GET /api/player")).toHaveLength(2));
});

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
  await becomes(() => expect($ticket.get().state).toBe("error"));
  expect(sendSlip).toHaveBeenCalledWith({
    kind: "messages",
    byBet: { "1": null, "2": "No longer offered.", "3": null },
  });
});
