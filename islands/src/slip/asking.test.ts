// @vitest-environment node
/** When the operator is asked about the slip, and how long somebody who needs the answer waits. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const shown = vi.hoisted(() => ({ odds: 0, look: () => {} }));
vi.mock("./shared/slip", () => ({
  $layout: {
    get: () => ({}),
    subscribe: (look: () => void) => {
      shown.look = look;
      look();
    },
  },
}));
vi.mock("../account/shared/session", () => ({
  $session: { get: () => ({ status: "logged_in" }), listen: () => {} },
}));
vi.mock("../account/shared/settings", () => ({ $settings: { get: () => ({}), listen: () => {} } }));
vi.mock("./slip-rules", () => ({ viewContext: () => ({}) }));
vi.mock("../betting/view", () => ({
  slipView: () => ({ bets: [{ odds: shown.odds }], blockers: [] }),
}));

const { askWhenChanged } = await import("./asking");

/** The price changes. */
const move = (odds: number) => {
  shown.odds = odds;
  shown.look();
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("it is asked once the slip has rested, or at once for somebody who waits, until nothing has changed since", async () => {
  const asked: unknown[] = [];
  let answer = () => {};
  const asking = askWhenChanged(
    ({ bets }) => JSON.stringify(bets),
    (view) => {
      asked.push((view.bets as unknown as [{ odds: number }])[0].odds);
      return new Promise((resolve) => (answer = resolve));
    },
  );
  await vi.advanceTimersByTimeAsync(399);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([0]);
  answer();
  const over = vi.fn();

  move(1);
  void asking.settled().then(over);
  expect(asked).toEqual([0, 1]);
  move(2);
  await vi.advanceTimersByTimeAsync(0);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, over.mock.calls.length]).toEqual([[0, 1, 2], 0]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([0, 1, 2]);
});
