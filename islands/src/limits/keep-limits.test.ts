/** The listed limits follow what the player does, and no answer that is older than another replaces it. */
import { atom } from "nanostores";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellPaymentEnd } from "../account/deposit/result";
import { alerts } from "../alerts/shared/alerts";
import type { UserLimit } from "../api/schemas/limits";

const ask = vi.hoisted(() => vi.fn());
vi.mock("../api/limits", () => ({ fetchUserLimits: ask }));
const $session = atom<{ status: string; accounts?: readonly { balance: number }[] }>({
  status: "logged_in",
});
vi.mock("../account/shared/session", () => ({ $session }));
vi.mock("../messages/messages", () => ({ loadMessages: async () => (key: string) => key }));

const { keepLimits } = await import("./keep-limits");

const used = (amount: number) => [{ type: "deposit", used: amount }] as unknown as UserLimit[];
const found = vi.fn();
const failed = vi.fn();
let keeper: ReturnType<typeof keepLimits> | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue(used(0));
  found.mockReset();
  failed.mockReset();
  $session.set({ status: "logged_in" });
});

afterEach(() => {
  keeper?.stop();
  alerts.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);
async function keep() {
  keeper = keepLimits(found, failed);
  await settled();
}
async function balance(amount: number) {
  $session.set({ status: "logged_in", accounts: [{ balance: amount }] });
  await settled();
}
async function view(state: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
}
/** The next question, which is answered by hand. */
function waiting() {
  let answer: (limits: UserLimit[]) => void = () => {};
  ask.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return (limits: UserLimit[]) => {
    answer(limits);
    return settled();
  };
}
const shown = () => found.mock.lastCall?.[0];

test("a deposit or a bet asks anew, the first balances do not", async () => {
  await keep();
  await balance(1_000);
  expect([ask.mock.calls.length, shown()]).toEqual([1, used(0)]);
  ask.mockResolvedValue(used(500));
  await balance(1_500);
  expect([ask.mock.calls.length, shown()]).toEqual([2, used(500)]);
  $session.set({ ...$session.get() });
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a payment asks anew although no balance has changed, another alert and a stopped page do not", async () => {
  await keep();
  ask.mockResolvedValue(used(500));
  await tellPaymentEnd("pending");
  await settled();
  expect([ask.mock.calls.length, shown()]).toEqual([2, used(500)]);
  alerts.show({ type: "success", title: "The change applies at once." });
  alerts.close();
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
  keeper?.stop();
  await tellPaymentEnd("pending");
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("only a page in view asks, and one that returns asks at once", async () => {
  await keep();
  await balance(1_000);
  await view("hidden");
  await balance(1_500);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockResolvedValue(used(500));
  await view("visible");
  expect([ask.mock.calls.length, shown()]).toEqual([2, used(500)]);
});

test("an answer that is older than another question or than a change is dropped", async () => {
  const first = waiting();
  await keep();
  const second = waiting();
  await view("visible");
  await second(used(2));
  await first(used(1));
  expect(found.mock.calls).toEqual([[used(2)]]);
  const third = waiting();
  await view("visible");
  keeper?.outdate();
  await third(used(3));
  expect(found).toHaveBeenCalledTimes(1);
});

test("without an answer it asks again, until another question or the end", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  ask.mockRejectedValueOnce(new Error("503"));
  await keep();
  expect([found.mock.calls.length, failed.mock.calls.length]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(500);
  expect([ask.mock.calls.length, shown(), failed.mock.calls.length]).toEqual([2, used(0), 1]);
  ask.mockRejectedValue(new Error("503"));
  await view("visible");
  keeper?.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  await view("visible");
  await balance(1);
  await balance(2);
  expect([ask.mock.calls.length, found.mock.calls.length]).toEqual([3, 1]);
});
