// @vitest-environment node
/** Which pages share a connection, and what of it each of them gets. */
import { beforeEach, expect, test, vi } from "vitest";
import type { LineEvents } from "./line";
import type { FromPage, LineKey, ToPage } from "./messages";

/** A line that does what the test says. */
class FakeLine {
  static all: FakeLine[] = [];
  readonly calls: string[] = [];
  readonly on = new Set<string>();
  constructor(
    readonly key: LineKey,
    readonly events: LineEvents,
  ) {
    FakeLine.all.push(this);
  }
  open = () => this.calls.push("open");
  rest = () => this.calls.push("rest");
  renew = () => this.calls.push("renew");
  close = () => this.calls.push("close");
  add = (channel: string) => this.calls.push(`add ${channel}`);
  remove = (channel: string) => this.calls.push(`remove ${channel}`);
  isOn = (channel: string) => this.on.has(channel);
  networkChanged = (online: boolean) => this.calls.push(`online ${online}`);
}
vi.mock("./line", () => ({ Line: FakeLine }));

const { LINGER_MS, Switchboard } = await import("./switchboard");

const KEY: LineKey = {
  endpoints: [{ transport: "websocket", endpoint: "wss://push.example" }],
  emulation: "https://push.example/emulation",
  api: "https://api.example",
  user: null,
};

/** Locks by name: what is called when the page lets go. */
const locks = new Map<string, () => unknown>();

beforeEach(() => {
  vi.useFakeTimers();
  FakeLine.all = [];
  locks.clear();
  vi.stubGlobal("navigator", {
    locks: {
      request: (name: string, granted: () => unknown) => {
        locks.set(name, granted);
        return Promise.resolve();
      },
    },
  });
});

function board(shared = true) {
  const switchboard = new Switchboard({ shared });
  return {
    switchboard,
    page(user: number | null = null, ...channels: string[]) {
      const got: ToPage[] = [];
      const take = switchboard.attach((message) => got.push(message));
      const hello: FromPage = { do: "hello", key: { ...KEY, user } };
      take(hello);
      for (const channel of channels) take({ do: "listen", channel });
      got.length = 0;
      return { take, got, hello };
    },
  };
}

const line = (nth = 0) => FakeLine.all[nth] as FakeLine;

test("visitors share a line, two players never do", () => {
  const { page } = board();
  page(null);
  page(null);
  page(7);
  page(8);
  page(7);
  expect(FakeLine.all.map(({ key }) => key.user)).toEqual([null, 7, 8]);
});

test("a page gets the events of its channels alone, those of a frame together", () => {
  const { page } = board();
  const english = page(null, "updates:en", "match:en:1");
  const german = page(null, "updates:de");
  const { events } = line();
  events.publication("updates:en", 1);
  events.publication("updates:de", 2);
  events.publication("match:en:1", 3);
  vi.advanceTimersByTime(1);
  expect(english.got).toEqual([{ is: "events", events: [1, 3] }]);
  expect(german.got).toEqual([{ is: "events", events: [2] }]);
});

test("a state comes after the events before it", () => {
  const { page } = board();
  const { got } = page(null, "updates:en");
  line().events.publication("updates:en", 1);
  line().events.off();
  expect(got).toEqual([{ is: "events", events: [1] }, { is: "off" }]);
});

test("a page that comes later is told at once what is subscribed to", () => {
  const { page } = board();
  page(null, "updates:en");
  line().on.add("updates:en");
  const later = page();
  later.take({ do: "listen", channel: "updates:en" });
  expect(later.got).toEqual([{ is: "on", channel: "updates:en", recovered: false }]);
  expect(line().calls.filter((one) => one.startsWith("add"))).toEqual(["add updates:en"]);
});

test("a channel ends some time after its last listener, and a new one keeps it", () => {
  const { page } = board();
  const [one, two] = [page(null, "match:en:1"), page(null, "match:en:1")];
  one.take({ do: "leave", channel: "match:en:1" });
  vi.advanceTimersByTime(LINGER_MS + 1);
  expect(line().calls).not.toContain("remove match:en:1");
  two.take({ do: "leave", channel: "match:en:1" });
  vi.advanceTimersByTime(LINGER_MS - 1);
  two.take({ do: "listen", channel: "match:en:1" });
  vi.advanceTimersByTime(LINGER_MS);
  expect(line().calls).not.toContain("remove match:en:1");
  two.take({ do: "leave", channel: "match:en:1" });
  vi.advanceTimersByTime(LINGER_MS + 1);
  expect(line().calls).toContain("remove match:en:1");
});

test("a line ends some time after its last page; a page that follows a link keeps it", () => {
  const { page } = board();
  const one = page(null, "updates:en");
  one.take({ do: "rest" });
  vi.advanceTimersByTime(LINGER_MS - 1);
  const two = page(null, "updates:en");
  vi.advanceTimersByTime(LINGER_MS);
  expect(line().calls).not.toContain("close");
  line().events.publication("updates:en", 1);
  vi.advanceTimersByTime(1);
  expect(two.got).toEqual([{ is: "events", events: [1] }]);
  // Nothing is sent to a page in the back-forward cache: the browser would throw it away.
  expect(one.got).toEqual([]);
  two.take({ do: "rest" });
  vi.advanceTimersByTime(LINGER_MS + 1);
  expect(line().calls.at(-1)).toBe("close");
  page();
  expect(FakeLine.all).toHaveLength(2);
});

test("a page that crashes lets go of its lock, and so of its channels", () => {
  const { page } = board();
  const { take } = page(null, "updates:en");
  take({ do: "hold", lock: "page-1" });
  vi.advanceTimersByTime(LINGER_MS * 2);
  expect(line().calls).not.toContain("close");
  locks.get("page-1")?.();
  vi.advanceTimersByTime(LINGER_MS + 1);
  expect(line().calls).toContain("remove updates:en");
  expect(line().calls).toContain("close");
});

test("the lock of an earlier stay does not end a later one", () => {
  const { page } = board();
  const { take, hello } = page(null, "updates:en");
  take({ do: "hold", lock: "page-1" });
  take({ do: "rest" });
  take(hello);
  take({ do: "listen", channel: "updates:en" });
  take({ do: "hold", lock: "page-2" });
  locks.get("page-1")?.();
  vi.advanceTimersByTime(LINGER_MS + 1);
  expect(line().calls).not.toContain("close");
});

test("a page that signs in moves to another line, and its old one ends", () => {
  const { page } = board();
  const { take, hello, got } = page(null, "updates:en");
  take({ ...hello, key: { ...KEY, user: 7 } } as FromPage);
  take({ do: "listen", channel: "updates:en" });
  got.length = 0;
  line(0).events.publication("updates:en", "visitor's");
  line(1).events.publication("updates:en", "player's");
  vi.advanceTimersByTime(LINGER_MS + 1);
  expect(got).toEqual([{ is: "events", events: ["player's"] }]);
  expect(line(0).calls.at(-1)).toBe("close");
});

test("a page that signs in is still noticed when it crashes", () => {
  const { page } = board();
  const { take } = page(null, "updates:en");
  take({ do: "hold", lock: "page-1" });
  take({ do: "hello", key: { ...KEY, user: 7 } });
  take({ do: "listen", channel: "updates:en" });
  locks.get("page-1")?.();
  vi.advanceTimersByTime(LINGER_MS + 1);
  expect(FakeLine.all.map(({ calls }) => calls.at(-1))).toEqual(["close", "close"]);
});

test("a problem is reported by one page", () => {
  const { page } = board();
  const [one, two] = [page(7), page(7)];
  line().events.problem({ kind: "push.no_ping", message: "late" });
  expect(one.got).toEqual([{ is: "problem", problem: { kind: "push.no_ping", message: "late" } }]);
  expect(two.got).toEqual([]);
});

test("the page that came last is asked for a token, and another one when that goes", async () => {
  const { page } = board();
  const [one, two] = [page(7), page(7)];
  const token = line().events.token("$private");
  expect([one.got, two.got]).toEqual([[], [{ is: "token", asked: 1, channel: "$private" }]]);
  two.take({ do: "rest" });
  await vi.advanceTimersByTimeAsync(0);
  expect(one.got).toEqual([{ is: "token", asked: 2, channel: "$private" }]);
  two.take({ do: "answer", asked: 1, answer: { token: "late" } });
  one.take({ do: "answer", asked: 2, answer: { token: "its" } });
  expect(await token).toEqual({ token: "its" });
});

test("without a page there is no token", async () => {
  const { page } = board();
  const { take } = page(7);
  const token = line().events.token(null);
  take({ do: "rest" });
  expect(await token).toEqual({ failed: "no page is there" });
});

test("a page that finds that the session has ended tells the player's other pages", async () => {
  const { page } = board();
  const [one, two, visitor] = [page(7), page(7), page(null)];
  const token = line().events.token(null);
  two.got.length = 0;
  two.take({ do: "answer", asked: 1, answer: { none: "expired" } });
  expect(await token).toEqual({ none: "expired" });
  expect([one.got, two.got, visitor.got]).toEqual([[{ is: "expired" }], [], []]);
});

test("alone, a page that rests closes the connection and keeps its place", () => {
  const { page } = board(false);
  const { take, hello } = page(null, "updates:en");
  take({ do: "rest" });
  expect(line().calls).toEqual(["open", "add updates:en", "rest"]);
  take(hello);
  expect(FakeLine.all).toHaveLength(1);
  expect(line().calls.at(-1)).toBe("open");
});

test("alone, another user's connection replaces the first at once", () => {
  const { page } = board(false);
  const { take } = page(null, "updates:en");
  take({ do: "hello", key: { ...KEY, user: 7 } });
  expect(line(0).calls.at(-1)).toBe("close");
  expect(line(1).key.user).toBe(7);
});
