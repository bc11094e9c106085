import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { picked } from "./testing/selections";

let frames: FrameRequestCallback[];

/** A page that shows one price twice, with the marks started or not. */
async function open(isStarted = true) {
  vi.resetModules();
  document.body.innerHTML = `<div data-match="1"><div data-market="1">
    <button data-outcome="1" aria-pressed="false"></button>
    <button data-outcome="1" aria-pressed="false"></button></div></div><b data-slip-count hidden>0</b>`;
  const selections = await import("./selections");
  const marks = await import("./slip-marks");
  if (isStarted) marks.startSlipMarks(() => false);
  const [touched, other] = document.querySelectorAll("button") as unknown as [
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const count = document.querySelector("b") as HTMLElement;
  return {
    touched,
    shown: () => [
      touched.getAttribute("aria-pressed"),
      other.getAttribute("aria-pressed"),
      count.hidden ? "hidden" : count.textContent,
    ],
    touch() {
      selections.toggleSelection(picked(1));
      marks.markPrice(touched);
    },
  };
}

/** The browser paints a frame and then runs the tasks that wait for it. */
function frame() {
  for (const callback of frames.splice(0)) callback(0);
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  sessionStorage.clear();
});
afterEach(() => {
  delete document.documentElement.dataset.slipOpens;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a touched price is marked immediately, its twin and the count after the next frame", async () => {
  const { touch, shown } = await open();
  touch();
  expect(shown()).toEqual(["true", "false", "hidden"]);
  frame();
  expect(shown()).toEqual(["true", "true", "1"]);
  touch();
  expect(shown()).toEqual(["false", "true", "1"]);
  frame();
  expect(shown()).toEqual(["false", "false", "hidden"]);
});

test("after two touches within a frame the marks match the slip", async () => {
  const { touch, shown } = await open();
  touch();
  touch();
  frame();
  expect(shown()).toEqual(["false", "false", "hidden"]);
});

test.each([
  ["the first pick opens the panel where the site opens it whole", "whole", true],
  ["elsewhere the first pick leaves the panel closed", undefined, false],
])("%s", async (_, opens, isOpen) => {
  if (opens) document.documentElement.dataset.slipOpens = opens;
  const { touch } = await open();
  touch();
  frame();
  expect(document.documentElement.dataset.slip).toBe(isOpen ? "open" : "closed");
  touch();
  frame();
  expect(document.documentElement.dataset.slip).toBe("closed");
});

test("a price is marked before the document is parsed", async () => {
  const { touch, shown } = await open(false);
  touch();
  expect(shown()).toEqual(["true", "false", "hidden"]);
});
