import { afterEach, beforeEach, expect, test, vi } from "vitest";

const OPEN = { odds: 1850, active: true, marketStatus: 1, listed: true };

let rows: Map<Element, boolean>;
let setNearness: (near: boolean) => void;
let frames: FrameRequestCallback[];

/** The writer on a page with one row, in view or not. */
async function open(near = true) {
  vi.resetModules();
  document.body.innerHTML = `<sb-island class="odds" data-word-suspended="Suspended" data-word-gone="Gone"
    data-word-up="Price went up" data-word-down="Price went down"><article class="event-row"
    data-match="1" data-status="0"><div data-market="1" data-market-status="1"><button
    class="price" data-outcome="1" data-odds="1850"><b class="price-odds">1.85</b></button></div></article></sb-island>`;
  const prices = await import("../core/prices");
  const { watchPrices } = await import("./writer");
  watchPrices(document);
  setNearness(near);
  const button = document.querySelector("button") as HTMLButtonElement;
  return {
    ...prices,
    button,
    shown: () => button.querySelector(".price-odds")?.textContent,
    note: () => button.querySelector(".price-note")?.textContent ?? "",
  };
}

function frame() {
  for (const callback of frames.splice(0)) callback(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  rows = new Map();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: IntersectionObserverCallback) {
        setNearness = (near) =>
          callback(
            [...rows.keys()].map(
              (target) => ({ target, isIntersecting: near }) as IntersectionObserverEntry,
            ),
            this as unknown as IntersectionObserver,
          );
      }
      observe(row: Element) {
        rows.set(row, false);
      }
      unobserve(row: Element) {
        rows.delete(row);
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first price of a visit is written in silence", async () => {
  const { button, setPrice, shown, note } = await open();
  setPrice("1:1::1", { ...OPEN, odds: 1900 });
  frame();
  expect([shown(), note(), button.className]).toEqual(["1.90", "", "price"]);
  setPrice("1:1::1", { ...OPEN, odds: 1955 });
  frame();
  expect([shown(), note(), button.className]).toEqual(["1.955", "Price went up", "price up"]);
});

test("the status of a match is not a first price", async () => {
  const { button, setMatchStatus, setPrice, shown } = await open();
  setMatchStatus(1, 1);
  frame();
  setPrice("1:1::1", { ...OPEN, odds: 1900 });
  frame();
  expect([shown(), button.className]).toEqual(["1.90", "price"]);
});

test("a price that moved out of view is shown in silence, and moves later in view", async () => {
  const { button, setPrice, shown } = await open();
  setPrice("1:1::1", OPEN);
  frame();
  setNearness(false);
  setPrice("1:1::1", { ...OPEN, odds: 1900 });
  frame();
  setNearness(true);
  expect([shown(), button.className]).toEqual(["1.90", "price"]);
  setPrice("1:1::1", { ...OPEN, odds: 1800 });
  frame();
  expect([shown(), button.className]).toEqual(["1.80", "price down"]);
});

test("a changed price is written once per frame, with an arrow for 1.5 s", async () => {
  const { button, setPrice, shown, note } = await open();
  setPrice("1:1::1", OPEN);
  frame();
  setPrice("1:1::1", { ...OPEN, odds: 1900 });
  setPrice("1:1::1", { ...OPEN, odds: 1955 });
  expect(frames).toHaveLength(1);
  expect(shown()).toBe("1.85");
  frame();
  expect(shown()).toBe("1.955");
  expect(button.dataset.odds).toBe("1955");
  expect(button.className).toBe("price up");
  expect(note()).toBe("Price went up");
  vi.advanceTimersByTime(1499);
  expect(button.className).toBe("price up");
  vi.advanceTimersByTime(1);
  expect(button.className).toBe("price");
  expect(note()).toBe("");
});

test("a second move restarts the time and turns the arrow", async () => {
  const { button, setPrice } = await open();
  setPrice("1:1::1", OPEN);
  frame();
  setPrice("1:1::1", { ...OPEN, odds: 1900 });
  frame();
  vi.advanceTimersByTime(1000);
  setPrice("1:1::1", { ...OPEN, odds: 1700 });
  frame();
  vi.advanceTimersByTime(1000);
  expect(button.className).toBe("price down");
  vi.advanceTimersByTime(500);
  expect(button.className).toBe("price");
});

test("a suspended price stays readable, is disabled, and has a label", async () => {
  const { button, setPrice, shown, note } = await open();
  setPrice("1:1::1", { ...OPEN, marketStatus: -1 });
  frame();
  expect([shown(), note(), button.disabled]).toEqual(["1.85", "Suspended", true]);
  expect(button.dataset.state).toBe("suspended");
  setPrice("1:1::1", OPEN);
  frame();
  expect([shown(), note(), button.disabled]).toEqual(["1.85", "", false]);
  expect(button.dataset.state).toBeUndefined();
});

test("a price that its market no longer lists is a dash, and returns when it is listed", async () => {
  const { setPrice, shown, note } = await open();
  setPrice("1:1::1", { odds: 0, active: false, marketStatus: 1, listed: false });
  frame();
  expect([shown(), note()]).toEqual(["–", "Gone"]);
  setPrice("1:1::1", OPEN);
  frame();
  expect(shown()).toBe("1.85");
});

test("the end of a match closes its prices", async () => {
  const { button, setMatchStatus, shown } = await open();
  setMatchStatus(1, 4);
  frame();
  expect([shown(), button.disabled]).toEqual(["–", true]);
});

test("a row out of view waits and gets its latest price when it comes near", async () => {
  const { setPrice, shown } = await open(false);
  setPrice("1:1::1", { ...OPEN, odds: 1900 });
  frame();
  setPrice("1:1::1", { ...OPEN, odds: 2000 });
  frame();
  expect(shown()).toBe("1.85");
  setNearness(true);
  expect(shown()).toBe("2.00");
});

test("a price known before its button exists is written into it", async () => {
  const { setPrice } = await open();
  setPrice("1:1::2", { ...OPEN, odds: 3400 });
  const { watchPrice } = await import("./writer");
  const late = document.createElement("button");
  late.dataset.outcome = "2";
  late.dataset.odds = "3300";
  late.innerHTML = '<b class="price-odds">3.30</b>';
  document.querySelector("[data-market]")?.append(late);
  const stop = watchPrice(late);
  frame();
  expect(late.textContent).toBe("3.40");
  stop();
  setPrice("1:1::2", { ...OPEN, odds: 3500 });
  frame();
  expect(late.textContent).toBe("3.40");
});
