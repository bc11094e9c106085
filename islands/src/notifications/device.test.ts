/** Notifications on this device, with a service that answers as it is told. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetModules } from "../testing/fresh";

const { saveSettings, fetchSubscription, site } = vi.hoisted(() => ({
  saveSettings: vi.fn(),
  fetchSubscription: vi.fn(),
  site: { notify: undefined as object | undefined },
}));

vi.mock("../api/ticket-calls", () => ({ saveSettings }));
vi.mock("../api/subscription", () => ({ fetchSubscription }));
vi.mock("../api/config", () => ({ siteConfig: () => site }));

const PUSH = { app: "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0", script: "https://cdn.example/page.js" };
const PLAYER = 1;
const saved = (id: string) => [{ one_signal_push_notification_subscription: id }];

let device: typeof import("./device");
let leaving: typeof import("./shared/leaving");
/** The subscription that each account has, at the operator. */
let account: string | null;
let scripts: HTMLScriptElement[];
let did: string[];
let subscription: { id: string | null; optIn: () => Promise<void>; optOut: () => Promise<void> };
const init = vi.fn();
const asks = vi.fn();
const warn = vi.fn();

beforeEach(async () => {
  forgetModules();
  vi.useFakeTimers();
  vi.resetAllMocks();
  vi.spyOn(console, "warn").mockImplementation(warn);
  localStorage.clear();
  scripts = [];
  did = [];
  vi.spyOn(document.head, "append").mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement);
  });
  init.mockResolvedValue(undefined);
  asks.mockResolvedValue("granted");
  site.notify = PUSH;
  account = "";
  saveSettings.mockImplementation(async (update) => {
    account = update.one_signal_push_notification_subscription;
  });
  fetchSubscription.mockImplementation(async () => account);
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: asks });
  subscription = {
    id: "abc",
    optIn: async () => void did.push("in"),
    optOut: async () => void did.push("out"),
  };
  device = await import("./device");
  leaving = await import("./shared/leaving");
});

afterEach(() => {
  (window as { OneSignalDeferred?: unknown }).OneSignalDeferred = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (milliseconds = 200) => vi.advanceTimersByTimeAsync(milliseconds);

const service = () => ({
  init,
  Notifications: { requestPermission: async () => void did.push("asks") },
  User: { PushSubscription: subscription },
});

/** The script is there: it calls what was waiting for it. */
function loads(what: unknown = service()) {
  const { OneSignalDeferred } = window as unknown as {
    OneSignalDeferred: ((it: unknown) => void)[];
  };
  for (const task of OneSignalDeferred.splice(0)) task(what);
}

/** Presses the switch; the service answers. */
async function turned<T>(press: Promise<T>): Promise<T> {
  const done = press.catch(() => {});
  await pass();
  if (scripts.length > 0) loads();
  await pass();
  await done;
  return press;
}

const on = () => turned(device.switchOn(PUSH, PLAYER));
const off = () => turned(device.switchOff(PUSH));
const optsOutNever = async () => {
  throw new Error("offline");
};

test("nothing is loaded before the switch is pressed", async () => {
  expect(device.isNotified(PLAYER)).toBe(false);
  await pass(60_000);
  expect(scripts).toEqual([]);
});

describe("switching on", () => {
  test("asks, subscribes this browser and tells the account", async () => {
    expect(await on()).toBe("granted");
    expect(scripts.map(({ src }) => src)).toEqual([PUSH.script]);
    expect(init.mock.calls).toEqual([
      [
        {
          appId: PUSH.app,
          serviceWorkerPath: "push/onesignal/OneSignalSDKWorker.js",
          serviceWorkerParam: { scope: "/push/onesignal/" },
          welcomeNotification: { disable: true },
        },
      ],
    ]);
    expect(did).toEqual(["asks", "in"]);
    expect(saveSettings.mock.calls).toEqual([saved("abc")]);
    expect(device.isNotified(PLAYER)).toBe(true);
  });

  test("asks the visitor at the press, before the script is there", () => {
    void device.switchOn(PUSH, PLAYER);
    expect(asks).toHaveBeenCalledTimes(1);
    expect(scripts).toEqual([]);
  });

  test.each(["denied", "default"])("that was answered %s loads nothing", async (answer) => {
    asks.mockResolvedValue(answer);
    expect(await device.switchOn(PUSH, PLAYER)).toBe(answer);
    expect(scripts).toEqual([]);
    expect(saveSettings).not.toHaveBeenCalled();
    expect(device.isNotified(PLAYER)).toBe(false);
  });

  test("waits for the id that the service gives", async () => {
    subscription.id = null;
    const done = device.switchOn(PUSH, PLAYER);
    await pass();
    loads();
    await pass();
    subscription.id = "local-1";
    await pass(1_000);
    expect(saveSettings).not.toHaveBeenCalled();
    subscription.id = "real";
    await pass();
    expect(await done).toBe("granted");
    expect(saveSettings.mock.calls).toEqual([saved("real")]);
  });

  test("without an id fails in time", async () => {
    subscription.id = null;
    const done = expect(device.switchOn(PUSH, PLAYER)).rejects.toThrow("no id");
    await pass();
    loads();
    await pass(device.PATIENCE + 1_000);
    await done;
    expect(saveSettings).not.toHaveBeenCalled();
    expect(did).toEqual(["asks", "in", "out"]);
  });

  test("that the operator refuses ends the subscription", async () => {
    saveSettings.mockRejectedValue(new Error("503"));
    await expect(on()).rejects.toThrow("503");
    expect(did).toEqual(["asks", "in", "out"]);
    expect(device.isNotified(PLAYER)).toBe(false);
  });

  test("with a script that cannot be loaded fails, and loads it again the next time", async () => {
    const failed = expect(device.switchOn(PUSH, PLAYER)).rejects.toThrow("could not be loaded");
    await pass();
    scripts[0]?.dispatchEvent(new Event("error"));
    await failed;
    expect(await on()).toBe("granted");
    expect(scripts.length).toBe(2);
  });

  test("with a script that is slow fails in time, and does not load it twice", async () => {
    const failed = expect(device.switchOn(PUSH, PLAYER)).rejects.toThrow("did not answer");
    await pass(device.PATIENCE + 100);
    await failed;
    expect(await on()).toBe("granted");
    expect([scripts.length, init.mock.calls.length]).toEqual([1, 1]);
  });

  test("with another script fails", async () => {
    const failed = expect(device.switchOn(PUSH, PLAYER)).rejects.toThrow("another version");
    await pass();
    loads({ push: () => {} });
    await failed;
  });

  test("with a service that cannot begin fails, and begins again the next time", async () => {
    init.mockRejectedValueOnce(new Error("no such app"));
    await expect(on()).rejects.toThrow("no such app");
    expect(await on()).toBe("granted");
    expect(init).toHaveBeenCalledTimes(2);
  });
});

describe("switching off", () => {
  test("ends the subscription and tells the account", async () => {
    await on();
    await off();
    expect(did).toEqual(["asks", "in", "out"]);
    expect(saveSettings.mock.calls).toEqual([saved("abc"), saved("")]);
    expect(device.isNotified(PLAYER)).toBe(false);
    expect([scripts.length, init.mock.calls.length]).toEqual([1, 1]);
  });

  test("on a later page loads the script, and asks nobody", async () => {
    localStorage.setItem("notifiedPlayer", '{"player":1,"id":"abc"}');
    account = "abc";
    expect(device.isNotified(PLAYER)).toBe(true);
    await off();
    expect(asks).not.toHaveBeenCalled();
    expect(did).toEqual(["out"]);
    expect(device.isNotified(PLAYER)).toBe(false);
  });

  test("leaves another device on that was switched on since", async () => {
    await on();
    account = "phone";
    expect(await device.isChosen()).toBe(false);
    await off();
    expect([account, did]).toEqual(["phone", ["asks", "in", "out"]]);
    expect(device.isNotified(PLAYER)).toBe(false);
  });

  test("at an operator that does not say whose it is tells the account", async () => {
    await on();
    account = null;
    expect(await device.isChosen()).toBe(true);
    await off();
    expect(saveSettings.mock.calls).toEqual([saved("abc"), saved("")]);
  });

  test.each([
    ["takes no change", () => saveSettings.mockRejectedValue(new Error("503"))],
    [
      "does not say which device it is",
      () => fetchSubscription.mockRejectedValue(new Error("503")),
    ],
  ])("where the operator %s, changes nothing: messages still come", async (_, fail) => {
    await on();
    fail();
    await expect(off()).rejects.toThrow("503");
    expect(did).toEqual(["asks", "in"]);
    expect(device.isNotified(PLAYER)).toBe(true);
  });

  test("where the service fails, is off all the same, and ends there on a later page", async () => {
    await on();
    subscription.optOut = optsOutNever;
    await off();
    expect([account, device.isNotified(PLAYER)]).toEqual(["", false]);
    expect(warn).toHaveBeenCalledTimes(1);
    subscription.optOut = async () => void did.push("out");
    leaving.finishLeaving();
    await vi.dynamicImportSettled();
    await pass();
    expect(did).toEqual(["asks", "in", "out"]);
    leaving.finishLeaving();
    await vi.dynamicImportSettled();
    await pass();
    expect(did).toEqual(["asks", "in", "out"]);
  });
});

describe("a player who leaves", () => {
  /** The player leaves; the service's script is loaded if somebody wants it. */
  async function leave(what: () => void = leaving.leaveDevice) {
    what();
    await vi.dynamicImportSettled();
    await pass();
    if (scripts.length > 0) loads();
    await pass();
  }

  test("who never switched it on here loads nothing", async () => {
    await leave();
    await leave(leaving.finishLeaving);
    expect([scripts, localStorage.length]).toEqual([[], 0]);
  });

  test("is not notified here any more, and the account is not asked", async () => {
    localStorage.setItem("notifiedPlayer", '{"player":1,"id":"abc"}');
    await leave();
    expect([did, localStorage.length]).toEqual([["out"], 0]);
    expect([asks, saveSettings, fetchSubscription].map((one) => one.mock.calls)).toEqual([
      [],
      [],
      [],
    ]);
  });

  test("as an earlier version has stored it, too", async () => {
    localStorage.setItem("notifiedPlayer", "1");
    await leave();
    expect([did, localStorage.length]).toEqual([["out"], 0]);
  });

  test("where the service fails, is unsubscribed by a later page", async () => {
    await on();
    subscription.optOut = optsOutNever;
    await leave();
    expect([did, warn.mock.calls.length]).toEqual([["asks", "in"], 1]);
    // Back again, the player sees that messages come still.
    expect(device.isNotified(PLAYER)).toBe(true);
    subscription.optOut = async () => void did.push("out");
    await leave(leaving.finishLeaving);
    expect([did, localStorage.length]).toEqual([["asks", "in", "out"], 0]);
  });

  test("a page does not unsubscribe who has only not come back", async () => {
    await on();
    await leave(leaving.finishLeaving);
    expect(did).toEqual(["asks", "in"]);
    expect(device.isNotified(PLAYER)).toBe(true);
  });

  test("does not unsubscribe whoever comes next", async () => {
    await on();
    leaving.leaveDevice();
    await turned(device.switchOn(PUSH, 2));
    await vi.dynamicImportSettled();
    await pass();
    // One after the other, whichever was first.
    expect(did.at(-1)).toBe("in");
    expect([device.isNotified(2), device.isNotified(PLAYER)]).toEqual([true, false]);
  });

  test("of a site that has no service any more leaves nothing behind", async () => {
    site.notify = undefined;
    localStorage.setItem("notifiedPlayer", '{"player":1,"id":"abc"}');
    await leave();
    expect([scripts, localStorage.length]).toEqual([[], 0]);
  });
});

test("only who has switched it on is notified, while the browser allows it", async () => {
  await on();
  expect(device.isNotified(2)).toBe(false);
  vi.stubGlobal("Notification", { permission: "denied", requestPermission: asks });
  expect(device.isNotified(PLAYER)).toBe(false);
});
