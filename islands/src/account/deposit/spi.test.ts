import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SpiOptions } from "./spi";

vi.mock("../../api/config", () => ({ siteConfig: () => ({ tag: "ar", prefix: "/ar" }) }));
vi.mock("../../messages/messages", () => ({ loadMessages: async () => (key: string) => key }));

const PLATFORM = "https://www.example";
const listener = { onReady: vi.fn(), onTrouble: vi.fn(), onEnd: vi.fn(), onNotice: vi.fn() };
const mount = vi.fn();
const unmount = vi.fn();
const warn = vi.fn();
const assign = vi.fn();
let scripts: HTMLScriptElement[];
let place: HTMLElement;
/** Anew in each test: a page loads the script once. */
let spi: typeof import("./spi");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.resetAllMocks();
  mount.mockReturnValue(unmount);
  vi.spyOn(console, "warn").mockImplementation(warn);
  vi.spyOn(location, "assign").mockImplementation(assign);
  scripts = [];
  vi.spyOn(document.head, "append").mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement);
  });
  place = document.createElement("div");
  history.replaceState(null, "", "/ar/soccer?page=2#slip");
  spi = await import("./spi");
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  register(undefined);
});

function register(what: unknown) {
  (window as { spi?: unknown }).spi = what;
}

const show = () => spi.showWidget(place, PLATFORM, listener);
const pass = (milliseconds = 200) => vi.advanceTimersByTimeAsync(milliseconds);
const given = (): SpiOptions => mount.mock.lastCall?.[1];

/** Shows the widget of a script that has registered. */
async function shown() {
  const remove = show();
  register({ mount });
  await pass();
  return remove;
}

test("the script is loaded when the widget is shown, and once in a page", async () => {
  expect(scripts).toEqual([]);
  const remove = show();
  expect(scripts.map(({ src }) => src)).toEqual(["https://www.example/spi/main.js"]);
  expect(listener.onReady).not.toHaveBeenCalled();
  register({ mount });
  await pass();
  expect(listener.onReady).toHaveBeenCalledTimes(1);
  remove();
  show();
  await pass();
  expect(scripts.length).toBe(1);
  expect(mount).toHaveBeenCalledTimes(2);
});

test("the widget is told where it calls, in which language, and where payments lead back to", async () => {
  await shown();
  expect(mount.mock.lastCall?.[0]).toBe(place);
  const back = (status: string) => `${location.origin}/ar/soccer?page=2&status=${status}#slip`;
  expect(given()).toMatchObject({
    serverUrl: PLATFORM,
    apiPrefix: "/spi/api",
    locale: "ar",
    returnUrls: { success: back("success"), error: back("error"), pending: back("pending") },
  });
});

test.each([
  ["terms-and-conditions", "/ar/terms-and-conditions"],
  ["transaction-history", "/ar/profile/wallet/transactions"],
  ["support", "/ar/help-center"],
])("%s leads to the platform's %s", async (page, path) => {
  await shown();
  given().onNavigate(page);
  expect(assign.mock.calls).toEqual([[`${PLATFORM}${path}`]]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  "javascript:alert(1)",
  "https://elsewhere.example/",
  "/help-center",
  "toString",
  "",
  null,
  undefined,
  { toString: () => "support" },
])("%s leads nowhere, and is reported", async (page) => {
  await shown();
  given().onNavigate(page);
  expect(assign).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledTimes(1);
});

test("a widget that was removed leads nowhere", async () => {
  const remove = await shown();
  remove();
  expect(unmount).toHaveBeenCalledTimes(1);
  given().onNavigate("support");
  expect(assign).not.toHaveBeenCalled();
});

test.each(["success", "pending", "failed"])(
  "%s is told once, and nothing after it",
  async (end) => {
    await shown();
    given().onEnd(end);
    given().onEnd("success");
    expect(listener.onEnd.mock.calls).toEqual([[end]]);
  },
);

test("after a payment that failed another one can be made, as often as it fails", async () => {
  await shown();
  for (const end of ["error", "error", "pending", "error"]) given().onEnd(end);
  expect(listener.onEnd.mock.calls).toEqual([["error"], ["error"], ["pending"]]);
});

test("an end is told even after the dialog was closed: money has moved", async () => {
  const remove = await shown();
  remove();
  given().onEnd("success");
  expect(listener.onEnd.mock.calls).toEqual([["success"]]);
});

test.each(["SUCCESS", "constructor", "", 1, null, ["success"]])(
  "an end %s is reported, and the next one counts",
  async (end) => {
    await shown();
    given().onEnd(end);
    expect(listener.onEnd).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledTimes(1);
    given().onEnd("pending");
    expect(listener.onEnd.mock.calls).toEqual([["pending"]]);
  },
);

test("a notification is passed on, before the end, after it, and after the dialog was closed", async () => {
  const remove = await shown();
  const notice = (key: string) => ({ type: "warning", key });
  given().onNotify(notice("three_ds_needed"));
  given().onEnd("pending");
  given().onNotify(notice("processing_delayed"));
  remove();
  given().onNotify(notice("method_unavailable"));
  const keys = listener.onNotice.mock.calls.map(([{ key }]) => key);
  expect(keys).toEqual(["three_ds_needed", "processing_delayed", "method_unavailable"]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  null,
  undefined,
  "warning",
  {},
  { type: "constructor", key: "card_saved" },
  ["success"],
])("a notification %j of no known type is reported, and not passed on", async (said) => {
  await shown();
  given().onNotify(said);
  expect(listener.onNotice).not.toHaveBeenCalled();
  expect(warn.mock.calls[0]?.[0]).toContain("unknown type");
  expect(warn.mock.calls[0]?.[1]).toBe(said);
});

test.each(["toString", "", 7, undefined])(
  "a notification of the unknown %j is passed on without it, and named",
  async (key) => {
    await shown();
    given().onNotify({ type: "danger", key });
    expect(listener.onNotice.mock.calls).toEqual([[{ type: "danger", key: undefined }]]);
    expect(warn.mock.calls[0]?.[0]).toContain("unknown key");
    expect(warn.mock.calls[0]?.[1]).toBe(key);
  },
);

test("a script that cannot be loaded is said, and loaded again next time", async () => {
  const remove = show();
  scripts[0]?.dispatchEvent(new Event("error"));
  await pass();
  expect(listener.onTrouble).toHaveBeenCalledTimes(1);
  remove();
  await shown();
  expect(scripts.length).toBe(2);
  expect(listener.onReady).toHaveBeenCalledTimes(1);
});

test.each([undefined, null, {}, { mount: "form" }])(
  "a script that registers %o is given up on in time",
  async (what) => {
    show();
    register(what);
    await pass(spi.PATIENCE - 200);
    expect(listener.onTrouble).not.toHaveBeenCalled();
    await pass(400);
    expect(listener.onTrouble).toHaveBeenCalledTimes(1);
    expect(mount).not.toHaveBeenCalled();
  },
);

test("a script that registers late is waited for", async () => {
  show();
  await pass(spi.PATIENCE - 1_000);
  register({ mount });
  await pass();
  expect(listener.onReady).toHaveBeenCalledTimes(1);
  await pass(spi.PATIENCE * 2);
  expect(listener.onTrouble).not.toHaveBeenCalled();
});

test.each([
  [
    "throws",
    () =>
      mount.mockImplementation(() => {
        throw new Error("no");
      }),
  ],
  ["rejects", () => mount.mockRejectedValue(new Error("no"))],
  ["gives nothing to unmount it", () => mount.mockReturnValue(undefined)],
])("a mount that %s is trouble", async (_, prepare) => {
  prepare();
  await shown();
  expect(listener.onTrouble).toHaveBeenCalledTimes(1);
  expect(listener.onReady).not.toHaveBeenCalled();
});

test("a form that comes too late is trouble, and is removed again", async () => {
  let finish: (stop: unknown) => void = () => {};
  mount.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  await shown();
  await pass(spi.PATIENCE);
  expect(listener.onTrouble).toHaveBeenCalledTimes(1);
  finish(unmount);
  await pass();
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(listener.onReady).not.toHaveBeenCalled();
});

test("a dialog that is closed meanwhile shows nothing", async () => {
  const removeEarly = show();
  removeEarly();
  register({ mount });
  await pass();
  expect(mount).not.toHaveBeenCalled();
  let finish: (stop: unknown) => void = () => {};
  mount.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const remove = show();
  await pass();
  remove();
  finish(unmount);
  await pass(spi.PATIENCE * 2);
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(listener.onReady).not.toHaveBeenCalled();
  expect(listener.onTrouble).not.toHaveBeenCalled();
});

test("a widget that fails to unmount does not take the page down", async () => {
  unmount.mockImplementation(() => {
    throw new Error("no");
  });
  const remove = await shown();
  remove();
  expect(warn).toHaveBeenCalledTimes(1);
});
