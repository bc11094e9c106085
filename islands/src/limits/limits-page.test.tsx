/** The page of limits while the operator does not list them. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LimitsProps } from "../api/props.gen";
import { LimitsPage } from "./limits-page";

const { fetchUserLimits } = vi.hoisted(() => ({ fetchUserLimits: vi.fn() }));
vi.mock("../api/limits", () => ({ fetchUserLimits }));
vi.mock("../messages/words", () => {
  const say = (id: string) => id;
  return { useMessages: () => say };
});
vi.mock("../account/shared/session", async () => {
  const { atom } = await import("nanostores");
  return {
    $session: atom({ status: "logged_in", player: { id: 1 } }),
    startSession: () => {},
  };
});
vi.mock("../account/shared/settings", () => ({ loadSettings: async () => {} }));

const labels = { text: "", sign_in: "" } as LimitsProps["labels"];

let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.useFakeTimers();
  fetchUserLimits.mockReset();
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

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
  await act(async () => root.render(<LimitsPage labels={labels} />));
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
