/** How the sheet hears of a finger in a page; the rules of both are in `finger.test.ts`. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { $panel } from "../../core/panel";
import { startDrag } from "./drag";

const WINDOW = 800;
const SHEET = 600;
const BAR_TOP = 740;
const HEAD_TOP = 200;

let isSheet: boolean;
let time: number;
let captured: number[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  isSheet = true;
  time = 1000;
  captured = [];
  vi.stubGlobal("matchMedia", () => ({ matches: isSheet }));
  vi.stubGlobal("innerHeight", WINDOW);
  document.body.innerHTML = `
    <div><aside id="slip"><header class="slip-head"><b>Slip</b><button>Close</button></header></aside>
    <div data-slip-bar><button>1.85</button></div></div><p>Page</p>`;
  give("#slip", 0, SHEET);
  give("[data-slip-bar]", BAR_TOP, 60);
  give(".slip-head", HEAD_TOP, 50);
  $panel.set({ open: false, tab: "bets" });
  stop = startDrag();
});
afterEach(() => {
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.slipDrag;
});

function give(selector: string, top: number, height: number): void {
  const element = find(selector);
  element.getBoundingClientRect = () => ({ top, height }) as DOMRect;
  element.setPointerCapture = (pointer) => captured.push(pointer);
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const share = () => find("#slip").parentElement?.style.getPropertyValue("--slip-raised");
const isDragged = () => document.documentElement.dataset.slipDrag === "";

/** An event of a finger, so much later than the one before. */
function finger(type: string, clientY: number, later: number, init: PointerEventInit = {}): void {
  time += later;
  const { button = 0, isPrimary = true, pointerId = 7 } = init;
  const event = new PointerEvent(type, { bubbles: true, clientY, button, isPrimary, pointerId });
  Object.defineProperty(event, "timeStamp", { value: time });
  on.dispatchEvent(event);
}

let on: Element;

function touch(selector: string, clientY: number, init?: PointerEventInit): void {
  on = find(selector);
  finger("pointerdown", clientY, 0, init);
}

test("a drag of the bar raises the sheet with the finger, and opens it on the slip", () => {
  touch("[data-slip-bar] button", 760);
  finger("pointermove", 753, 20);
  expect([isDragged(), captured]).toEqual([false, []]);
  finger("pointermove", 520, 500);
  expect([isDragged(), captured]).toEqual([true, [7]]);
  expect(share()).toBe("0.5");
  finger("pointermove", 400, 500);
  expect(captured).toEqual([7]);
  expect(share()).toBe("0.7");
  finger("pointerup", 400, 200);
  expect([isDragged(), share()]).toEqual([false, ""]);
  expect($panel.get()).toEqual({ open: true, tab: "slip" });
});

test("a drag of the head lowers it, and leaves the tab", () => {
  $panel.set({ open: true, tab: "bets" });
  touch(".slip-head b", 220);
  finger("pointermove", 700, 500);
  finger("pointerup", 700, 200);
  expect($panel.get()).toEqual({ open: false, tab: "bets" });
});

test.each<[what: string, at: number, passed: number, rested: number, isOpen: boolean]>([
  ["a flick up", 700, 50, 20, true],
  ["a flick whose finger rested", 700, 50, 100, false],
  ["a slow drag not far enough", 600, 1000, 0, false],
  ["a slow drag far enough", 500, 1000, 0, true],
])("after %s", (_, at, passed, rested, isOpen) => {
  touch("[data-slip-bar]", 760);
  finger("pointermove", at, passed);
  finger("pointerup", at, rested);
  expect($panel.get().open).toBe(isOpen);
});

test("a finger that the browser takes over changes nothing, and the sheet lets go of it", () => {
  touch("[data-slip-bar]", 760);
  finger("pointermove", 300, 50);
  finger("pointercancel", 300, 1);
  expect($panel.get()).toEqual({ open: false, tab: "bets" });
  expect([isDragged(), share()]).toEqual([false, ""]);
  finger("pointermove", 200, 50);
  finger("pointerup", 200, 1);
  expect($panel.get().open).toBe(false);
});

test.each<[what: string, selector: string, init: PointerEventInit]>([
  ["beside bar and head", "p", {}],
  ["a second finger", "[data-slip-bar]", { isPrimary: false }],
  ["another button of the mouse", "[data-slip-bar]", { button: 2 }],
])("no drag: %s", (_, selector, init) => {
  touch(selector, 760, init);
  finger("pointermove", 300, 50);
  finger("pointerup", 300, 1);
  expect([$panel.get().open, isDragged()]).toEqual([false, false]);
});

test("where the panel is no sheet, nothing is dragged", () => {
  isSheet = false;
  touch("[data-slip-bar]", 760);
  finger("pointermove", 300, 50);
  finger("pointerup", 300, 1);
  expect($panel.get().open).toBe(false);
});

test("another finger neither moves the sheet nor lets go of it", () => {
  touch("[data-slip-bar]", 760);
  finger("pointermove", 520, 500);
  finger("pointermove", 700, 10, { pointerId: 8 });
  finger("pointerup", 700, 10, { pointerId: 8 });
  expect([isDragged(), share()]).toEqual([true, "0.5"]);
  finger("pointermove", 400, 500);
  finger("pointerup", 400, 200);
  expect($panel.get().open).toBe(true);
});

test("a touch changes nothing, and its click is heard", () => {
  let clicks = 0;
  find("[data-slip-bar]").onclick = () => {
    clicks += 1;
  };
  touch("[data-slip-bar]", 760);
  finger("pointermove", 767, 10);
  finger("pointerup", 767, 10);
  find("[data-slip-bar]").click();
  expect([clicks, $panel.get().open]).toEqual([1, false]);
});

test("the click that a mouse makes of a drag is ignored, and later ones are not", () => {
  $panel.set({ open: true, tab: "slip" });
  touch(".slip-head", 220);
  finger("pointermove", 240, 1000);
  finger("pointerup", 240, 200);
  find(".slip-head").click();
  expect($panel.get().open).toBe(true);
  vi.advanceTimersByTime(1);
  find(".slip-head").click();
  expect($panel.get().open).toBe(false);
});

test("a touch of the head lowers the sheet, but not one of its buttons, nor of a drawer", () => {
  $panel.set({ open: true, tab: "slip" });
  find(".slip-head button").click();
  expect($panel.get().open).toBe(true);
  isSheet = false;
  find(".slip-head b").click();
  expect($panel.get().open).toBe(true);
  isSheet = true;
  find(".slip-head b").click();
  expect($panel.get().open).toBe(false);
});

test("when it is ended, no finger moves the sheet", () => {
  stop();
  touch("[data-slip-bar]", 760);
  finger("pointermove", 300, 50);
  expect(isDragged()).toBe(false);
});
