/** A placed bet follows the format of odds while it is shown, though nothing of it has changed. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { readMatch } from "../api/matches";
import { MATCH } from "../api/testing/answers";
import { setMatch } from "../live/shared/matches";
import { CHANGED } from "../odds-format/shared/names";
import { BetItem } from "./bet-item";
import { placedBet, placedSelection } from "./testing/bets";

vi.mock("../api/config", () => ({
  siteConfig: () => ({ tag: "en", prefix: "", zone: "UTC", features: {} }),
}));
vi.mock("../messages/words", () => ({ Words: () => null, useMessages: () => undefined }));

const say = (id: string) => id;
const prices = () =>
  [...document.querySelectorAll(".bet-price, .bet-sums dd:nth-of-type(1)")]
    .map((one) => one.textContent)
    .filter((text) => !text?.includes("ZAR"));

function choose(text: string) {
  Object.assign(globalThis, { sportsbookOdds: { price: () => text, total: () => `= ${text}` } });
  dispatchEvent(new Event(CHANGED));
}

test.each([
  ["waiting_results", ["bets-possible-return"], 1, 1],
  ["submitted", [], 0, 0],
  ["rejected", [], 0, 0],
  ["cancelled", [], 0, 0],
] as const)(
  "a bet that is %s has the return %j, offers of a cash-out: %i, calculations: %i",
  async (status, returns, offers, calculations) => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    document.body.innerHTML = "<ul></ul>";
    const root = createRoot(document.body.firstElementChild as Element);
    // An operator may send an amount for it all the same.
    const bet = placedBet({ status, to_cashout: 6000, selections: [placedSelection(1)] });
    await act(async () => root.render(<BetItem say={say} bet={bet} />));
    const names = [...document.querySelectorAll(".bet-sums dt")].map((one) => one.textContent);
    expect(names).toEqual(["bets-stake", "bets-odds", ...returns]);
    expect(document.querySelectorAll("[data-testid=bet-cashout]")).toHaveLength(offers);
    expect(document.querySelectorAll(".bet-explain")).toHaveLength(calculations);
    await act(async () => root.unmount());
  },
);

test("prices and total odds are written anew at each choice", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<ul></ul>";
  const root = createRoot(document.body.firstElementChild as Element);
  const bet = placedBet({
    type: "combo",
    odds: 4000,
    status: "done",
    result: "win_entire",
    bonus: { type: "comboboost", odds: 1100 } as never,
    selections: [placedSelection(1), placedSelection(2)],
  });
  await act(async () => root.render(<BetItem say={say} bet={bet} />));
  expect(prices()).toEqual(["2.00", "2.00", "4.00", "4.40"]);
  await act(async () => choose("+100"));
  expect(prices()).toEqual(["+100", "+100", "= +100", "= +100"]);
  await act(async () => choose("1/1"));
  expect(prices()).toEqual(["1/1", "1/1", "= 1/1", "= 1/1"]);
  await act(async () => root.unmount());
  Reflect.deleteProperty(globalThis, "sportsbookOdds");
});

test("a settled bet leads to its match and shows its score, once the operator has said that it has it", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<ul></ul>";
  const root = createRoot(document.body.firstElementChild as Element);
  const selections = [placedSelection(MATCH.id, { status: "win" })];
  const bet = placedBet({ status: "done", result: "win_entire", selections });
  await act(async () => root.render(<BetItem say={say} bet={bet} />));
  const shown = () => [
    document.querySelector(".bet-event a")?.getAttribute("href"),
    document.querySelector(".bet-score")?.textContent,
  ];
  expect(shown()).toEqual([undefined, undefined]);
  await act(async () => setMatch(readMatch({ ...MATCH, status: 4 }, "match")));
  expect(shown()).toEqual(["/soccer/m-12", "bets-score 1–0"]);
  await act(async () => root.unmount());
});
