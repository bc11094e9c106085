import { beforeEach, expect, test, vi } from "vitest";
import type { Attempt, Ticket } from "../../betting/ticket";
import { restoreTicket, storeTicket } from "./ticket-stored";

const attempt: Attempt = {
  id: "one",
  sentAt: 1,
  known: [],
  bets: [{ id: "b1", type: "single", stake: 5000, currency: "ZAR", selections: [], picks: [] }],
};
const receipt = { attempt, bets: [], wasLost: false };
const unanswered: Ticket = { state: "unanswered", attempt, looking: false };

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test.each<[Ticket, Ticket]>([
  [{ state: "processing", attempt }, unanswered],
  [{ state: "unanswered", attempt, looking: true }, unanswered],
  [
    { state: "success", receipt },
    { state: "success", receipt },
  ],
  [{ state: "odds_changed" }, { state: "initial" }],
  [
    { state: "error", refusal: { code: "101", message: "", wrongOdds: true } },
    { state: "initial" },
  ],
])("%j is %j after a reload", (before, after) => {
  storeTicket({ version: 2, ticket: before, placed: ["b1"] });
  expect(restoreTicket()).toEqual({ version: 2, ticket: after, placed: ["b1"] });
});

test("a bet of version 1 with a lost answer is still looked up", () => {
  const selections = [1, 2].map((match_id) => ({
    match_id,
    market_id: 1,
    specifier: null,
    outcome_id: 1,
    odds: 1850,
  }));
  const old = { id: "old", sentAt: 7, known: ["x"], stake: 5000, currency: "ZAR", picks: [] };
  sessionStorage.setItem(
    "ticket",
    JSON.stringify({
      version: 1,
      stake: { text: "50", currency: "ZAR" },
      ticket: { state: "processing", attempt: { ...old, selections } },
      placed: ["x"],
    }),
  );
  expect(restoreTicket()).toEqual({
    version: 2,
    ticket: {
      state: "unanswered",
      looking: false,
      attempt: {
        id: "old",
        sentAt: 7,
        known: ["x"],
        bets: [{ id: "1", type: "combo", stake: 5000, currency: "ZAR", picks: [], selections }],
      },
    },
    placed: ["x"],
  });
});

test("an unreadable ticket is dropped, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  sessionStorage.setItem("ticket", '{"version":9}');
  expect(restoreTicket().ticket).toEqual({ state: "initial" });
  expect(warn).toHaveBeenCalledTimes(1);
});
