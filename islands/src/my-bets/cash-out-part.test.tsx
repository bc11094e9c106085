/** What the question of a cash-out says, and which amount its button accepts. */
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { SETTINGS } from "../api/testing/answers";
import { mount } from "../testing/mount";
import { placedBet, placedSelection } from "./testing/bets";

const cashOut = vi.hoisted(() => vi.fn());
vi.mock("../api/sportsbook", () => ({
  cashOut,
  fetchBets: vi.fn(),
  fetchSettings: async () => SETTINGS,
}));
vi.mock("../api/config", () => ({ siteConfig: () => ({ tag: "en-ZA" }) }));

const { loadSettings } = await import("../account/shared/settings");
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

/** A bet of R50.00 at 1.85 that can be cashed out in parts, with the question open. */
async function partly(id: string) {
  await loadSettings();
  const bet = placedBet({ id, to_cashout: 6000, min_part: 100, selections: [placedSelection(1)] });
  mergeBet(bet);
  await mount(<CashOutPart say={said} bet={bet} />);
  await act(async () => askCashOut(bet));
  return bet;
}

const said = (id: string, parts = {}) => [id, ...Object.values(parts)].join(" ");
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[data-testid=bet-part-${name}]`);

/** Types into a field, or moves a slider. */
async function set(name: string, value: string) {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  await act(async () => {
    const input = field(name);
    own?.set?.call(input, value);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("a part is chosen by its amount or on the slider, and what stays on is said before", async () => {
  await partly("part");
  expect([field("amount")?.value, field("slider")?.value]).toEqual(["60", "100"]);
  await set("amount", "24");
  expect(field("question")?.textContent).toBe("bets-part-question R24.00 R20.00 R30.00 R60.00");
  expect(field("slider")?.value).toBe("40");
  await set("slider", "50");
  expect(field("question")?.textContent).toContain("R30.00 R25.00 R25.00 R50.00");
  await set("amount", "0.10");
  expect(part("confirm")?.dataset.amount).toBe("120");
  await set("amount", "x");
  expect(field("amount")?.getAttribute("aria-invalid")).toBe("true");
  expect(part("confirm")?.dataset.amount).toBe("120");
  await set("amount", "24");
  expect(await take()).toBe(true);
  expect(cashOut.mock.lastCall?.[0]).toMatchObject({
    to_cashout: 2400,
    part: { stake: 2000, of: 5000 },
  });
});

test("the whole bet is chosen again at the end of the slider", async () => {
  await partly("whole");
  await set("slider", "50");
  await set("slider", "100");
  expect(await take()).toBe(true);
  expect(cashOut.mock.lastCall?.[0]).toEqual({ bet_id: "whole", to_cashout: 6000 });
});

test("a part of another stake than the bet has by now is not asked any more", async () => {
  const bet = await partly("old");
  await set("slider", "50");
  const stake = { ...bet.stake, value: 4000 };
  await act(async () => mergeBet({ ...bet, stake, to_cashout: 4800 }));
  await mount(<CashOutPart say={said} bet={{ ...bet, stake, to_cashout: 4800 }} />);
  expect(part("confirm")).toBeNull();
});

test("an operator that cashes out no parts has no field for them", async () => {
  await loadSettings();
  await question("no parts", 6000);
  expect(field("amount")).toBeNull();
});

test("an order of an earlier page can be seen and taken back while there is no offer", async () => {
  const bet = placedBet({ id: "ordered", to_cashout: null });
  sessionStorage.setItem(
    "cash-out orders",
    JSON.stringify({ player: 7, orders: { ordered: 6000 } }),
  );
  vi.resetModules();
  const { CashOutPart: Part } = await import("./cash-out-part");
  await mount(<Part say={say} bet={bet} />);
  const query = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`);
  expect(query("bet-order")?.textContent).toContain("bets-order-waits");
  await act(async () => query("bet-order-cancel")?.click());
  expect(query("bet-order")).toBeNull();
  sessionStorage.removeItem("cash-out orders");
});
