/** The page of limits: while the operator does not list them, and where they are kept in another currency. */
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LimitsProps } from "../api/props.gen";
import type { UserLimit } from "../api/schemas/limits";
import type { MessageArgs } from "../messages/messages";
import { mount } from "../testing/mount";
import { LimitsPage } from "./limits-page";

const { fetchUserLimits, setUserLimit } = vi.hoisted(() => ({
  fetchUserLimits: vi.fn(),
  setUserLimit: vi.fn(),
}));
const session = await vi.hoisted(async () => {
  const { atom } = await import("nanostores");
  return atom<object>({});
});
vi.mock("../api/limits", () => ({ fetchUserLimits, setUserLimit }));
vi.mock("../api/config", () => ({ siteConfig: () => ({ tag: "en", zone: "UTC" }) }));
vi.mock("../messages/words", async (original) => {
  const say = (id: string, args: MessageArgs = {}) => [id, ...Object.values(args)].join(" ");
  return { ...(await original<object>()), useMessages: () => say };
});
vi.mock("../account/shared/session", async (original) => ({
  ...(await original<object>()),
  $session: session,
  startSession: () => {},
  signOutNow: async () => session.set({ status: "not_logged_in" }),
}));
vi.mock("../account/shared/settings", async () => {
  const { atom } = await import("nanostores");
  return { loadSettings: async () => {}, $settings: atom() };
});

const labels = { text: "", sign_in: "" } as LimitsProps["labels"];

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.useFakeTimers();
  fetchUserLimits.mockReset();
  session.set({ status: "logged_in", player: { id: 1 } });
});

afterEach(() => void vi.useRealTimers());

const failed = () => document.querySelector("[data-testid=limits-failed]");
const busy = () => document.querySelector("[aria-busy=true]") !== null;

test("says so after the first failure, until it does", async () => {
  let fail: (error: unknown) => void = () => {};
  fetchUserLimits.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  fetchUserLimits.mockResolvedValue([]);
  await mount(<LimitsPage labels={labels} />);
  expect([failed()?.getAttribute("role"), failed()?.textContent, busy()]).toEqual([
    "status",
    "",
    true,
  ]);
  await act(async () => fail(new Error("503")));
  expect([failed()?.textContent, busy()]).toEqual(["alert-error-titlealert-error-text", true]);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect([failed(), busy(), document.body.textContent]).toEqual([null, false, "limits-rule"]);
});

const KEPT = { type: "wager", period: "day", currency: "ZAR", choices: [] } as unknown as UserLimit;
const about = () => document.querySelector("[data-testid=limits-currency]")?.textContent;
const use = (currency: string) => {
  const accounts = [
    { currency: "ZAR", active: currency === "ZAR" },
    { currency: "EUR", active: currency === "EUR" },
  ];
  session.set({ status: "logged_in", player: { id: 1 }, accounts });
};

test("says in which currency limits are kept while another account is used", async () => {
  fetchUserLimits.mockResolvedValue([KEPT]);
  await mount(<LimitsPage labels={labels} />);
  expect(about()).toBeUndefined();
  await act(async () => use("EUR"));
  expect(about()).toBe("limits-currency ZAR");
  await act(async () => use("ZAR"));
  expect(about()).toBeUndefined();
});

test("says until when a break lasts that has begun here, and offers no way to sign in, until somebody else has", async () => {
  vi.setSystemTime("2026-11-28T10:00:00Z");
  const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  const press = (id: string) => act(async () => find(id)?.click());
  fetchUserLimits.mockResolvedValue([{ type: "selfexclusion", choices: [6], used: 0, delay: 0 }]);
  setUserLimit.mockResolvedValue([]);
  await mount(<LimitsPage labels={labels} />);
  await press("break-selfexclusion-begin");
  expect(find("limits-begun")).toBeNull();
  await press("break-confirm");
  expect(find("limits-begun")?.textContent).toBe("limits-begun May 28, 2027");
  expect(find("limits-sign-in")).toBeNull();
  await act(async () => session.set({ status: "logged_in", player: { id: 2 } }));
  await act(async () => session.set({ status: "not_logged_in" }));
  expect([find("limits-begun"), find("limits-sign-in") === null]).toEqual([null, false]);
});
