/** What the question of a cash-out says, and which amount its button accepts. */
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "../testing/mount";
import { placedBet } from "./testing/bets";

const cashOut = vi.hoisted(() => vi.fn());
vi.mock("../api/sportsbook", () => ({ cashOut, fetchBets: vi.fn() }));
vi.mock("../api/config", () => ({ siteConfig: () => ({ tag: "en-ZA" }) }));

const { mergeBet } = await import("./bets");
const { askCashOut, startCashOuts } = await import("./cash-out");
const { CashOutPart } = await import("./cash-out-part");
startCashOuts();

afterEach(() => {
  vi.restoreAllMocks();
  cashOut.mockReset();
});

/** Sets the page's clock, in milliseconds. */
function at(now: number): void {
  vi.spyOn(performance, "now").mockReturnValue(now);
}

/** A press of the button that accepts, and whether anything was sent. */
async function take(): Promise<boolean> {
  cashOut.mockReset().mockReturnValue(new Promise(() => {}));
  part("confirm")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await act(async () => part("confirm")?.click());
  return cashOut.mock.calls.length > 0;
}

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

test("a changed offer moves no button: the room of its line is there from the start", async () => {
  const bet = await question("room", 6000);
  const lines = () => [...(part("confirm")?.closest("fieldset")?.querySelectorAll("p") ?? [])];
  const before = lines().length;
  const words = part("room")?.textContent;
  expect(words).toContain("bets-cashout-changed");
  expect(part("room")?.getAttribute("aria-hidden")).toBe("true");
  await act(async () => mergeBet({ ...bet, to_cashout: 5500 }));
  expect(lines()).toHaveLength(before);
  expect(part("room")).toBeNull();
  expect(part("changed")?.getAttribute("aria-hidden")).toBeNull();
});

test.each([
  ["moved", [5500]],
  ["was withdrawn and came back", [null, 5500]],
  ["went and came back as it was", [null, 6000]],
])("an offer that %s ignores presses for 800 ms", async (name, offers) => {
  at(10_000);
  const bet = await question(name, 6000);
  for (const to_cashout of offers) await act(async () => mergeBet({ ...bet, to_cashout }));
  expect(await take()).toBe(false);
  at(10_799);
  expect(await take()).toBe(false);
  at(10_800);
  expect(await take()).toBe(true);
});

test("a press that began within the 800 ms accepts nothing, however long the finger rests", async () => {
  at(10_000);
  const bet = await question("rested", 6000);
  await act(async () => mergeBet({ ...bet, to_cashout: 5500 }));
  part("confirm")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  at(20_000);
  await act(async () => part("confirm")?.click());
  expect(cashOut).not.toHaveBeenCalled();
  expect(await take()).toBe(true);
});

test("an offer that did not move is accepted at once", async () => {
  at(10_000);
  await question("still", 6000);
  expect(await take()).toBe(true);
});

test("a press that began on another amount accepts none", async () => {
  at(10_000);
  const bet = await question("moved before", 6000);
  part("confirm")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await act(async () => mergeBet({ ...bet, to_cashout: 5500 }));
  expect(part("confirm")?.dataset.amount).toBe("5500");
  // The finger rested: the new amount is not new any more.
  at(20_000);
  await act(async () => part("confirm")?.click());
  expect(cashOut).not.toHaveBeenCalled();
  cashOut.mockReturnValue(new Promise(() => {}));
  await act(async () => part("confirm")?.click());
  expect(cashOut).toHaveBeenCalledWith({ bet_id: "moved before", to_cashout: 5500 });
});
