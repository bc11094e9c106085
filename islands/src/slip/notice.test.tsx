/** What the operator adds to a refusal is shown below the message. */
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/errors";
import type { Blocker, SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import { becomes } from "../testing/becomes";
import { mount } from "../testing/mount";
import { player } from "../testing/world";
import { Notice } from "./notice";
import { $ticket, closeTicket, place } from "./ticket/ticket";

const placeBets = vi.hoisted(() => vi.fn());
const limits = vi.hoisted(() => ({ are: [] as unknown[] }));
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
vi.mock("../api/limits", () => ({ fetchUserLimits: async () => limits.are }));
vi.mock("../messages/moments", () => ({ shortMoment: (moment: string) => moment }));
vi.mock("./offers", () => ({ askOffers: async () => {} }));

/** The lines of the notice about a slip. */
async function linesOf(view: unknown, blocker?: Blocker): Promise<(string | null)[]> {
  await mount(
    <Notice
      say={(id, { amount = "", moment = "" } = {}) => [id, amount, moment].join(" ").trim()}
      view={view as SlipView<SlipSelection>}
      unit={{ code: "ZAR", subunits: 100 }}
      ticket={$ticket.get()}
      blocker={blocker}
      canJoin={false}
    />,
  );
  return [...document.querySelectorAll("#slip-notice p")].map((one) => one.textContent);
}

/** The lines of the notice, once a placement was refused with these details. */
async function refusedWith(details: { details?: string }): Promise<(string | null)[]> {
  const error = { code: "stake_too_large" as const, message: "The stake is too high.", ...details };
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

test.each([
  ["a match", "United", "slip-conflict-same_match"],
  ["a competition", "", "slip-conflict-outright"],
])("two selections on %s are called that", async (_, nameB, words) => {
  const ids = ["1:1::1", "1:1::2"];
  const selections = ids.map((id) => ({ ...VIEW.bets[0]?.selections[0], id, nameB }));
  const view = { ...VIEW, bets: [{ ...VIEW.bets[0], selections }] };
  const conflict = { kind: "same_match", ids } as const;
  expect(await linesOf(view, { kind: "conflict", betId: "1", conflict })).toEqual([words]);
});

const limit = (type: string, value: number, used: number, change = {}) => ({
  ...{ type, status: "active", value, used, currency: "ZAR", resets_at: "tomorrow", ...change },
});

test.each([
  ["no limit binds", [], 500, "slip-stake-above-max R5.00"],
  [
    "the player's limits leave more",
    [limit("wager", 5000, 1000)],
    500,
    "slip-stake-above-max R5.00",
  ],
  [
    "the player's limit is used up",
    [limit("wager", 5000, 1000), limit("loss", 4000, 4000)],
    0,
    "slip-stake-own-limit-until R0.00 tomorrow",
  ],
  [
    "each bet is limited",
    [limit("bet", 500, 0, { resets_at: undefined })],
    500,
    "slip-stake-own-limit R5.00",
  ],
  [
    "another currency is",
    [limit("wager", 500, 500, { currency: "EUR" })],
    0,
    "slip-stake-above-max R0.00",
  ],
  ["only deposits are", [limit("deposit", 500, 500)], 0, "slip-stake-above-max R0.00"],
])("a maximum where %s", async (_, are, max, words) => {
  const { siteConfig } = await import("../api/config");
  Object.assign(siteConfig(), { limits: { page: true }, tag: "en-ZA" });
  limits.are = are;
  await linesOf(VIEW, { kind: "above_max", betId: "1", max });
  await becomes(async () =>
    expect(await linesOf(VIEW, { kind: "above_max", betId: "1", max })).toEqual([words]),
  );
});

test("until it is known whose maximum it is, it is not called the house's", async () => {
  const { siteConfig } = await import("../api/config");
  Object.assign(siteConfig(), { limits: { page: true }, tag: "en-ZA" });
  limits.are = new Promise(() => {}) as never;
  expect(await linesOf(VIEW, { kind: "above_max", betId: "1", max: 1500 })).toEqual([""]);
});
