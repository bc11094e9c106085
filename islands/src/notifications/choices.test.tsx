/** The switches of the notification centre: when they are there, what they do and say. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { $pushUser } from "../push/bus";
import { Choices } from "./choices";
import { showsToasts } from "./toasts";

const PUSH = { app: "app", script: "https://cdn.example/page.js" };
const { device, site } = vi.hoisted(() => ({
  device: { isNotified: vi.fn(), isChosen: vi.fn(), switchOn: vi.fn(), switchOff: vi.fn() },
  site: { notify: undefined as object | undefined },
}));
vi.mock("./device", () => device);
vi.mock("../api/config", () => ({ siteConfig: () => site }));

let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("Notification", {});
  vi.stubGlobal("PushManager", {});
  vi.resetAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
  localStorage.clear();
  device.isNotified.mockReturnValue(false);
  device.isChosen.mockResolvedValue(true);
  site.notify = PUSH;
  $pushUser.set(1);
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const state = (id: string) => find(id)?.getAttribute("aria-checked");
const press = (id: string) => act(async () => find(id)?.click());
const problem = () => find("notifications-here-problem")?.textContent;

/** Draws them, and waits for what is loaded on its own. */
async function draw() {
  await act(async () => root.render(<Choices say={(key) => key} />));
  await act(() => vi.dynamicImportSettled());
  await act(async () => {});
}

test("toasts are on until they are switched off, in this browser", async () => {
  await draw();
  expect(state("notifications-toasts")).toBe("true");
  await press("notifications-toasts");
  expect([state("notifications-toasts"), showsToasts()]).toEqual(["false", false]);
  await act(async () => root.unmount());
  root = createRoot(document.body.firstElementChild as Element);
  await draw();
  expect(state("notifications-toasts")).toBe("false");
  await press("notifications-toasts");
  expect([state("notifications-toasts"), showsToasts()]).toEqual(["true", true]);
});

test.each([
  ["the site has no service", () => (site.notify = undefined)],
  ["the page is in a frame", () => vi.stubGlobal("parent", {})],
  ["the browser has no push", () => Reflect.deleteProperty(window, "PushManager")],
  ["the page is not secure", () => Reflect.deleteProperty(navigator, "serviceWorker")],
  ["nobody is signed in", () => $pushUser.set(null)],
])("where %s, there is no switch for the device", async (_, prepare) => {
  prepare();
  await draw();
  expect(find("notifications-here")).toBeNull();
  expect(find("notifications-toasts")).not.toBeNull();
});

test("the device is switched on and off", async () => {
  device.switchOn.mockResolvedValue("granted");
  await draw();
  expect(state("notifications-here")).toBe("false");
  await press("notifications-here");
  expect(device.switchOn.mock.calls).toEqual([[PUSH, 1]]);
  expect(state("notifications-here")).toBe("true");
  await press("notifications-here");
  expect(device.switchOff.mock.calls).toEqual([[PUSH]]);
  expect([state("notifications-here"), problem()]).toEqual(["false", undefined]);
});

test("what the player chose before is shown, and nobody else's choice", async () => {
  device.isNotified.mockImplementation((player: number) => player === 2);
  await draw();
  expect(state("notifications-here")).toBe("false");
  await act(async () => $pushUser.set(2));
  expect(state("notifications-here")).toBe("true");
});

test("another device that was switched on since is on in place of this one", async () => {
  device.isNotified.mockReturnValue(true);
  device.isChosen.mockResolvedValue(false);
  await draw();
  expect([state("notifications-here"), problem()]).toEqual(["false", undefined]);
});

test("the account is not asked about a browser where it was never switched on", async () => {
  await draw();
  expect(device.isChosen).not.toHaveBeenCalled();
});

test("without the account's answer the switch shows what this browser knows", async () => {
  device.isNotified.mockReturnValue(true);
  device.isChosen.mockRejectedValue(new Error("503"));
  await draw();
  expect(state("notifications-here")).toBe("true");
  const where = "which device is notified could not be asked";
  expect(console.warn).toHaveBeenCalledWith(where, expect.any(Error));
});

test("an answer that comes after a press counts no more", async () => {
  let answer: (is: boolean) => void = () => {};
  device.isNotified.mockReturnValue(true);
  device.isChosen.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await draw();
  await press("notifications-here");
  await act(async () => answer(true));
  expect(state("notifications-here")).toBe("false");
});

test("while it is being switched, presses do nothing", async () => {
  let answer: (permission: string) => void = () => {};
  device.switchOn.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await draw();
  await press("notifications-here");
  expect(find("notifications-here")?.getAttribute("aria-busy")).toBe("true");
  await press("notifications-here");
  expect(device.switchOn).toHaveBeenCalledTimes(1);
  await act(async () => answer("granted"));
  expect(state("notifications-here")).toBe("true");
  expect(find("notifications-here")?.hasAttribute("aria-busy")).toBe(false);
});

test("a browser that does not allow it says where it is allowed, until it is", async () => {
  device.switchOn.mockResolvedValueOnce("denied").mockResolvedValueOnce("granted");
  await draw();
  await press("notifications-here");
  expect([state("notifications-here"), problem()]).toEqual(["false", "notifications-here-denied"]);
  await press("notifications-here");
  expect([state("notifications-here"), problem()]).toEqual(["true", undefined]);
});

test("a question that was closed changes and says nothing", async () => {
  device.switchOn.mockResolvedValue("default");
  await draw();
  await press("notifications-here");
  expect([state("notifications-here"), problem()]).toEqual(["false", undefined]);
});

test("what fails is said, and leaves the switch as it was", async () => {
  device.switchOn.mockRejectedValueOnce(new Error("no script")).mockResolvedValue("granted");
  device.switchOff.mockRejectedValue(new Error("503"));
  await draw();
  await press("notifications-here");
  expect([state("notifications-here"), problem()]).toEqual([
    "false",
    "notifications-here-on-failed",
  ]);
  await press("notifications-here");
  await press("notifications-here");
  expect([state("notifications-here"), problem()]).toEqual([
    "true",
    "notifications-here-off-failed",
  ]);
});
