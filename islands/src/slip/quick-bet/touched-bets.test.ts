/** The bets of touches, in a world of each test. */
import { expect, test, vi } from "vitest";
import type { Attempt, AttemptBet, ReceiptBet } from "../../betting/ticket";
import { createTouchedBets } from "./touched-bets";

const sent = (id: string) => ({ id }) as AttemptBet;
const attempt = (bet: AttemptBet) => ({ id: bet.id, bets: [bet] }) as unknown as Attempt;
const taken = (betId: string, status: string) => ({ id: "quick", betId, status }) as ReceiptBet;

const [A, B] = [sent("a"), sent("b")];

function touched(answers: readonly { readonly id: string; readonly status: string }[] = []) {
  const store = vi.fn();
  const fetchBets = vi.fn(async () => answers);
  return { store, fetchBets, bets: createTouchedBets({ store, fetchBets }, undefined) };
}

/** A bet that is being checked is followed by another one. */
function followed(answers?: Parameters<typeof touched>[0]) {
  const world = touched(answers);
  world.bets.sending(attempt(A));
  world.bets.placed(A, taken("1", "submitted"));
  world.bets.sending(attempt(B));
  return world;
}

test("the last touch is known from sending on, and what became of it", () => {
  const { bets, store } = touched();
  bets.sending(attempt(A));
  expect(bets.$last.get()).toEqual({ sent: A });
  bets.placed(A, taken("1", "submitted"));
  bets.decided("1", "active");
  expect(bets.$last.get()).toEqual({ sent: A, taken: taken("1", "active") });
  expect(bets.checked()).toEqual([]);
  expect(store).toHaveBeenCalledTimes(2);
});

test("an earlier bet is kept while it is checked, and reported if it is refused", () => {
  const { bets } = followed();
  expect(bets.checked()).toEqual([{ sent: A, taken: taken("1", "submitted") }]);
  bets.decided("1", "submitted");
  expect(bets.checked()).toHaveLength(1);
  bets.decided("1", "rejected");
  expect(bets.checked()).toEqual([]);
  expect(bets.$refused.get().map((one) => one.sent)).toEqual([A]);
  bets.clearRefused();
  expect(bets.$refused.get()).toEqual([]);
});

test("the operator is asked for bets that are checked, and only for those", async () => {
  const none = touched();
  await none.bets.ask();
  expect(none.fetchBets).not.toHaveBeenCalled();
  const { bets, fetchBets } = followed([{ id: "1", status: "active" }]);
  await Promise.all([bets.ask(), bets.ask()]);
  expect(fetchBets).toHaveBeenCalledTimes(1);
  expect(bets.checked()).toEqual([]);
  expect(bets.$refused.get()).toEqual([]);
});

test("without an answer they stay, and are asked for again", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { bets, fetchBets } = followed();
  fetchBets.mockRejectedValueOnce(new Error("no answer"));
  await bets.ask();
  expect(bets.checked()).toHaveLength(1);
  await bets.ask();
  expect(fetchBets).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test("a later page goes on with what an earlier one stored", () => {
  const { bets: before, store } = followed();
  const world = { store, fetchBets: async () => [] };
  const bets = createTouchedBets(world, attempt(B), before.checked());
  expect(bets.$last.get()).toEqual({ sent: B });
  bets.decided("1", "rejected");
  expect(bets.$refused.get().map((one) => one.sent)).toEqual([A]);
  bets.forgetChecked();
  bets.forgetLast();
  expect([bets.$last.get(), bets.checked()]).toEqual([undefined, []]);
});
