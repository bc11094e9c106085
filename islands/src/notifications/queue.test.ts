// @vitest-environment node
import { expect, test } from "vitest";
import { IDLE, MOST_WAITING, next, type Queue, queued, type Toast } from "./queue";

const filled = (count: number) => {
  let queue: Queue<number> = IDLE;
  for (let one = 1; one <= count; one += 1) queue = queued(queue, one);
  return queue;
};

/** All toasts of a queue, in order. */
function shown(queue: Queue<number>): Toast<number>[] {
  const all: Toast<number>[] = [];
  for (let [toast, rest] = next(queue); toast; [toast, rest] = next(rest)) all.push(toast);
  return all;
}

test.each([
  [0, []],
  [1, [{ one: 1 }]],
  [MOST_WAITING, [{ one: 1 }, { one: 2 }, { one: 3 }]],
  [MOST_WAITING + 1, [{ one: 1 }, { one: 2 }, { one: 3 }, { more: 1 }]],
  [300, [{ one: 1 }, { one: 2 }, { one: 3 }, { more: 297 }]],
])("of %i, one at a time, and the rest in one", (count, toasts) => {
  expect(shown(filled(count))).toEqual(toasts);
});

test("while more are counted, a later one does not overtake them", () => {
  const [, rest] = next(filled(5));
  expect(shown(queued(rest, 6))).toEqual([{ one: 2 }, { one: 3 }, { more: 3 }]);
});

test("once all were shown, it begins anew", () => {
  let queue = filled(5);
  for (let turn = 0; turn < 5; turn += 1) [, queue] = next(queue);
  expect(shown(queued(queue, 6))).toEqual([{ one: 6 }]);
});
