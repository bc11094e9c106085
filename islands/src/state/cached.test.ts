/** @vitest-environment node */
import { expect, test, vi } from "vitest";
import { cached } from "./cached";

test("makes each result once", () => {
  const make = vi.fn((key: string) => (key === "" ? undefined : { key }));
  const made = cached(make);
  const first = made("a");
  expect(first).toEqual({ key: "a" });
  expect(made("a")).toBe(first);
  expect([made(""), made(""), made("b")]).toEqual([undefined, undefined, { key: "b" }]);
  expect(make.mock.calls).toEqual([["a"], [""], ["b"]]);
});

test("is as weak as its map", () => {
  const results = new WeakMap<object, number>();
  const key = {};
  expect(cached(() => 7, results)(key)).toBe(7);
  expect(results.get(key)).toBe(7);
});
