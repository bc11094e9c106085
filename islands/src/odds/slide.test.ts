/** Where elements are seen while the layout changes: laid out one below the other, moved by style or animation. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { slide } from "./slide";

const HEIGHT = 100;

/** How far an element that slides has come, from 0 to 1. */
let progress = 0;

/** By how much style or animation moves an element. An animation wins. */
const offsets = new Map<Element, { from: number }>();

const pixels = (transform: string) => Number.parseFloat(/-?[\d.]+/.exec(transform)?.[0] ?? "0");

function offsetOf(element: HTMLElement): number {
  const running = offsets.get(element);
  if (running) return running.from * (1 - progress);
  return pixels(element.style.transform);
}

const rows = () => [...document.querySelectorAll<HTMLElement>("p")];
const seen = () => Object.fromEntries(rows().map((row) => [row.id, topOf(row)]));
const topOf = (row: HTMLElement) => rows().indexOf(row) * HEIGHT + offsetOf(row);

function insert(id: string): void {
  const row = document.createElement("p");
  row.id = id;
  document.body.prepend(row);
}

beforeEach(() => {
  vi.useFakeTimers();
  progress = 0;
  offsets.clear();
  document.body.innerHTML = `<p id="a"></p><p id="b"></p>`;
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, topOf(this), 300, HEIGHT);
  });
  HTMLElement.prototype.animate = function (this: HTMLElement, frames) {
    const [first] = frames as Keyframe[];
    offsets.set(this, { from: pixels(`${first?.transform}`) });
    return { cancel: () => offsets.delete(this) } as unknown as Animation;
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("what is in view is seen in its old place, and slides from there to its new one", () => {
  slide(rows, () => insert("new"));
  expect(seen()).toMatchObject({ a: 0, b: 100 });
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  expect(seen()).toMatchObject({ a: 0, b: 100 });
  progress = 1;
  expect(seen()).toMatchObject({ a: 100, b: 200 });
});

test("a change while something slides moves nothing at once, before it has begun to slide and after", () => {
  slide(rows, () => insert("new"));
  vi.advanceTimersToNextFrame();
  slide(rows, () => insert("newer"));
  expect(seen()).toMatchObject({ a: 0, b: 100, new: 0 });
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  progress = 0.5;
  const half = seen();
  expect(half).toMatchObject({ a: 100, b: 200 });
  slide(rows, () => insert("newest"));
  progress = 0;
  expect(seen()).toMatchObject(half);
  for (let frame = 0; frame < 3; frame += 1) vi.advanceTimersToNextFrame();
  expect(seen()).toMatchObject(half);
  progress = 1;
  expect(seen()).toMatchObject({ newest: 0, newer: 100, new: 200, a: 300, b: 400 });
});

test("what comes into view slides into it, and what stays below is moved at once", () => {
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(250);
  document.body.innerHTML = ["a", "b", "c", "d", "e"].map((id) => `<p id="${id}"></p>`).join("");
  slide(rows, () => document.getElementById("a")?.remove());
  expect(seen()).toEqual({ b: 100, c: 200, d: 300, e: 300 });
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  progress = 1;
  expect(seen()).toEqual({ b: 0, c: 100, d: 200, e: 300 });
});
