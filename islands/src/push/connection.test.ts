import { beforeEach, expect, test, vi } from "vitest";
import { push } from "./bus";
import { Connection } from "./connection";
import type { FromPage, ToPage } from "./messages";

/** What the last connection has sent; earlier ones go on. */
let sent: FromPage[] = [];
/** Has the last connection receive a message. */
let receive: (message: ToPage) => void;
vi.mock("./tokens", () => ({ tokenFor: async (channel: string) => ({ token: `of ${channel}` }) }));
vi.mock("./port", () => ({
  openPort: (take: (message: ToPage) => void) => {
    const own: FromPage[] = [];
    sent = own;
    receive = take;
    return { send: (message: FromPage) => own.push(message), close() {} };
  },
}));

const CONFIG = { api: "", emulation: "", locale: "ar", push: [] };
const EVENTS = { onListening() {}, onLost() {}, onEnd() {} };

beforeEach(() => {
  push.setUser(null);
});

const users = () => sent.flatMap((one) => (one.do === "hello" ? [one.key.user] : []));
const channels = () => sent.flatMap((one) => (one.do === "listen" ? [one.channel] : []));

test.each([
  ["before the connection", true],
  ["after it was opened", false],
])("a player who is known %s is listened to", (_, first) => {
  if (first) push.setUser(7);
  const connection = new Connection(CONFIG, EVENTS);
  connection.listen("public:updates:ar");
  connection.open();
  if (!first) push.setUser(7);
  expect(users().at(-1)).toBe(7);
  expect(channels()).toContain("$private:user:ar:7");
  expect(users()).toHaveLength(first ? 1 : 2);
});

test("after signing out the player is no longer listened to", () => {
  push.setUser(7);
  const connection = new Connection(CONFIG, EVENTS);
  connection.listen("public:updates:ar");
  connection.open();
  sent.length = 0;
  push.setUser(null);
  expect(users()).toEqual([null]);
  expect(channels()).toEqual(["public:updates:ar"]);
});

test("a page answers for a token, even while it changes its line", async () => {
  const connection = new Connection(CONFIG, EVENTS);
  connection.listen("public:updates:ar");
  connection.open();
  receive({ is: "token", asked: 3, channel: "$private:user:ar:7" });
  const answer = { token: "of $private:user:ar:7" };
  await vi.dynamicImportSettled();
  expect(sent.at(-1)).toEqual({ do: "answer", asked: 3, answer });
});
