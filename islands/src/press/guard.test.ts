/** How the guard hears of presses in a page; its rule is in `settling.test.ts`. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetListeners } from "../testing/fresh";
import { createPressGuard } from "./guard";

/** What is drawn at each place; elsewhere is nothing. */
let drawn: { x: number; y: number; it: Element }[];
let clicked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="place">Place bet 10</button><button id="accept">Accept</button>
    <div data-match="5"><div data-market="1"><button id="price" data-outcome="1">1.85</button>
    <button id="again" data-outcome="1">1.90</button></div></div>
    <div class="slip"><button id="stake">Stake</button></div>
    <p id="text">Nothing to press</p>`;
  drawn = [];
  document.elementFromPoint = (x, y) => drawn.find((one) => one.x === x && one.y === y)?.it ?? null;
  clicked = [];
  document.body.onclick = ({ target }) => clicked.push((target as Element).id);
  forgetListeners();
  const start = createPressGuard();
  start();
  start();
});
afterEach(() => vi.useRealTimers());

const element = (id: string) => document.getElementById(id) as HTMLElement;

/** Something is drawn at a place, and the guard has looked. */
function draw(id: string, x = 10, y = 10): void {
  drawn = [{ x, y, it: element(id) }, ...drawn];
}

/** Events of the visitor, which scripts cannot make. */
function happen(event: Event, target: EventTarget = document.body): void {
  Object.defineProperty(event, "isTrusted", { value: true });
  target.dispatchEvent(event);
}

const BUBBLES = { bubbles: true, cancelable: true };

function pointer(type: string, x = 10, y = 10, isPrimary = true): void {
  happen(new PointerEvent(type, { ...BUBBLES, clientX: x, clientY: y, isPrimary }));
}

/** Clicks what is there; whether it hears of it. */
function click(id: string): boolean {
  clicked = [];
  happen(new MouseEvent("click", BUBBLES), element(id));
  return clicked.length > 0;
}

function press(id: string, x = 10, y = 10): boolean {
  pointer("pointerdown", x, y);
  pointer("pointerup", x, y);
  return click(id);
}

function key(key: string, repeat = false): void {
  happen(new KeyboardEvent("keydown", { ...BUBBLES, key, repeat }));
}

function enter(id: string): boolean {
  key("Enter");
  return click(id);
}

/** Presses the button, and has its confirmation come a second later: the guard notices it now. */
function replaced(): void {
  draw("place");
  expect(press("place")).toBe(true);
  vi.advanceTimersByTime(1000);
  draw("accept");
  vi.advanceTimersByTime(100);
}

test("what replaced a pressed button hears of no press for 800 ms, even if nobody looked in between", () => {
  draw("place");
  expect(press("place")).toBe(true);
  draw("accept");
  expect(press("accept")).toBe(false);
  vi.advanceTimersByTime(799);
  expect(press("accept")).toBe(false);
  vi.advanceTimersByTime(800);
  expect(press("accept")).toBe(true);
});

test("a second tap of the same button is heard, and so is one that changes its amount", () => {
  draw("place");
  expect(press("place")).toBe(true);
  expect(press("place")).toBe(true);
  element("place").textContent = "Place bet 20";
  expect(press("place")).toBe(true);
  element("place").setAttribute("aria-label", "Accept");
  expect(press("place")).toBe(false);
});

test("a price that is drawn again is the same", () => {
  draw("price");
  expect(press("price")).toBe(true);
  draw("again");
  expect(press("again")).toBe(true);
  element("again").dataset.outcome = "2";
  expect(press("again")).toBe(false);
});

test.each<[passed: number, hears: boolean]>([
  [799, false],
  [800, true],
])(
  "it looks by itself: %i ms after it noticed something new, a press is heard: %s",
  (passed, hears) => {
    replaced();
    vi.advanceTimersByTime(passed);
    expect(press("accept")).toBe(hears);
  },
);

test("however often it is pressed, 1600 ms after it came it hears", () => {
  replaced();
  const heard = [600, 600, 399, 1].map((passed) => {
    vi.advanceTimersByTime(passed);
    return press("accept");
  });
  expect(heard).toEqual([false, false, false, true]);
});

test("a press that began too early is ignored, however long the finger rests", () => {
  replaced();
  pointer("pointerdown");
  vi.advanceTimersByTime(5000);
  pointer("pointerup");
  expect(click("accept")).toBe(false);
});

test("a place is forgotten after 40 s", () => {
  draw("place");
  expect(press("place")).toBe(true);
  vi.advanceTimersByTime(40_200);
  draw("accept");
  expect(press("accept")).toBe(true);
  expect(vi.getTimerCount(), "looks at the place that is pressed now").toBe(1);
});

test.each<[what: string, happens: () => void, hears: boolean]>([
  ["nothing", () => {}, false],
  ["a turn of the wheel", () => happen(new Event("wheel", BUBBLES)), true],
  ["a scroll by the finger", () => pointer("pointercancel"), true],
  ["a scroll of the page", () => happen(new Event("scroll"), document), true],
  ["a scroll of a part", () => happen(new Event("scroll"), element("text")), false],
  ["a typed amount", () => happen(new InputEvent("input", BUBBLES)), true],
  ["an amount that a script changes", () => happen(new Event("input", BUBBLES)), false],
  ["a press elsewhere", () => void press("text", 200, 200), true],
  ["a second finger elsewhere", () => pointer("pointerdown", 200, 200, false), false],
  ["a key", () => key("a"), false],
])("after %s", (_, happens, hears) => {
  replaced();
  happens();
  expect(press("accept")).toBe(hears);
});

test("the page's own scroll, and one under the slip, forget nothing", () => {
  replaced();
  dispatchEvent(new Event("sb-scroll"));
  happen(new Event("scroll"), document);
  expect(press("accept")).toBe(false);
  // The event of a scroll may come with the second frame.
  vi.advanceTimersByTime(50);
  happen(new Event("scroll"), document);
  expect(press("accept")).toBe(true);
  draw("stake");
  expect(press("stake")).toBe(false);
  happen(new Event("scroll"), document);
  expect(press("stake")).toBe(false);
});

test("where a drag ends, what it moved there is old, and what comes later is new", () => {
  draw("place");
  pointer("pointerdown");
  draw("accept", 10, 300);
  pointer("pointerup", 10, 300);
  expect(click("accept")).toBe(true);
  draw("stake", 10, 300);
  expect(press("stake", 10, 300)).toBe(false);
});

test("a finger that is lifted 39 px away did not drag", () => {
  draw("place");
  pointer("pointerdown");
  draw("accept");
  pointer("pointerup", 10, 49);
  expect(click("accept")).toBe(false);
});

test("what a script presses is heard, and does not count as a press", () => {
  replaced();
  clicked = [];
  element("accept").click();
  expect(clicked).toEqual(["accept"]);
  element("accept").dispatchEvent(new PointerEvent("pointerdown", { ...BUBBLES, clientX: 200 }));
  expect(press("accept")).toBe(false);
});

test("a key on another control right after the last one is ignored", () => {
  expect(enter("place")).toBe(true);
  expect(enter("place")).toBe(true);
  vi.advanceTimersByTime(799);
  expect(enter("accept")).toBe(false);
  vi.advanceTimersByTime(799);
  expect(enter("accept")).toBe(false);
  vi.advanceTimersByTime(2);
  expect(enter("accept"), "1600 ms later").toBe(true);
  expect(enter("place"), "the other way round").toBe(false);
});

test.each<[what: string, happens: () => void, hears: boolean]>([
  ["nothing", () => {}, false],
  ["another key", () => key("Tab"), true],
  ["a press of the pointer", () => void press("text", 200, 200), true],
  ["800 ms", () => void vi.advanceTimersByTime(800), true],
  [
    "800 ms of holding it down",
    () => {
      vi.advanceTimersByTime(800);
      key("Enter", true);
    },
    false,
  ],
])("a key on another control after %s", (_, happens, hears) => {
  expect(enter("place")).toBe(true);
  happens();
  expect(enter("accept")).toBe(hears);
});

test("a key is not asked what is under the finger, nor a finger what a key activated", () => {
  replaced();
  expect(enter("accept")).toBe(true);
  draw("price", 200, 200);
  expect(press("price", 200, 200)).toBe(true);
});
