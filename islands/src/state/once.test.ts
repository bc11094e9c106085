/** @vitest-environment node */
import { expect, test, vi } from "vitest";
import { once } from "./once";

test("runs at the first call, and returns its result at every call", () => {
  const run = vi.fn((text: string) => ({ text }));
  const made = once(run);
  expect(run).not.toHaveBeenCalled();
  const first = made("a");
  expect(first).toEqual({ text: "a" });
  expect(made("b")).toBe(first);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a call from within does not run it again", () => {
  let runs = 0;
  const start = once((): void => {
    runs += 1;
    start();
  });
  start();
  start();
  expect(runs).toBe(1);
});
