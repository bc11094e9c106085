/**
 * What a visitor sees of each failure of the connection, and what is reported. What the line itself does is in
 * `push/line.test.ts`.
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SlipSelection } from "../core/selections";
import { accepted, FakeSocket } from "../push/testing/socket";
import type { Problem } from "../report/report";

const config = {
  api: "https://api.example",
  tag: "en",
  locale: "en",
  push: [{ transport: "websocket", endpoint: "wss://push.example" }],
  emulation: "https://push.example/emulation",
};

let reported: Problem[] = [];
/** Calls to the operator, without those for its settings. */
let asked: string[] = [];
/** Number of calls for its settings, which say which providers are down. */
let askedProviders = 0;
let operatorAnswers = true;
let stop: () => void;

/** A page with one list, its scripts loaded anew: nothing of the test before is left. */
async function openPage({ hidden = false } = {}) {
  vi.resetModules();
  vi.doMock("../api/config", () => ({ siteConfig: () => config }));
  const { takeOver } = await import("../report/report");
  takeOver((problem) => reported.push(problem));
  document.documentElement.removeAttribute("data-stale");
  document.body.innerHTML = `<div class="odds"><div class="event-row" data-match="5"></div></div>
`;
  setHidden(hidden);
  const { start } = await import("./start");
  // The connection's own code is loaded when it is needed.
  await import("../push/switchboard");
  start();
  await vi.advanceTimersByTimeAsync(1);
  const { push, $pushEnded } = await import("../push/bus");
  return { push, $pushEnded };
}

function setHidden(hidden: boolean) {
  const visibilityState = hidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", {
    value: visibilityState,
    configurable: true,
  });
}

const isStale = () => document.documentElement.hasAttribute("data-stale");
const kinds = () => reported.map(({ kind }) => kind);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.reset();
  reported = [];
  asked = [];
  askedProviders = 0;
  operatorAnswers = true;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (url: string) => {
    const isSettings = url.endsWith("/settings");
    if (isSettings) askedProviders += 1;
    else asked.push(new URL(url).pathname);
    if (!operatorAnswers) throw new TypeError("no answer");
    const answers: Record<string, unknown> = {
      "/api/v2/settings": { provider_statuses: [] },
      "/api/v2/websocket/token": { token: "player's" },
      "/api/v2/websocket/authorize": [{ channel: "$private:user:en:7", token: "channel's" }],
    };
    const data = answers[new URL(url).pathname];
    if (data) return new Response(JSON.stringify({ data }));
    return new Response(JSON.stringify({ data: [] }));
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const listeners: [EventTarget, string, EventListenerOrEventListenerObject][] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation((...it: unknown[]) => {
      const [type, listener] = it as [string, EventListenerOrEventListenerObject];
      listeners.push([target, type, listener]);
      add(type, listener);
    });
  }
  stop = () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  };
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a page asks once for its matches when it is connected, and is not marked", async () => {
  await openPage();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual(["/api/v2/matches"]);
  expect(isStale()).toBe(false);
  expect(reported).toEqual([]);
});

const outage = () => {
  FakeSocket.plan = (socket) => socket.drop();
  FakeSocket.last.drop();
};

const closedWith = (code: number) => () => FakeSocket.last.drop(code, "for a reason");

const unanswered = (kind: "all" | "subscribe") => () => {
  FakeSocket.plan = (socket) => {
    socket.answer = (command) => (kind === "all" || command[kind] ? undefined : accepted(command));
    socket.accept();
  };
  FakeSocket.last.drop();
};

const refusedWith = (error: object) => () => {
  FakeSocket.plan = (socket) => {
    socket.answer = () => ({ error });
    socket.accept();
  };
  FakeSocket.last.drop();
};

const temporary = { code: 100, message: "internal", temporary: true };

test.each<[what: string, happens: () => void, kinds: string[], sees: "prices" | "marks" | "words"]>(
  [
    ["a short cut", () => FakeSocket.last.drop(), ["push.transport_closed"], "prices"],
    ["a long outage", outage, ["push.transport_closed"], "marks"],
    ["a server that asks to come back", closedWith(3000), ["push.closed"], "prices"],
    [
      "no answer to connecting",
      unanswered("all"),
      ["push.transport_closed", "push.timeout"],
      "marks",
    ],
    [
      "no answer to subscribing",
      unanswered("subscribe"),
      ["push.transport_closed", "push.timeout"],
      "marks",
    ],
    [
      "a server with an error of its own",
      refusedWith(temporary),
      ["push.transport_closed", "push.temporary"],
      "marks",
    ],
    [
      "a refusal",
      refusedWith({ code: 103, message: "denied" }),
      ["push.transport_closed", "push.client_disconnected"],
      "words",
    ],
    ["a final code of the server", closedWith(3500), ["push.client_disconnected"], "words"],
    ["a final code of the application", closedWith(4500), ["push.client_disconnected"], "words"],
    ["a message over the limit", closedWith(1009), ["push.message_too_large"], "words"],
    ["garbage", () => FakeSocket.last.receive("<html>"), ["push.unreadable"], "prices"],
    [
      "the channel of updates refused",
      () =>
        FakeSocket.last.receive({
          push: { channel: "public:updates:en", unsubscribe: { code: 2000, reason: "denied" } },
        }),
      ["push.channel_refused"],
      "words",
    ],
  ],
)("after %s", async (_, happens, expected, sees) => {
  const { $pushEnded } = await openPage();
  happens();
  await vi.advanceTimersByTimeAsync(8000);
  expect(kinds()).toEqual(expected);
  expect(isStale()).toBe(sees !== "prices");
  expect($pushEnded.get()).toBe(sees === "words");
});

test("a server without pings: the mark comes only if it cannot be reached either", async () => {
  await openPage();
  await vi.advanceTimersByTimeAsync(37_000);
  expect(kinds()).toEqual(["push.no_ping"]);
  expect(isStale()).toBe(false);
});

test("a first connection that fails is marked, and confirmed prices do not hide it", async () => {
  FakeSocket.plan = (socket) => socket.drop();
  await openPage();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(["/api/v2/matches"]);
  expect(isStale()).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(isStale()).toBe(true);
  expect(kinds()).toEqual(["push.initial_connection"]);
  FakeSocket.plan = (socket) => socket.accept();
  await vi.advanceTimersByTimeAsync(20_500);
  expect(isStale()).toBe(false);
  // What was asked before may lack a change that came before the page was connected.
  expect(asked).toEqual(["/api/v2/matches", "/api/v2/matches"]);
});

test("what the server replays is not asked for; what it cannot replay is", async () => {
  await openPage();
  FakeSocket.last.drop();
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toHaveLength(1);
  FakeSocket.plan = (socket) => {
    socket.answer = (command) =>
      command.subscribe
        ? { subscribe: { recoverable: true, epoch: "other", offset: 9, recovered: false } }
        : accepted(command);
    socket.accept();
  };
  FakeSocket.last.drop();
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toHaveLength(2);
});

test("after sleep the page says what it does not know, opens the connection anew, and asks", async () => {
  await openPage();
  operatorAnswers = false;
  await vi.advanceTimersByTimeAsync(15_000);
  FakeSocket.last.receive({});
  // The clock moves on, the timers do not.
  vi.setSystemTime(Date.now() + 3_600_000);
  const before = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(6000);
  expect(isStale()).toBe(true);
  expect(FakeSocket.all.length).toBe(before + 1);
  operatorAnswers = true;
  await vi.advanceTimersByTimeAsync(8000);
  expect(isStale()).toBe(false);
});

test("a page that was hidden for a minute asks, and one hidden for an hour was not connected", async () => {
  await openPage();
  const show = (hidden: boolean) => {
    setHidden(hidden);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const pings = setInterval(() => FakeSocket.last.receive({}), 20_000);
  show(true);
  await vi.advanceTimersByTimeAsync(60_000);
  show(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(2);
  show(true);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(FakeSocket.last.isClosed).toBe(true);
  const before = FakeSocket.all.length;
  show(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(FakeSocket.all.length).toBe(before + 1);
  expect(asked.length).toBeGreaterThan(2);
  expect(isStale()).toBe(false);
  expect(kinds()).toEqual([]);
  clearInterval(pings);
});

test("back from the back-forward cache the page asks at once", async () => {
  await openPage();
  dispatchEvent(new Event("pagehide"));
  expect(FakeSocket.last.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  const pageshow = Object.assign(new Event("pageshow"), { persisted: true });
  const asking = asked.length;
  dispatchEvent(pageshow);
  expect(isStale()).toBe(true);
  await vi.advanceTimersByTimeAsync(60);
  expect(asked.length).toBe(asking + 1);
  expect(isStale()).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.length).toBe(asking + 1);
});

test.each([
  [4999, false],
  [5000, false],
  [5001, true],
])("back after %i ms the page says what it does not know: %s", async (away, says) => {
  await openPage();
  dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(away);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(isStale()).toBe(says);
});

test("a prerendered page and one in a hidden tab open nothing", async () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  await openPage();
  expect(FakeSocket.all).toEqual([]);
  Object.defineProperty(document, "prerendering", { value: false, configurable: true });
  document.dispatchEvent(new Event("prerenderingchange"));
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeSocket.all).toHaveLength(1);
  FakeSocket.reset();
  await openPage({ hidden: true });
  expect(FakeSocket.all).toEqual([]);
});

/** A page that shows no match, its scripts loaded anew. */
async function openPlainPage(body: string) {
  await openPage();
  FakeSocket.reset();
  askedProviders = 0;
  vi.resetModules();
  vi.doMock("../api/config", () => ({ siteConfig: () => config }));
  document.body.innerHTML = body;
  const { start } = await import("./start");
  await import("../push/switchboard");
  const { push } = await import("../push/bus");
  const { updateSlip } = await import("../core/selections");
  return { start, push, updateSlip };
}

test("a page without anything live connects for a player alone, and for what is picked", async () => {
  const { start, push } = await openPlainPage("<main>About</main>");
  start();
  await vi.advanceTimersByTimeAsync(6000);
  expect(FakeSocket.all).toEqual([]);
  push.want();
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeSocket.last.sent.map(({ subscribe }) => subscribe?.channel)).toContain(
    "public:updates:en",
  );
});

test("a page that fetches its matches later asks which providers are down, before it has any", async () => {
  // The page of favourites: its part may want the events before the connection is there, or long after.
  const early = await openPlainPage("<main>Favourites</main>");
  early.start();
  early.push.want();
  await vi.advanceTimersByTimeAsync(6000);
  expect(askedProviders).toBe(1);

  const late = await openPlainPage("<main>Favourites</main>");
  late.start();
  await vi.advanceTimersByTimeAsync(6000);
  expect(askedProviders).toBe(0);
  late.push.want();
  await vi.advanceTimersByTimeAsync(6000);
  expect(askedProviders).toBe(1);

  // A list without a match now, which a filter may fill.
  const { start } = await openPlainPage(`<main class="listed"></main>`);
  start();
  await vi.advanceTimersByTimeAsync(6000);
  expect(askedProviders).toBe(1);
});

test("what a page missed while nothing on it was live is asked for again", async () => {
  const { start, updateSlip } = await openPlainPage("<main>About</main>");
  start();
  const selection = { id: "5:1::1", matchId: 5 } as SlipSelection;
  for (const times of [1, 2]) {
    updateSlip(() => ({ selections: [selection] }));
    await vi.advanceTimersByTimeAsync(6000);
    expect(askedProviders).toBe(times);
    updateSlip(() => ({ selections: [] }));
    await vi.advanceTimersByTimeAsync(6000);
  }
});

test("a player who signs in and out has a connection of their own in between", async () => {
  const { push } = await openPage();
  // To be loaded takes it a time that no faked clock knows.
  await import("../push/tokens");
  const visitor = FakeSocket.last;
  push.setUser(7);
  await vi.advanceTimersByTimeAsync(100);
  const player = FakeSocket.last;
  expect(visitor.isClosed).toBe(true);
  expect(player.sent.find(({ connect }) => connect)?.connect?.token).toBe("player's");
  const channels = player.sent.flatMap(({ subscribe }) => subscribe?.channel ?? []);
  expect(channels.toSorted()).toEqual(["$private:user:en:7", "public:updates:en"]);
  // What changed between the two connections.
  expect(asked.filter((path) => path === "/api/v2/matches")).toHaveLength(2);
  push.setUser(null);
  await vi.advanceTimersByTimeAsync(100);
  expect(player.isClosed).toBe(true);
  expect(FakeSocket.last.sent.find(({ connect }) => connect)?.connect?.token).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isStale()).toBe(false);
  expect(kinds()).toEqual([]);
});
