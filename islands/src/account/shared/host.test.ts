import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Host, hostedBy } from "../../testing/host";

let hosts: readonly string[] | undefined;
vi.mock("../../api/config", () => ({ siteConfig: () => ({ hosts }) }));

const TYPE = "iframe_integration";
const LISTEN = { type: TYPE, action: "listen", tasks: ["sign_in", "deposit"] };

let host: Host;
let shared: typeof import("./host");

async function framed(origin: string, allowed?: readonly string[]) {
  hosts = allowed;
  host = hostedBy(origin);
  shared = await import("./host");
}

/** What the scripts of a test listen to. */
const listening: Parameters<typeof addEventListener>[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  const add = globalThis.addEventListener;
  vi.spyOn(globalThis, "addEventListener").mockImplementation((...args) => {
    listening.push(args);
    add(...args);
  });
  vi.resetModules();
  localStorage.clear();
});

afterEach(() => {
  host?.leave();
  vi.restoreAllMocks();
  for (const [type, listener] of listening.splice(0)) removeEventListener(type, listener);
  vi.useRealTimers();
});

test("a page that is in no frame speaks to nobody", async () => {
  shared = await import("./host");
  expect(shared.isFramed()).toBe(false);
  const said = vi.spyOn(window, "postMessage");
  shared.tellHost(true);
  expect(await shared.leaveToHost("sign_in")).toBe(false);
  expect(said).not.toHaveBeenCalled();
});

test("a host does what it has said that it does", async () => {
  await framed(location.origin);
  void shared.startHost();
  expect(host.told).toEqual([{ type: TYPE, action: "hello" }]);
  host.says(LISTEN);
  expect(await shared.leaveToHost("sign_in")).toBe(true);
  expect(await shared.leaveToHost("sign_up")).toBe(false);
  expect(host.told.slice(1)).toEqual([{ type: TYPE, action: "sign_in" }]);
  host.says({ ...LISTEN, tasks: [] });
  expect(await shared.leaveToHost("sign_in")).toBe(false);
});

test("a host that is asked before it has spoken has a second to do so", async () => {
  await framed(location.origin);
  const asked = shared.leaveToHost("deposit");
  await vi.advanceTimersByTimeAsync(900);
  host.says(LISTEN);
  expect(await asked).toBe(true);
});

test("a host that says nothing does nothing", async () => {
  await framed(location.origin);
  const asked = shared.leaveToHost("sign_in");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toBe(false);
});

test.each([
  ["https://host.example", ["https://host.example"], true],
  ["https://host.example", ["https://other.example"], false],
  ["https://host.example", undefined, false],
  ["https://host.example:8443", ["https://host.example"], false],
  ["http://host.example", ["https://host.example"], false],
  ["https://a.host.example", ["https://*.host.example"], true],
  ["https://host.example", ["https://*.host.example"], false],
  ["https://.host.example", ["https://*.host.example"], false],
  ["https://evilhost.example", ["https://*.host.example"], false],
  ["null", ["https://host.example"], false],
])("a host at %s, where the site allows %s", async (origin, allowed, isHeard) => {
  await framed(origin, allowed);
  const asked = shared.leaveToHost("sign_in");
  host.says(LISTEN);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toBe(isHeard);
});

test("what is no message of the protocol, or not from the host, is ignored", async () => {
  await framed(location.origin);
  const asked = shared.leaveToHost("sign_in");
  for (const odd of [
    null,
    "listen",
    { ...LISTEN, type: "other" },
    { ...LISTEN, action: "other" },
    { ...LISTEN, tasks: "sign_in" },
    { type: TYPE, action: "session", signed_in: "yes" },
    { type: TYPE },
  ]) {
    host.says(odd);
  }
  window.dispatchEvent(new MessageEvent("message", { data: LISTEN, origin: location.origin }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toBe(false);
  expect(localStorage.getItem("session")).toBeNull();
});

test("a host is told who is signed in", async () => {
  await framed(location.origin);
  shared.tellHost(true);
  shared.tellHost(false);
  const session = { type: TYPE, action: "session" };
  expect(host.told).toEqual([
    { ...session, signed_in: true },
    { ...session, signed_in: false },
  ]);
});

describe("a message to the host is for", () => {
  const ALLOWED = ["https://host.example", "https://*.many.example"];
  const ancestors = (...origins: string[]) =>
    Object.defineProperty(location, "ancestorOrigins", { value: origins, configurable: true });

  afterEach(() => void Reflect.deleteProperty(location, "ancestorOrigins"));

  test("every origin that may be it, where the browser does not tell", async () => {
    await framed("https://host.example", ALLOWED);
    shared.tellHost(true);
    expect(host.targets).toEqual([location.origin, "https://host.example"]);
  });

  test.each([
    ["https://a.many.example", ["https://a.many.example"]],
    ["https://other.example", []],
  ])("its own at %s, where the browser tells: %j", async (origin, targets) => {
    ancestors(origin, "https://host.example");
    await framed(origin, ALLOWED);
    shared.tellHost(true);
    expect(host.targets).toEqual(targets);
  });
});

test("a session that the host begins or ends is followed as that of another tab", async () => {
  await framed(location.origin);
  void shared.startHost();
  const keys: unknown[] = [];
  const listen = (event: StorageEvent) => keys.push(event.key, localStorage.getItem("session"));
  window.addEventListener("storage", listen);
  host.says({ type: TYPE, action: "session", signed_in: true });
  host.says({ type: TYPE, action: "session", signed_in: false });
  window.removeEventListener("storage", listen);
  expect(keys).toEqual(["session", expect.stringMatching(/^\d+$/), "session", null]);
});
