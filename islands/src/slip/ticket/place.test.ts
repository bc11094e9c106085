/** What happens between the press that places bets and the call: bonuses that are on their way, no connection. */
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../api/errors";
import { player } from "../../testing/world";
import { $awaitsBonuses, $ticket, closeTicket, place } from "./ticket";

const placeBets = vi.hoisted(() => vi.fn());
const shown = vi.hoisted(() => ({ view: {} as unknown, bonuses: Promise.resolve() }));
vi.mock("../../api/sportsbook", () => ({ placeBets, fetchBets: vi.fn() }));
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
