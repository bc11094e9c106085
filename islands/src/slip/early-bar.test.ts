import { afterEach, expect, test } from "vitest";
import { type SlipSelection, updateSlip } from "../core/selections";
import { CHANGED } from "../odds-format/shared/names";
import { startEarlyBar, totalOdds } from "./early-bar";

afterEach(() => {
  updateSlip(() => ({ selections: [] }));
  Object.assign(globalThis, { sportsbookOdds: undefined });
});

const of = (matchId: number, odds: number, isNotAvailable = false) => ({
  matchId,
  odds,
  isNotAvailable,
});

test("odds of several matches are multiplied exactly and rounded once", () => {
  expect(totalOdds([of(1, 1850)])).toBe("1.85");
  expect(totalOdds([of(1, 1333), of(2, 1500)])).toBe("2.00");
  expect(totalOdds([of(1, 1005), of(2, 1001)])).toBe("1.01");
  expect(totalOdds(Array.from({ length: 12 }, (_, id) => of(id, 10_001)))).toBe("1001200660220.05");
});

test("outcomes of one match make no combo", () => {
  expect(totalOdds([of(1, 1850), of(1, 2100)])).toBe("");
});

test("a selection without a price leaves the total open", () => {
  expect(totalOdds([of(1, 1850), of(2, 0)])).toBe("");
  expect(totalOdds([of(1, 1850), of(2, 1000)])).toBe("");
});

test("a selection that is gone leaves the total open", () => {
  expect(totalOdds([of(1, 1850), of(2, 2100, true)])).toBe("");
});

test("what a receipt shows is not counted, in this tab or in another", () => {
  const props = JSON.stringify({ labels: { title: "Bet slip" } });
  document.body.innerHTML = `<sb-island data-name="bet-slip"><script type="application/json">${props}</script></sb-island>`;
  startEarlyBar();
  const placed = { id: "1:1::1", matchId: 1, odds: 2840, isPlaced: true } as SlipSelection;
  updateSlip(() => ({ selections: [placed] }));
  expect(document.querySelector(".slip-bar")).toBeNull();
  const other = { id: "2:1::1", matchId: 2, odds: 1500 } as SlipSelection;
  updateSlip(() => ({ selections: [placed, other] }));
  expect(document.querySelector(".slip-bar .count")?.textContent).toBe("1");
  expect(document.querySelector(".slip-bar-price")?.textContent).toBe("1.50");
});

test("the bar is in another format as soon as the page is", () => {
  const props = JSON.stringify({ labels: { title: "Bet slip" } });
  document.body.innerHTML = `<sb-island data-name="bet-slip"><script type="application/json">${props}</script></sb-island>`;
  startEarlyBar();
  const price = () => document.querySelector(".slip-bar-price")?.textContent;
  expect(price()).toBeUndefined();
  updateSlip(() => ({ selections: [{ id: "1:1::1", matchId: 1, odds: 2500 } as SlipSelection] }));
  expect(price()).toBe("2.50");
  const bar = document.querySelector(".slip-bar");
  Object.assign(globalThis, { sportsbookOdds: { total: () => "+150" } });
  dispatchEvent(new Event(CHANGED));
  expect(price()).toBe("+150");
  expect(document.querySelector(".slip-bar")).toBe(bar);
});
