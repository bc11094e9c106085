/** A value in all tabs: each test makes its own tabs, which share one session storage. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { delivered, openChannels, sleep } from "../core/testing/channel";
import { sharedStore } from "./shared-store";

const KEY = "betsLayout";

interface Text {
  readonly text: string;
}

const of = (text: string): Text => ({ text });

/** A tab, which adopts nothing that begins with a question mark. */
function createTab() {
  return sharedStore<Text>({
    first: of(""),
    key: KEY,
    channel: "texts",
    field: "shown",
    read: (value) => (typeof value === "object" ? (value as Text) : undefined),
    adopt: (value) => (value.text.startsWith("?") ? undefined : value),
  });
}

async function openTab() {
  const tab = createTab();
  tab.open();
  await delivered();
  return tab;
}

beforeEach(() => {
  openChannels();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const texts = (...tabs: ReturnType<typeof createTab>[]) =>
  tabs.map(({ $value }) => $value.get().text);

test("the latest change is in every tab, also in those that open later", async () => {
  const first = await openTab();
  const second = await openTab();
  first.change(of("a"));
  await delivered();
  second.change(of("b"));
  await delivered();
  const third = await openTab();
  expect(texts(first, second, third)).toEqual(["b", "b", "b"]);
});

test("what follows by itself is stored, but is neither sent nor newer", async () => {
  const first = await openTab();
  const second = await openTab();
  first.change(of("a"));
  await delivered();
  second.follow(of("a in English"));
  await delivered();
  expect(texts(first, second)).toEqual(["a", "a in English"]);
  expect(JSON.parse(sessionStorage[KEY]).shown).toEqual(of("a in English"));
});

test("an earlier page of the tab leaves its value", async () => {
  (await openTab()).change(of("a"));
  openChannels();
  const next = createTab();
  expect([next.restore(), ...texts(next)]).toEqual([true, "a"]);
});

test("a tab that was asleep undoes nothing, and learns what is newer", async () => {
  const first = await openTab();
  const second = await openTab();
  const wake = sleep();
  first.change(of("a"));
  await delivered();
  wake();
  expect(texts(second)).toEqual([""]);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await delivered();
  expect(texts(first, second)).toEqual(["a", "a"]);
});

test("of two changes at one moment the one that knew of the other wins", async () => {
  vi.spyOn(Date, "now").mockReturnValue(1);
  const first = await openTab();
  const second = await openTab();
  first.change(of("a"));
  await delivered();
  second.change(of("b"));
  await delivered();
  expect(texts(first, second)).toEqual(["b", "b"]);
});

test("nothing is taken over that is unusable, or that the tab knows too little for", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const first = await openTab();
  first.change(of("a"));
  const channel = new BroadcastChannel("texts");
  for (const bad of [null, "b", { shown: 1, stamp: Infinity }, { shown: of("b") }]) {
    channel.postMessage(bad);
  }
  channel.postMessage({ shown: of("?"), stamp: Number.MAX_SAFE_INTEGER });
  await delivered();
  expect(texts(first)).toEqual(["a"]);
  sessionStorage[KEY] = JSON.stringify({ shown: 7 });
  expect(createTab().restore()).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
  sessionStorage.clear();
  expect(createTab().restore()).toBe(false);
});

test("an unchanged value is not sent", async () => {
  const first = await openTab();
  const second = await openTab();
  first.change(of("a"));
  await delivered();
  second.change(second.$value.get());
  first.change(of("b"));
  await delivered();
  expect(texts(first, second)).toEqual(["b", "b"]);
});
