// @vitest-environment node
import { afterEach, expect, test, vi } from "vitest";
import { ifFree, whenFree } from "./lock";

afterEach(() => vi.unstubAllGlobals());

const DENIED = new DOMException("The request was denied.", "SecurityError");

type Ask = (name: string, options: object, task: (lock: object | null) => unknown) => unknown;
const locks = (request: Ask | undefined) =>
  vi.stubGlobal("navigator", request ? { locks: { request } } : {});

test.each<[browser: string, ask: Ask | undefined, isRun: boolean]>([
  ["without locks", undefined, true],
  ["that denies them", async () => Promise.reject(DENIED), true],
  ["with the lock", async (_, __, task) => task({}), true],
  ["whose other tab has the lock", async (_, __, task) => task(null), false],
])("in a browser %s", async (_, ask, isRun) => {
  locks(ask);
  const task = vi.fn(async () => {});
  expect(await ifFree("a", task)).toBe(isRun);
  expect(task).toHaveBeenCalledTimes(isRun ? 1 : 0);
});

test.each<[browser: string, ask: Ask | undefined]>([
  ["without locks", undefined],
  ["that denies them", async () => Promise.reject(DENIED)],
  ["with locks", async (_, __, task) => task({})],
])("waiting in a browser %s gives what the task gives, once", async (_, ask) => {
  locks(ask);
  const task = vi.fn(async () => 7);
  expect(await whenFree("a", task)).toBe(7);
  expect(task).toHaveBeenCalledOnce();
});

test("a task that fails is not run again", async () => {
  locks(async (_, __, task) => task({}));
  const task = vi.fn(async () => Promise.reject(new Error("no answer")));
  await expect(whenFree("a", task)).rejects.toThrow("no answer");
  expect(task).toHaveBeenCalledOnce();
});
