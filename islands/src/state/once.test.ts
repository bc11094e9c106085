/** @vitest-environment node */
import { describe, expect, test, vi } from "vitest";
import { once, onceAnswered } from "./once";

describe("once", () => {
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
});

describe("onceAnswered", () => {
  test("asks once, and every call gets the answer", async () => {
    const ask = vi.fn(async (text: string) => ({ text }));
    const answer = onceAnswered(ask);
    const [first, second] = await Promise.all([answer("a"), answer("b")]);
    expect(first).toEqual({ text: "a" });
    expect(second).toBe(first);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("asks again after a failure, and after it was forgotten", async () => {
    const ask = vi.fn(async () => ask.mock.calls.length);
    ask.mockRejectedValueOnce(new Error("no answer"));
    const answer = onceAnswered(ask);
    await expect(answer()).rejects.toThrow("no answer");
    expect([await answer(), await answer()]).toEqual([2, 2]);
    answer.forget();
    expect(await answer()).toBe(3);
  });

  test("an old answer that fails does not forget the new one", async () => {
    let reject = (_error: Error) => {};
    const promise = new Promise<number>((_, no) => {
      reject = no;
    });
    const ask = vi.fn(() => Promise.resolve(2)).mockReturnValueOnce(promise);
    const answer = onceAnswered(ask);
    const old = answer();
    answer.forget();
    void answer();
    reject(new Error("no answer"));
    await expect(old).rejects.toThrow("no answer");
    expect(await answer()).toBe(2);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
