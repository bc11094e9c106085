/** What the operator adds to a refusal is shown below the message. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/errors";
import type { SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
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

/** The lines of the notice, once a placement was refused with these details. */
async function refusedWith(details: { details?: string }): Promise<(string | null)[]> {
  const error = { code: "stake_too_large", message: "The stake is too high.", ...details };
  placeBets.mockRejectedValue(new ApiError("refused", 422, "POST /bets", error));
  await place();
  document.body.innerHTML = "<div></div>";
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () =>
    root.render(
      <Notice
        say={(id) => id}
        view={VIEW as unknown as SlipView<SlipSelection>}
        unit={{ code: "ZAR", subunits: 100 }}
        ticket={$ticket.get()}
        blocker={undefined}
        canJoin={false}
      />,
    ),
  );
  const lines = [...document.querySelectorAll("#slip-notice p")].map((one) => one.textContent);
  await act(async () => root.unmount());
  closeTicket();
  return lines;
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await player();
});

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
  document.body.innerHTML = "<div></div>";
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () =>
    root.render(
      <Notice
        say={(id) => id}
        view={view as unknown as SlipView<SlipSelection>}
        unit={{ code: "ZAR", subunits: 100 }}
        ticket={$ticket.get()}
        blocker={undefined}
        canJoin={false}
      />,
    ),
  );
  expect(document.querySelector("[data-testid=slip-changes]")?.textContent).toBe(words);
  await act(async () => root.unmount());
});

test("a refusal without details is its message alone", async () => {
  expect(await refusedWith({})).toEqual(["The stake is too high."]);
});
