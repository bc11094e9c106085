import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { startTaps, wasTap } from "./taps";

vi.useFakeTimers();
startTaps();
beforeEach(() => void vi.advanceTimersByTime(10_000));
afterAll(() => void vi.useRealTimers());

function pointer(type: string, x: number, y: number): void {
  window.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y }));
}

function tap(x = 50, y = 50): void {
  pointer("pointerdown", x, y);
  pointer("pointerup", x, y);
}

test("a touch of a page at rest is a tap", () => {
  tap();
  expect(wasTap()).toBe(true);
});

test("a touch that stops a scroll is none; the next one is", () => {
  document.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(60);
  tap();
  expect(wasTap()).toBe(false);
  vi.advanceTimersByTime(300);
  tap();
  expect(wasTap()).toBe(true);
});

test("a touch during which the page scrolls is none", () => {
  pointer("pointerdown", 50, 50);
  vi.advanceTimersByTime(40);
  document.dispatchEvent(new Event("scroll"));
  pointer("pointerup", 50, 50);
  expect(wasTap()).toBe(false);
});

test("a drag is none, even one that returns", () => {
  pointer("pointerdown", 50, 50);
  pointer("pointermove", 50, 80);
  pointer("pointermove", 50, 50);
  pointer("pointerup", 50, 50);
  expect(wasTap()).toBe(false);
});

test("a trembling finger taps", () => {
  pointer("pointerdown", 50, 50);
  pointer("pointermove", 54, 53);
  pointer("pointerup", 54, 53);
  expect(wasTap()).toBe(true);
});

test("a key is meant for what has the focus, even if that was scrolled into view", () => {
  document.dispatchEvent(new Event("scroll"));
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  expect(wasTap()).toBe(true);
});
