/** Notifications on this device, with a service that answers as it is told. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetModules } from "../testing/fresh";

const { saveSettings } = vi.hoisted(() => ({ saveSettings: vi.fn() }));

vi.mock("../api/ticket-calls", () => ({ saveSettings }));

const PUSH = { app: "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0", script: "https://cdn.example/page.js" };
const PLAYER = 1;
const saved = (id: string) => [{ one_signal_push_notification_subscription: id }];

let device: typeof import("./device");
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
  saveSettings.mockResolvedValue(undefined);
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: asks });
  subscription = {
    id: "abc",
    optIn: async () => void did.push("in"),
    optOut: async () => void did.push("out"),
  };
  device = await import("./device");
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
    localStorage.setItem("notifiedPlayer", "1");
    expect(device.isNotified(PLAYER)).toBe(true);
    await off();
    expect(asks).not.toHaveBeenCalled();
    expect(did).toEqual(["out"]);
    expect(device.isNotified(PLAYER)).toBe(false);
  });

  test("that the operator refuses leaves it on", async () => {
    await on();
    saveSettings.mockRejectedValue(new Error("503"));
    await expect(off()).rejects.toThrow("503");
    expect(device.isNotified(PLAYER)).toBe(true);
  });
});

test("only who has switched it on is notified, while the browser allows it", async () => {
  await on();
  expect(device.isNotified(2)).toBe(false);
  vi.stubGlobal("Notification", { permission: "denied", requestPermission: asks });
  expect(device.isNotified(PLAYER)).toBe(false);
});
