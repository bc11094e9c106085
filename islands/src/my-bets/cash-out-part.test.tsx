/** What the question of a cash-out says, and which amount its button accepts. */
import { act } from "react";
import { expect, test, vi } from "vitest";
import { mount } from "../testing/mount";
import { placedBet } from "./testing/bets";

const cashOut = vi.hoisted(() => vi.fn());
vi.mock("../api/sportsbook", () => ({ cashOut, fetchBets: vi.fn() }));
vi.mock("../api/config", () => ({ siteConfig: () => ({ tag: "en-ZA" }) }));

const { mergeBet } = await import("./bets");
const { askCashOut, startCashOuts } = await import("./cash-out");
const { CashOutPart } = await import("./cash-out-part");
startCashOuts();

/** Says a message's name and the amount that it compares with the stake. */
const say = (id: string, { difference = "" } = {}) => `${id} ${difference}`;

/** The question about a bet of R50.00, at an offer. */
async function question(id: string, to_cashout: number) {
  const bet = placedBet({ id, to_cashout });
  mergeBet(bet);
  await mount(<CashOutPart say={say} bet={bet} />);
  await act(async () => askCashOut(bet));
  return bet;
}

const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-testid=bet-cashout-${name}]`);

test.each([
  ["less", 4500, "bets-cashout-loss R5.00"],
  ["more", 6000, "bets-cashout-gain R10.00"],
])("%s than the stake is said without a sign", async (name, offer, words) => {
  await question(name, offer);
  expect(part("against")?.textContent).toBe(words);
});

test("a press that began on another amount accepts none", async () => {
  const bet = await question("moved", 6000);
  part("confirm")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await act(async () => mergeBet({ ...bet, to_cashout: 5500 }));
  expect(part("confirm")?.dataset.amount).toBe("5500");
  await act(async () => part("confirm")?.click());
  expect(cashOut).not.toHaveBeenCalled();
  cashOut.mockReturnValue(new Promise(() => {}));
  await act(async () => part("confirm")?.click());
  expect(cashOut).toHaveBeenCalledWith({ bet_id: "moved", to_cashout: 5500 });
});
