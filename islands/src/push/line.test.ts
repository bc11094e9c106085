// @vitest-environment node
/** What a line reports and tells of everything that can go wrong. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../api/errors";
import type { PushEndpoint } from "../api/props.gen";
import { FakeSession } from "./testing/session";
import { accepted, type Command, FakeSocket } from "./testing/socket";

const calls: { path: string; answer: () => Promise<unknown> }[] = [];
vi.mock("../api/client", () => ({
  call: ({ path }: { path: string }) => {
    const known = calls.find((one) => one.path === path);
    if (!known) throw new Error(`no answer to ${path}`);
    return known.answer();
  },
}));

const { Line } = await import("./line");
const { tokenFor } = await import("./tokens");
type Told = readonly [what: string, ...rest: unknown[]];

const CHANNEL = "public:updates:en";

test("these tests run the client as pages load it (trim.mjs)", async () => {
  const { Centrifuge } = await import("centrifuge");
  expect(Centrifuge.prototype).not.toHaveProperty("rpc");
});

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.reset();
  FakeSession.reset();
  calls.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WEBSOCKET = { transport: "websocket", endpoint: "wss://push.example" } as const;
const HTTP = { transport: "http_stream", endpoint: "https://push.example/http" } as const;
const QUIC = { transport: "webtransport", endpoint: "https://push.example/wt" } as const;

function line(user: number | null = null, endpoints: readonly PushEndpoint[] = [WEBSOCKET]) {
  const told: Told[] = [];
  const problems: string[] = [];
  const tell =
    (what: string) =>
    (...rest: unknown[]) =>
      void told.push([what, ...rest]);
  const made = new Line(
    {
      endpoints,
      emulation: "https://push.example/emulation",
      api: "https://api.example",
      user,
    },
    {
      // As the page answers it.
      token: tokenFor,
      on: tell("on"),
      off: tell("off"),
      ended: tell("ended"),
      refused: tell("refused"),
      publication: tell("publication"),
      problem: ({ kind }) => problems.push(kind),
    },
  );
  made.add(CHANNEL);
  return { line: made, told, problems };
}

async function connected(user: number | null = null, endpoints?: readonly PushEndpoint[]) {
  const it = line(user, endpoints);
  it.line.open();
  await settle();
  expect(it.told.at(-1)).toEqual(["on", CHANNEL, false]);
  it.told.length = 0;
  return it;
}

/** Lets everything run that waits for nothing. */
const settle = () => vi.advanceTimersByTimeAsync(0);

const sockets = () => FakeSocket.all.length;

/** A token of a signed-in player; each call of `answer` is another. */
function tokens(answer: () => Promise<string>) {
  calls.push({
    path: "/api/v2/websocket/token",
    answer: async () => ({ data: { token: await answer() } }),
  });
}

const refused = (status: number) => new ApiError("refused", status, "POST /token");

test("publications of a channel arrive", async () => {
  const { told, problems } = await connected();
  FakeSocket.last.publish(CHANNEL, { price: 2 });
  await settle();
  expect(told).toEqual([["publication", CHANNEL, { price: 2 }]]);
  expect(problems).toEqual([]);
});

describe("what comes back", () => {
  test.each<[what: string, kind: string, happens: () => void]>([
    ["a connection that is cut", "push.transport_closed", () => FakeSocket.last.drop()],
    ["one that the server closes", "push.closed", () => FakeSocket.last.drop(3000, "restart")],
    [
      "one that the server asks to be opened again",
      "push.closed",
      () => FakeSocket.last.receive({ push: { disconnect: { code: 3005, reason: "expired" } } }),
    ],
    ["a frame that is no JSON", "push.unreadable", () => FakeSocket.last.receive("<html>")],
    [
      "a subscription that the server ends for now",
      "none",
      () =>
        FakeSocket.last.receive({
          push: { channel: CHANNEL, unsubscribe: { code: 2500, reason: "lack of state" } },
        }),
    ],
  ])("%s is reported as %s, and recovers", async (_, kind, happens) => {
    const { told, problems } = await connected();
    happens();
    await vi.advanceTimersByTimeAsync(3000);
    expect(told.at(-1)).toEqual(["on", CHANNEL, true]);
    expect(problems).toEqual(kind === "none" ? [] : [kind]);
  });

  test("a server that sends no ping is left after ten seconds more", async () => {
    const { told, problems } = await connected();
    await vi.advanceTimersByTimeAsync(34_000);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(told).toEqual([["off"], ["on", CHANNEL, true]]);
    expect(problems).toEqual(["push.no_ping"]);
  });

  test("a server that cannot be reached is tried again, later and later, and reported once", async () => {
    FakeSocket.plan = (socket) => socket.drop();
    const { line: it, told, problems } = line();
    it.open();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sockets()).toBeGreaterThan(10);
    expect(sockets()).toBeLessThan(60);
    expect(told).toEqual([["off"]]);
    expect(problems).toEqual(["push.initial_connection"]);
    FakeSocket.plan = (socket) => socket.accept();
    await vi.advanceTimersByTimeAsync(20_500);
    expect(told.at(-1)).toEqual(["on", CHANNEL, false]);
  });

  test("after a connection, one that cannot be opened is no initial problem", async () => {
    const { problems } = await connected();
    FakeSocket.plan = (socket) => socket.drop();
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(3000);
    expect(problems).toEqual(["push.transport_closed"]);
  });

  test("a transport that worked and is blocked now gives way to the next, with what was received", async () => {
    const bodies: string[] = [];
    vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
      if (url === HTTP.endpoint) bodies.push(body);
      throw new TypeError("blocked, too");
    });
    const { problems } = await connected(null, [WEBSOCKET, HTTP]);
    FakeSocket.last.publish(CHANNEL, 1, 8);
    await settle();
    FakeSocket.plan = (socket) => socket.drop();
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(1500);
    expect(bodies).toEqual([]);
    await vi.advanceTimersByTimeAsync(8000);
    expect(bodies.length).toBeGreaterThan(0);
    FakeSocket.plan = (socket) => socket.accept();
    await vi.advanceTimersByTimeAsync(60_000);
    const again = FakeSocket.all.flatMap(({ sent }) => sent).filter((it) => it.subscribe?.recover);
    expect(again[0]?.subscribe).toMatchObject({ offset: 8, epoch: "e" });
    expect(problems[0]).toBe("push.transport_closed");
  });

  test("the browser offline: at once lost; online: at once tried", async () => {
    const { line: it, told } = await connected();
    it.networkChanged(false);
    expect(told).toEqual([["off"]]);
    FakeSocket.plan = (socket) => socket.drop();
    await vi.advanceTimersByTimeAsync(60_000);
    FakeSocket.plan = (socket) => socket.accept();
    it.networkChanged(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.at(-1)).toEqual(["on", CHANNEL, true]);
  });

  /** The answer to a command of one kind, once; then everything is accepted. */
  function once(kind: "connect" | "subscribe", answer: object | undefined) {
    let isFirst = true;
    FakeSocket.plan = (socket) => {
      socket.answer = (command: Command) => {
        if (!command[kind] || !isFirst) return accepted(command);
        isFirst = false;
        return answer;
      };
      socket.accept();
    };
  }

  test.each<[what: string, kind: string, command: "connect" | "subscribe", answer?: object]>([
    ["no answer to connecting", "push.timeout", "connect"],
    ["no answer to subscribing", "push.timeout", "subscribe"],
    [
      "an internal error of the server",
      "push.temporary",
      "connect",
      { error: { code: 100, message: "internal", temporary: true } },
    ],
    ["a code below 100", "push.temporary", "connect", { error: { code: 60, message: "later" } }],
    [
      "a channel that is refused for now",
      "push.temporary",
      "subscribe",
      { error: { code: 100, message: "internal", temporary: true } },
    ],
  ])("%s is reported as %s", async (_, kind, command, answer) => {
    once(command, answer);
    const { line: it, told, problems } = line();
    it.open();
    await vi.advanceTimersByTimeAsync(8000);
    expect(told.at(-1)).toEqual(["on", CHANNEL, false]);
    expect(problems).toEqual([kind]);
  });

  test.each<[what: string, before: () => void, after: () => void]>([
    ["an answer", () => once("connect", {}), () => {}],
    ["a frame", () => {}, () => FakeSocket.last.receive({ push: { channel: CHANNEL, join: {} } })],
  ])("%s without its content: the connection is opened again", async (_, before, after) => {
    // The client's own failure, which nothing can catch.
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    before();
    const { line: it, told, problems } = line();
    it.open();
    await settle();
    after();
    await vi.advanceTimersByTimeAsync(3000);
    process.off("unhandledRejection", unhandled);
    expect(told.at(-1)?.slice(0, 2)).toEqual(["on", CHANNEL]);
    expect(problems).toEqual(["push.unreadable"]);
    expect(sockets()).toBe(2);
  });

  test("a connection that is closed before an answer", async () => {
    FakeSocket.plan = (socket) => {
      socket.answer = () => undefined;
      socket.accept();
    };
    const { line: it, problems } = line();
    it.open();
    await settle();
    FakeSocket.last.drop();
    await settle();
    expect(problems).toEqual(["push.connection_closed"]);
  });

  test("a command that cannot be written", async () => {
    FakeSocket.plan = (socket) => {
      socket.send = () => {
        throw new Error("InvalidStateError");
      };
      socket.accept();
    };
    const { line: it, problems } = line();
    it.open();
    await settle();
    expect(problems).toContain("push.transport_write");
  });
});

describe("by WebTransport", () => {
  /** A line of a browser that has WebTransport, where it is tried first. */
  async function first(plan = FakeSession.plan) {
    vi.stubGlobal("WebTransport", FakeSession);
    FakeSession.plan = plan;
    const it = line(null, [QUIC, WEBSOCKET]);
    it.line.open();
    await settle();
    return it;
  }

  test("publications arrive over one stream, without any websocket", async () => {
    const { told, problems } = await first();
    expect(FakeSession.last.url).toBe(QUIC.endpoint);
    FakeSession.last.receive({
      push: { channel: CHANNEL, pub: { data: { price: 2 }, offset: 2 } },
    });
    await settle();
    expect(told.slice(-2)).toEqual([
      ["on", CHANNEL, false],
      ["publication", CHANNEL, { price: 2 }],
    ]);
    expect([sockets(), problems]).toEqual([0, []]);
  });

  test("a letter that the network cuts in two is read whole", async () => {
    const { told } = await first();
    const message = { push: { channel: CHANNEL, pub: { data: "Спартак — 東京", offset: 2 } } };
    const { length } = new TextEncoder().encode(JSON.stringify(message));
    const cuts = Array.from({ length }, (_, at) => at + 1);
    FakeSession.last.receive(message, ...cuts);
    await settle();
    expect(told.at(-1)).toEqual(["publication", CHANNEL, "Спартак — 東京"]);
  });

  test("a browser without it takes the next at once", async () => {
    const { told, problems } = await connected(null, [QUIC, WEBSOCKET]);
    FakeSocket.last.publish(CHANNEL, 1);
    await settle();
    expect(told).toEqual([["publication", CHANNEL, 1]]);
    expect(problems).toEqual([]);
  });

  test("a network that refuses it: the next at once", async () => {
    const { told } = await first((session) => session.drop());
    await vi.advanceTimersByTimeAsync(1);
    expect(told.at(-1)).toEqual(["on", CHANNEL, false]);
    expect([FakeSession.all.length, sockets()]).toEqual([1, 1]);
  });

  test("a network that swallows it: the next after five seconds", async () => {
    const { told } = await first(() => {});
    await vi.advanceTimersByTimeAsync(4900);
    expect(sockets()).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(told.at(-1)).toEqual(["on", CHANNEL, false]);
    expect(sockets()).toBe(1);
  });

  test("where it worked and is blocked now, the next takes over with what was received", async () => {
    const { told, problems } = await first();
    FakeSession.last.receive({ push: { channel: CHANNEL, pub: { data: 1, offset: 8 } } });
    await settle();
    FakeSession.plan = (session) => session.drop();
    FakeSession.last.drop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told.at(-1)).toEqual(["on", CHANNEL, true]);
    const again = FakeSocket.last.sent.find((it) => it.subscribe);
    expect(again?.subscribe).toMatchObject({ recover: true, offset: 8, epoch: "e" });
    expect(problems[0]).toBe("push.transport_closed");
    expect(sockets()).toBe(1);
  });
});

test("a letter that the network cuts in two is read whole from an HTTP stream, too", async () => {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const send = (message: object) => {
    const bytes = new TextEncoder().encode(`${JSON.stringify(message)}\n`);
    for (const byte of bytes) stream?.enqueue(Uint8Array.of(byte));
  };
  const answer = (command: Command) => send({ id: command.id, ...accepted(command) });
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    if (url !== HTTP.endpoint) {
      answer(JSON.parse((JSON.parse(body) as { data: string }).data));
      return new Response();
    }
    const streamed = new ReadableStream<Uint8Array>({
      start(controller) {
        stream = controller;
      },
    });
    answer(JSON.parse(body));
    return { ok: true, body: streamed };
  });
  const { told } = await connected(null, [HTTP]);
  send({ push: { channel: CHANNEL, pub: { data: "Спартак — 東京", offset: 2 } } });
  await settle();
  expect(told).toEqual([["publication", CHANNEL, "Спартак — 東京"]]);
});

describe("a server that refuses for now, over a transport that is not the first", () => {
  test.each<[how: string, reply: object]>([
    [
      "an error",
      { id: 1, error: { code: 100, message: "internal server error", temporary: true } },
    ],
    ["a disconnect", { push: { disconnect: { code: 3001, reason: "shutdown" } } }],
  ])("%s: it is asked later and later", async (_, reply) => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    FakeSocket.plan = (socket) => socket.drop();
    const asked: number[] = [];
    vi.stubGlobal("fetch", async () => {
      asked.push(Date.now());
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => stream.enqueue(new TextEncoder().encode(`${JSON.stringify(reply)}\n`)),
      });
      return { ok: true, body };
    });
    line(null, [WEBSOCKET, HTTP]).line.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.length).toBeLessThan(20);
    const pauses = asked.slice(1).map((at, nth) => at - (asked[nth] ?? 0));
    expect(Math.min(...pauses.slice(4))).toBeGreaterThan(2_000);
  });
});

test("a browser that keeps nothing, and says so by throwing, is connected", async () => {
  vi.stubGlobal("self", globalThis);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
  });
  try {
    await connected();
  } finally {
    Reflect.deleteProperty(globalThis, "localStorage");
  }
});

describe("what ends", () => {
  test.each<[what: string, kind: string, happens: () => void]>([
    ["3500", "push.client_disconnected", () => FakeSocket.last.drop(3500, "invalid token")],
    ["3999", "push.client_disconnected", () => FakeSocket.last.drop(3999, "gone")],
    ["4500", "push.client_disconnected", () => FakeSocket.last.drop(4500, "banned")],
    [
      "a disconnect with 4501",
      "push.client_disconnected",
      () => FakeSocket.last.receive({ push: { disconnect: { code: 4501, reason: "banned" } } }),
    ],
    ["1009", "push.message_too_large", () => FakeSocket.last.drop(1009)],
  ])("%s is reported as %s, and nothing is tried again", async (_, kind, happens) => {
    const { line: it, told, problems } = await connected();
    const before = sockets();
    happens();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(told.at(-1)).toEqual(["ended"]);
    expect(problems).toEqual([kind]);
    expect(sockets()).toBe(before);
    expect(it.hasEnded).toBe(true);
    it.renew();
    it.networkChanged(true);
    await settle();
    expect(sockets()).toBe(before);
    it.open();
    await settle();
    expect(told.at(-1)).toEqual(["on", CHANNEL, true]);
  });

  test("a connection that the server refuses", async () => {
    FakeSocket.plan = (socket) => {
      socket.answer = () => ({ error: { code: 103, message: "permission denied" } });
      socket.accept();
    };
    const { line: it, told, problems } = line();
    it.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual([["off"], ["ended"]]);
    expect(problems).toEqual(["push.client_disconnected"]);
    expect(sockets()).toBe(1);
  });

  test("a channel that the server refuses ends alone", async () => {
    const { line: it, told, problems } = await connected();
    FakeSocket.last.answer = () => ({ error: { code: 103, message: "permission denied" } });
    it.add("public:match:en:7");
    await settle();
    expect(told).toEqual([["refused", "public:match:en:7"]]);
    expect(problems).toEqual(["push.channel_refused"]);
    expect(it.isOn(CHANNEL)).toBe(true);
  });

  test("a configuration that the client cannot use", async () => {
    const told: string[] = [];
    const problems: string[] = [];
    const wrong = new Line(
      { endpoints: [], emulation: "", api: "", user: null },
      {
        token: tokenFor,
        on: () => {},
        off: () => told.push("off"),
        ended: () => told.push("ended"),
        refused: () => {},
        publication: () => {},
        problem: ({ kind }) => problems.push(kind),
      },
    );
    wrong.open();
    await settle();
    expect(told.at(-1)).toBe("ended");
    expect(problems).toEqual(["push.bad_configuration"]);
  });
});

describe("tokens", () => {
  test("a token that has expired (109) is replaced", async () => {
    let given = 0;
    tokens(async () => {
      given += 1;
      return `token-${given}`;
    });
    FakeSocket.plan = (socket) => {
      socket.answer = (command) =>
        command.connect?.token === "token-1"
          ? { error: { code: 109, message: "token expired" } }
          : accepted(command);
      socket.accept();
    };
    const { line: it, told, problems } = line(7);
    it.open();
    await vi.advanceTimersByTimeAsync(3000);
    expect(told.at(-1)).toEqual(["on", CHANNEL, false]);
    expect(given).toBe(2);
    expect(problems).toEqual(["push.token_expired"]);
  });

  test("a visitor whose token expires has none, which is a wrong configuration", async () => {
    FakeSocket.plan = (socket) => {
      socket.answer = () => ({ error: { code: 109, message: "token expired" } });
      socket.accept();
    };
    const { line: it, told, problems } = line();
    it.open();
    await vi.advanceTimersByTimeAsync(3000);
    expect(told.at(-1)).toEqual(["ended"]);
    expect(problems).toEqual(["push.token_expired", "push.bad_configuration", "push.unauthorized"]);
  });

  test("an operator that gives no token is asked again", async () => {
    let fails = true;
    tokens(async () => {
      if (fails) throw new ApiError("failed", 500, "POST /token");
      return "token";
    });
    const { line: it, told, problems } = line(7);
    it.open();
    await vi.advanceTimersByTimeAsync(2000);
    expect(problems).toEqual(["push.connect_token"]);
    fails = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(told.at(-1)).toEqual(["on", CHANNEL, false]);
  });

  test.each([401, 403])("a token refused with %s ends the connection", async (status) => {
    tokens(async () => {
      throw refused(status);
    });
    const { line: it, told, problems } = line(7);
    it.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.at(-1)).toEqual(["ended"]);
    expect(problems).toEqual(["push.unauthorized"]);
  });

  /** A connection whose token is valid for a minute. */
  async function expiring(answers: (() => Promise<string>)[]) {
    tokens(() => (answers.shift() ?? (async () => "token"))());
    FakeSocket.plan = (socket) => {
      socket.answer = (command) =>
        command.connect
          ? { connect: { client: "c", ping: 25, expires: true, ttl: 30 } }
          : accepted(command);
      socket.accept();
    };
    const it = line(7);
    it.line.open();
    await settle();
    return it;
  }

  test("a token is refreshed before it expires", async () => {
    const { problems } = await expiring([]);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(FakeSocket.last.sent.at(-1)?.refresh).toEqual({ token: "token" });
    expect(problems).toEqual([]);
    expect(sockets()).toBe(1);
  });

  test("a refresh that fails is repeated after five to ten seconds", async () => {
    const fails = async () => {
      throw new ApiError("failed", 500, "POST /token");
    };
    const { problems } = await expiring([async () => "first", fails]);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(problems).toEqual(["push.refresh_token"]);
    expect(FakeSocket.last.sent.at(-1)?.refresh).toBeUndefined();
    await vi.advanceTimersByTimeAsync(3500);
    // The server's pings, which come with any message.
    FakeSocket.last.receive({});
    await vi.advanceTimersByTimeAsync(7000);
    expect(FakeSocket.last.sent.at(-1)?.refresh).toEqual({ token: "token" });
  });

  test("a refresh that is refused ends the connection", async () => {
    const refuses = async () => {
      throw refused(401);
    };
    const { told, problems } = await expiring([async () => "first", refuses]);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(told.at(-1)).toEqual(["ended"]);
    expect(problems).toEqual(["push.unauthorized"]);
  });

  test("an operator that gives no token after the line or the channel is closed changes nothing", async () => {
    const late: (() => void)[] = [];
    const later = () =>
      new Promise<never>((_, reject) => {
        late.push(() => reject(new ApiError("failed", 500, "POST /token")));
      });
    tokens(later);
    calls.push({ path: "/api/v2/websocket/authorize", answer: later });
    const visitor = await connected();
    visitor.line.add("$private:user:en:7");
    const player = line(7);
    player.line.open();
    await settle();
    visitor.line.remove("$private:user:en:7");
    player.line.close();
    for (const answer of late) answer();
    await vi.advanceTimersByTimeAsync(5000);
    expect(late).toHaveLength(2);
    expect([...visitor.problems, ...player.problems]).toEqual([]);
  });

  test("a private channel without a token is asked for again; a refused one is not", async () => {
    tokens(async () => "token");
    const channel = "$private:user:en:7";
    const answers = [new ApiError("failed", 500, "POST /authorize"), refused(403)];
    calls.push({
      path: "/api/v2/websocket/authorize",
      answer: () => Promise.reject(answers.shift()),
    });
    const { line: it, told, problems } = await connected(7);
    it.add(channel);
    await vi.advanceTimersByTimeAsync(5000);
    expect(problems).toEqual(["push.channel_token", "push.unauthorized"]);
    expect(told).toEqual([["refused", channel]]);
  });
});
