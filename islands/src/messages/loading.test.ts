import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { becomes } from "../testing/becomes";

const FILES: Readonly<Record<string, string>> = {
  "/assets/messages.en.1/shared.ftl": "hello = Hello\n",
  "/assets/messages.en.1/sums.ftl": "sum = Sum\n",
  "/assets/messages.en.1/session.ftl": "name = Name\n",
};

/** Requested URLs, in order. */
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  document.body.innerHTML =
    '<script type="application/json" id="sb-config">{"messages": "/assets/messages.en.1", "tag": "en"}</script>';
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return new Response(FILES[url], { status: url in FILES ? 200 : 404 });
  });
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("loads the messages of an island with the shared ones, once", async () => {
  const { loadMessages, messagesOf } = await import("./messages");
  expect(messagesOf("sums")).toBeUndefined();
  const both = await Promise.all([loadMessages("sums"), loadMessages("sums")]);
  expect(both.map((say) => say("sum"))).toEqual(["Sum", "Sum"]);
  expect(messagesOf("sums")?.("hello")).toBe("Hello");
  await loadMessages("session");
  expect(asked.map((url) => url.replace("/assets/messages.en.1/", "")).sort()).toEqual([
    "session.ftl",
    "shared.ftl",
    "sums.ftl",
  ]);
});

it("has the messages of an island only once they are loaded", async () => {
  const { $loaded, loadMessages, messagesOf } = await import("./messages");
  await loadMessages("session");
  expect(messagesOf("sums")).toBeUndefined();
  expect([...$loaded.get()].sort()).toEqual(["session", "shared"]);
});

it("loads the messages in parallel with the code", async () => {
  const { withMessages } = await import("./messages");
  const code = withMessages("sums", new Promise<string>(() => {}));
  expect(code).toBeInstanceOf(Promise);
  await becomes(() => expect(asked).toContain("/assets/messages.en.1/sums.ftl"));
});

it("asks again until there is an answer, and takes no error page for messages", async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const failures = [
    () => Promise.reject(new TypeError("Failed to fetch")),
    () => Promise.resolve(new Response("sum = Not found\n", { status: 503 })),
  ];
  const answer = fetch;
  vi.stubGlobal("fetch", (url: string) => {
    const failure = url.endsWith("/sums.ftl") && failures.shift();
    return failure ? failure() : answer(url);
  });
  const { loadMessages } = await import("./messages");
  const loaded = loadMessages("sums");
  loaded.catch(() => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await loaded)("sum")).toBe("Sum");
  expect(warn).toHaveBeenCalledTimes(2);
});
