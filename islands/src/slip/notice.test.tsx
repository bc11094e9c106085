/** What the operator adds to a refusal is shown below the message. */
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/errors";
import type { SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import { mount } from "../testing/mount";
import { player } from "../testing/world";
import { Notice } from "./notice";
import { $ticket, closeTicket, place } from "./ticket/ticket";

const placeBets = vi.hoisted(() => vi.fn());
const VIEW = vi.hoisted(() => ({
  action: { kind: "place" },
  bets: [
    {
      bet: { id: "1", type: "single", stake: { currency: "ZAR" } },
      stake: { ok: true, value: 5000 },
      selections: [{ id: "1:1::1", matchId: 1, marketId: 1, outcomeId: 1, odds: 1850 }],
    },
  ],
}));
vi.mock("../api/sportsbook", () => ({ placeBets, fetchBets: vi.fn() }));
vi.mock("./asking", () => ({ viewNow: () => VIEW, askWhenChanged: () => {} }));
vi.mock("./offers", () => ({ askOffers: async () => {} }));

/** The lines of the notice about a slip. */
async function linesOf(view: unknown): Promise<(string | null)[]> {
  await mount(
    <Notice
      say={(id) => id}
      view={view as SlipView<SlipSelection>}
      unit={{ code: "ZAR", subunits: 100 }}
      ticket={$ticket.get()}
      blocker={undefined}
      canJoin={false}
    />,
  );
  return [...document.querySelectorAll("#slip-notice p")].map((one) => one.textContent);
}

/** The lines of the notice, once a placement was refused with these details. */
async function refusedWith(details: { details?: string }): Promise<(string | null)[]> {
  const error = { code: "stake_too_large", message: "The stake is too high.", ...details };
  placeBets.mockRejectedValue(new ApiError("refused", 422, "POST /bets", error));
  await place();
  const lines = await linesOf(VIEW);
  closeTicket();
  return lines;
}

beforeEach(() => player());

test("the details of a refusal follow its message", async () => {
  const details = "R20.00 of this market's limit is left.";
  expect(await refusedWith({ details })).toEqual(["The stake is too high.", details]);
});

test.each([
  [{ isChanged: true }, "slip-changed"],
  [{ isChanged: true, isSuspended: true }, "slip-blocked-suspended"],
  [{ isChanged: true, isSuspended: true, isNotAvailable: true }, "slip-gone"],
])("what has to be accepted is said as it is: %o", async (state, words) => {
  const [bet] = VIEW.bets;
  const selections = bet?.selections.map((one) => ({ ...one, ...state }));
  const view = { action: { kind: "accept", removed: 1 }, bets: [{ ...bet, selections }] };
  expect(await linesOf(view)).toEqual([words]);
});

test("a refusal without details is its message alone", async () => {
  expect(await refusedWith({})).toEqual(["The stake is too high."]);
});
