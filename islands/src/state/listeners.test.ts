/** @vitest-environment node */
import { expect, test, vi } from "vitest";
import { createListeners, createListenersOf } from "./listeners";

test("calls every listener until it is removed", () => {
  const { listen, call } = createListeners<[count: number]>();
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = listen(one);
  listen(other);
  call(1);
  stop();
  call(2);
  expect(one.mock.calls).toEqual([[1]]);
  expect(other.mock.calls).toEqual([[1], [2]]);
});

test("a listener that is added during a call is not part of it", () => {
  const { listen, call } = createListeners();
  const late = vi.fn();
  listen(() => void listen(late));
  call();
  expect(late).not.toHaveBeenCalled();
});

test("listeners of a key are its own until they are removed", () => {
  const { listen, of } = createListenersOf<number, string>();
  expect(of(1)).toEqual([]);
  const stop = listen(1, "a");
  listen(1, "b");
  listen(2, "c");
  expect([of(1), of(2)]).toEqual([["a", "b"], ["c"]]);
  stop();
  expect(of(1)).toEqual(["b"]);
});
