/** A break that begins: what is said of it, and that its session ends in any case. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/errors";
import type { UserLimit } from "../api/schemas/limits";
import { BreakSection } from "./break";

const { setUserLimit, signOutNow, show } = vi.hoisted(() => ({
  setUserLimit: vi.fn(),
  signOutNow: vi.fn(),
  show: vi.fn(),
}));
vi.mock("../api/limits", () => ({ setUserLimit }));
vi.mock("../account/shared/session", () => ({ signOutNow }));
vi.mock("../alerts/shared/alerts", () => ({ alerts: { show } }));
vi.mock("../api/config", () => ({ siteConfig: () => ({ tag: "en-ZA", zone: "UTC" }) }));

const say = (key: string) => key;
const EXCLUSION = {
  type: "selfexclusion",
  status: "disabled",
  choices: [6, 12],
  used: 0,
  delay: 0,
} as unknown as UserLimit;

let root: Root;

async function draw(limit: UserLimit): Promise<void> {
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(<BreakSection say={say} limit={limit} />));
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.resetAllMocks();
  setUserLimit.mockResolvedValue([]);
});

afterEach(() => act(async () => root.unmount()));

const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const press = (id: string) => act(async () => find(id)?.click());

test("it is said to have begun, and its session ends here, before the sign-out is answered", async () => {
  await draw(EXCLUSION);
  signOutNow.mockReturnValue(new Promise(() => {}));
  await press("break-selfexclusion-begin");
  await press("break-confirm");
  expect(setUserLimit.mock.calls).toEqual([[{ type: "selfexclusion", period: null, value: 6 }]]);
  expect(show.mock.calls).toEqual([
    [expect.objectContaining({ type: "info", title: "limits-begun", stays: true })],
  ]);
  expect(find("break-confirm")).toBeNull();
  expect(signOutNow.mock.calls).toEqual([[{ anyway: true }]]);
});

test("one that has not begun keeps the session, and the dialog says so", async () => {
  await draw(EXCLUSION);
  setUserLimit.mockRejectedValueOnce(new ApiError("unanswered", 0, "POST"));
  await press("break-selfexclusion-begin");
  await press("break-confirm");
  expect(document.querySelector("dialog [role=alert]")?.textContent).toBe("alert-error-text");
  expect([show.mock.calls, signOutNow.mock.calls]).toEqual([[], []]);
});

test("it has the name that the player's country gives it", async () => {
  await draw({ ...EXCLUSION, type: "coolingoff", choices: [86_400], name: "Time-out" });
  expect(document.querySelector("h2")?.textContent).toBe("Time-out");
});
