// @vitest-environment node
import { expect, test, vi } from "vitest";
import { Emitter } from "./emitter";

test("an event calls its own listeners, in their order, with what came", () => {
  const emitter = new Emitter();
  const called: unknown[] = [];
  for (const nth of [1, 2]) emitter.on("price", (...args) => called.push([nth, ...args]));
  emitter.on("error", () => called.push("error"));
  expect(emitter.emit("price", 7, 8)).toBe(true);
  expect(called).toEqual([
    [1, 7, 8],
    [2, 7, 8],
  ]);
});

test("what is added or removed while an event is called changes the next one alone", () => {
  const emitter = new Emitter();
  const [late, second] = [vi.fn(), vi.fn()];
  emitter.on("price", () => {
    emitter.removeAllListeners();
    emitter.on("price", late);
  });
  emitter.on("price", second);
  emitter.emit("price");
  expect([late.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  emitter.emit("price");
  expect([late.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test("an event without listeners is none", () => {
  expect(new Emitter().emit("error", new Error("unheard"))).toBe(false);
});
