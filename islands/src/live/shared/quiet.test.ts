/**
 * When a part of the page may move. Each test has a page that nobody has touched yet.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetListeners } from "../../testing/fresh";
import { createQuiet } from "./quiet";

let whenQuiet: ReturnType<typeof createQuiet>;
let moved: string[];

const element = (id: string) => document.getElementById(id) as HTMLElement;

function move(id: string, task = id): void {
  whenQuiet(element(id), () => moved.push(task));
}

const pointer = (type: string, id: string) =>
  element(id).dispatchEvent(new PointerEvent(type, { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000);
  forgetListeners();
  document.body.innerHTML = `<p id="list"><button id="price">2.00</button></p><p id="other"></p>`;
  whenQuiet = createQuiet();
  moved = [];
});
afterEach(() => vi.useRealTimers());

test("a page that nobody touches moves at once", () => {
  move("list");
  expect(moved).toEqual(["list"]);
});

test("nothing moves under a finger, nor for a second after it; the latest task is the one that runs", () => {
  move("other", "first");
  pointer("pointerdown", "price");
  move("list", "old");
  move("list", "new");
  vi.advanceTimersByTime(5000);
  expect(moved).toEqual(["first"]);
  pointer("pointermove", "price");
  pointer("pointerup", "price");
  vi.advanceTimersByTime(999);
  expect(moved).toEqual(["first"]);
  vi.advanceTimersByTime(251);
  expect(moved).toEqual(["first", "new"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a pointer that moves over a part keeps it, and no other part", () => {
  move("other", "first");
  pointer("pointermove", "price");
  move("list");
  move("other");
  expect(moved).toEqual(["first", "other"]);
  vi.advanceTimersByTime(1250);
  expect(moved).toEqual(["first", "other", "list"]);
});

test("nothing moves while the page scrolls", () => {
  move("other", "first");
  element("other").dispatchEvent(new Event("scroll"));
  move("list");
  expect(moved).toEqual(["first"]);
  vi.advanceTimersByTime(1250);
  expect(moved).toEqual(["first", "list"]);
});

test("another page knows of none of that", () => {
  move("other", "first");
  pointer("pointerdown", "price");
  whenQuiet = createQuiet();
  move("list");
  expect(moved).toEqual(["first", "list"]);
});
