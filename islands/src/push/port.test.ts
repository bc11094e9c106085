// @vitest-environment node
/** Where the page's connection is: in the shared worker, or in the page. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Problem } from "../report/report";
import type { FromPage, ToPage } from "./messages";

/** What a switchboard of the page's own was told. */
const own: FromPage[] = [];
vi.mock("./switchboard", () => ({
  Switchboard: class {
    attach = (send: (message: ToPage) => void) => (message: FromPage) => {
      own.push(message);
      if (message.do === "ping") send({ is: "pong" });
    };
  },
}));

const HELLO: FromPage = {
  do: "hello",
  key: { endpoints: [], emulation: "", api: "", user: null },
};

/** A browser that reads the option as the test says; workers are started only with an address. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static knowsOption = true;
  static forget() {
    FakeWorker.knowsOption = false;
  }
  readonly sent: FromPage[] = [];
  readonly port = {
    onmessage: null as ((event: { data: ToPage }) => void) | null,
    postMessage: (message: FromPage) => this.sent.push(message),
    close: vi.fn(),
  };
  onerror: (() => void) | null = null;
  constructor(
    readonly url: string,
    readonly options: { name?: string; extendedLifetime: boolean },
  ) {
    if (FakeWorker.knowsOption) void options.extendedLifetime;
    if (typeof url === "string" && "trustedTypes" in globalThis) throw new TypeError("a text");
    if (String(url) === "//:") throw new SyntaxError("no address");
    FakeWorker.all.push(this);
  }
}

let reported: Problem[];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  own.length = 0;
  FakeWorker.all = [];
  FakeWorker.knowsOption = true;
  reported = [];
  vi.stubGlobal("SharedWorker", FakeWorker);
  vi.stubGlobal("navigator", {
    locks: { request: async (name: string, held: (lock: string) => unknown) => held(name) },
  });
  (await import("../report/report")).takeOver((problem) => reported.push(problem));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened() {
  const { openPort } = await import("./port");
  await import("./switchboard");
  const receive = vi.fn();
  const gone = vi.fn();
  const port = openPort(receive, gone);
  port.send(HELLO);
  await vi.advanceTimersByTimeAsync(1);
  return { port, receive, gone };
}

test("a browser whose workers outlive their pages has the connection in one", async () => {
  await opened();
  const [worker] = FakeWorker.all;
  expect(worker?.url).toBe(PUSH_WORKER_URL);
  expect(worker?.options).toEqual({ name: "push", extendedLifetime: true });
  expect(worker?.sent.map((one) => one.do)).toEqual(["hello", "hold"]);
  expect(own).toEqual([]);
});

test("a browser that takes no text for an address has the connection in a worker, too", async () => {
  const createPolicy = (_: string, rules: { createScriptURL(name: string): string }) => ({
    createScriptURL: (name: string) => ({ toString: () => rules.createScriptURL(name) }),
  });
  vi.stubGlobal("trustedTypes", { createPolicy });
  await opened();
  expect(FakeWorker.all.map(({ url }) => String(url))).toEqual([PUSH_WORKER_URL]);
  expect(own).toEqual([]);
});

test.each<[what: string, without: () => void]>([
  ["the option is not known", () => FakeWorker.forget()],
  ["there are no shared workers", () => vi.stubGlobal("SharedWorker", undefined)],
  ["there are no locks", () => vi.stubGlobal("navigator", {})],
])("the page connects by itself where %s", async (_, without) => {
  without();
  await opened();
  expect(FakeWorker.all).toEqual([]);
  expect(own).toEqual([HELLO]);
  expect(reported).toEqual([]);
});

test.each<[what: string, happens: (worker: FakeWorker) => void]>([
  ["does not load", (worker) => worker.onerror?.()],
  ["never answers", () => {}],
])("a worker that %s is given up, for this page", async (_, happens) => {
  const { gone } = await opened();
  happens(FakeWorker.all[0] as FakeWorker);
  await vi.advanceTimersByTimeAsync(5000);
  expect(gone).toHaveBeenCalledTimes(1);
  expect(reported.map(({ kind }) => kind)).toEqual(["push.worker"]);
  await opened();
  expect(FakeWorker.all).toHaveLength(1);
  expect(own).toEqual([HELLO]);
});

test("a browser that denies locks has the connection in the page, once", async () => {
  const denied = new DOMException("The request was denied.", "SecurityError");
  vi.stubGlobal("navigator", { locks: { request: async () => Promise.reject(denied) } });
  const { gone } = await opened();
  // As Chromium does with cookies blocked.
  FakeWorker.all[0]?.onerror?.();
  await vi.advanceTimersByTimeAsync(5000);
  expect(gone).toHaveBeenCalledTimes(1);
  await opened();
  expect(own).toEqual([HELLO]);
});

test("a worker that dies later is noticed by its silence", async () => {
  const { port, receive, gone } = await opened();
  const answer: ToPage = { is: "pong" };
  FakeWorker.all[0]?.port.onmessage?.({ data: answer });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(receive).toHaveBeenCalledWith(answer);
  expect(gone).not.toHaveBeenCalled();
  port.send({ do: "ping" });
  await vi.advanceTimersByTimeAsync(5000);
  expect(gone).toHaveBeenCalledTimes(1);
});

test("a page that rests waits for no answer", async () => {
  const { port, gone } = await opened();
  port.send({ do: "rest" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gone).not.toHaveBeenCalled();
});
