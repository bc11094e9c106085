import { beforeEach, expect, test, vi } from "vitest";
import { getPrice, setPrice } from "../core/prices";
import { type SlipSelection, setSlip } from "../core/selections";
import { push } from "../push/bus";
import { setDown } from "./outages";
import { $down } from "./shared/providers";

const OPEN = { odds: 1850, active: true, marketStatus: 1, listed: true };

const lost = vi.fn();
push.onLoss(lost);

beforeEach(() => {
  vi.useFakeTimers();
  setDown([]);
  document.body.innerHTML = `
    <article data-match="1" data-provider="oddin"><div data-market="1">
      <button data-outcome="1" data-odds="1700"></button>
      <button data-outcome="2" data-odds="2100" data-state="suspended"></button></div></article>
    <article data-match="2" data-provider="betradar"><div data-market="1">
      <button data-outcome="1" data-odds="1900"></button></div></article>`;
  vi.advanceTimersByTime(1000);
  lost.mockClear();
});

test("what the page and the slip show of a provider that is down is suspended", () => {
  setPrice("2:1::1", OPEN);
  setPrice("3:1::1", { ...OPEN, marketStatus: -3 });
  const picked = ["3:1::1", "4:1::1"].map(
    (id) => ({ id, provider: "oddin", odds: 2500, active: true }) as SlipSelection,
  );
  setSlip({ version: 2, selections: picked, stamps: {} });
  setDown(["oddin"]);
  expect([...$down.get()]).toEqual(["oddin"]);
  // Known to nobody yet: the price is the page's, or the slip's.
  expect(getPrice("1:1::1")).toEqual({ ...OPEN, odds: 1700, marketStatus: -1 });
  expect(getPrice("1:1::2")).toEqual({ ...OPEN, odds: 2100, active: false, marketStatus: -1 });
  expect(getPrice("4:1::1")).toEqual({ ...OPEN, odds: 2500, marketStatus: -1 });
  expect(getPrice("2:1::1")).toEqual(OPEN);
  expect(getPrice("3:1::1")?.marketStatus, "closed for good").toBe(-3);
  vi.advanceTimersByTime(1000);
  expect(lost).not.toHaveBeenCalled();
});

test("when it is back, its prices are asked for, once", () => {
  setDown(["oddin", "betradar"]);
  setDown(["betradar", "oddin"]);
  vi.advanceTimersByTime(1000);
  expect(lost).not.toHaveBeenCalled();
  setDown(["betradar"]);
  setDown([]);
  vi.advanceTimersByTime(1000);
  expect(lost).toHaveBeenCalledTimes(1);
});
