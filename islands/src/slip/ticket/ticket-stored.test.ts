import { beforeEach, expect, test, vi } from "vitest";
import type { Attempt, Ticket } from "../../betting/ticket";
import { restoreTicket, storeTicket } from "./ticket-stored";

const attempt: Attempt = {
  id: "one",
  sentAt: 1,
  bets: [{ id: "b1", type: "single", stake: 5000, currency: "ZAR", selections: [], picks: [] }],
};
const receipt = { attempt, bets: [], wasLost: false };
/** Sent in the first millisecond of 1970, and found lost at the next one. */
const NOW = 2;
const unanswered: Ticket = { state: "unanswered", attempt, until: NOW + 25_000, looking: false };

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test.each<[Ticket, Ticket]>([
  [{ state: "processing", attempt }, unanswered],
  [{ state: "unanswered", attempt, until: 99_000, looking: true }, unanswered],
  [
    { state: "unanswered", attempt, until: 7, looking: true },
    { state: "unanswered", attempt, until: 7, looking: false },
  ],
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
  storeTicket({ ticket: before });
  expect(restoreTicket(NOW)).toEqual({ ticket: after, placed: [] });
});

test("a lost attempt of a player who has signed out is kept", () => {
  const aside = [{ ...unanswered, attempt: { ...attempt, player: 7 } }];
  storeTicket({ ticket: { state: "initial" }, aside });
  expect(restoreTicket(NOW).aside).toEqual(aside);
});

test("a ticket of version 2 is read, with the bets that its session knew", () => {
  const ticket = { state: "unanswered", attempt: { ...attempt, known: ["b1"] }, looking: false };
  sessionStorage.setItem("ticket", JSON.stringify({ version: 2, ticket, placed: ["b1"] }));
  expect(restoreTicket(NOW)).toMatchObject({ ticket: unanswered, placed: ["b1"] });
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
  expect(restoreTicket(NOW)).toEqual({
    ticket: {
      state: "unanswered",
      looking: false,
      until: NOW + 25_000,
      attempt: {
        id: "old",
        sentAt: 7,
        bets: [{ id: "1", type: "combo", stake: 5000, currency: "ZAR", picks: [], selections }],
      },
    },
    placed: ["x"],
  });
});

test("an unreadable ticket is dropped, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  sessionStorage.setItem("ticket", '{"version":9}');
  expect(restoreTicket(NOW).ticket).toEqual({ state: "initial" });
  expect(warn).toHaveBeenCalledTimes(1);
});
